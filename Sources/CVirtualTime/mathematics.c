// The functions of <math.h> that have no exact result, for everything in the process that calls
// them.
//
// The C library's own give other last bits on processors with and without fused multiply-add.

#include "CNumerics.h"

#define PW_ONE(name)                                                                    \
  double name(double x);                                                                \
  double name(double x) { return pw_##name(x); }                                        \
  float name##f(float x);                                                               \
  float name##f(float x) { return (float)pw_##name((double)x); }

#define PW_TWO(name)                                                                    \
  double name(double x, double y);                                                      \
  double name(double x, double y) { return pw_##name(x, y); }                           \
  float name##f(float x, float y);                                                      \
  float name##f(float x, float y) { return (float)pw_##name((double)x, (double)y); }

PW_ONE(exp)
PW_ONE(exp2)
PW_ONE(exp10)
PW_ONE(expm1)
PW_ONE(log)
PW_ONE(log2)
PW_ONE(log10)
PW_ONE(log1p)
PW_ONE(cbrt)
PW_ONE(sin)
PW_ONE(cos)
PW_ONE(tan)
PW_ONE(asin)
PW_ONE(acos)
PW_ONE(atan)
PW_ONE(sinh)
PW_ONE(cosh)
PW_ONE(tanh)
PW_ONE(asinh)
PW_ONE(acosh)
PW_ONE(atanh)
PW_TWO(pow)
PW_TWO(atan2)
PW_TWO(hypot)

void sincos(double x, double *sine, double *cosine);
void sincos(double x, double *sine, double *cosine) { pw_sincos(x, sine, cosine); }

void sincosf(float x, float *sine, float *cosine);
void sincosf(float x, float *sine, float *cosine) {
  *sine = (float)pw_sin((double)x);
  *cosine = (float)pw_cos((double)x);
}
