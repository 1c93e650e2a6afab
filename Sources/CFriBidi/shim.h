#include <fribidi.h>
#include <stdlib.h>

/// Levels of a paragraph's characters; a negative `direction` is right to left, a positive one left to right, and 0
/// what the first strong character says. Zero where memory runs out.
static inline int partway_bidi_levels(
    const FriBidiChar *characters, int count, int direction, FriBidiLevel *levels) {
  FriBidiCharType *types = malloc(sizeof(FriBidiCharType) * (size_t)(count + 1));
  FriBidiBracketType *brackets = malloc(sizeof(FriBidiBracketType) * (size_t)(count + 1));
  int done = 0;
  if (types && brackets) {
    FriBidiParType base =
        direction < 0 ? FRIBIDI_PAR_RTL : direction > 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_ON;
    fribidi_get_bidi_types(characters, count, types);
    fribidi_get_bracket_types(characters, count, types, brackets);
    done = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, levels) != 0;
  }
  free(types);
  free(brackets);
  return done;
}
