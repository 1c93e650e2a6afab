// Logarithms, powers and roots.
//
// x = 2^e · m with m in 0.707…1.414, and c ≈ 1/m from a table, so ln x = e · ln 2 − ln c + ln(m c)
// with m c = 1 + r exact as a pair and |r| ≤ 2^-7. Two terms of the series in pairs and the rest in
// doubles leave a relative error of about 2^-74, enough for xʸ to stay within 0.51 ulp after the
// product with y.

#include "CNumerics.h"
#include "double2.h"
#include "tables.h"

static const double infinity = __builtin_inf();
static const double notANumber = __builtin_nan("");

PWDouble2 pwLogarithm(PWDouble2 x) {
  int exponent = 0;
  if (x.high < 0x1p-1000) {
    x.high *= 0x1p200;
    x.low *= 0x1p200;
    exponent = -200;
  }
  uint64_t bits = pwBits(x.high);
  int e = (int)(bits >> 52) - 1023;
  int j = (int)(bits >> 45) & 127;
  double m = pwFromBits((bits & 0x000fffffffffffffu) | 0x3ff0000000000000u);
  double scaledLow = x.low == 0 ? 0 : x.low * pwPowerOfTwo(-e / 2) * pwPowerOfTwo(-e - -e / 2);
  if (j >= 53) {
    m *= 0.5;
    scaledLow *= 0.5;
    e += 1;
  }
  exponent += e;

  double c = pwReciprocalTable[j];
  PWDouble2 product = pwProduct(m, c);
  PWDouble2 r = pwSum(product.high - 1, product.low);
  r = pwQuickSum(r.high, r.low + scaledLow * c);

  double h = r.high;
  PWDouble2 square = pwMultiply(r, r);
  PWDouble2 cube = pwMultiply(pwMultiply(square, r), pwThird);
  double rest = square.high * square.high
    * (-1.0 / 4
      + h * (1.0 / 5
        + h * (-1.0 / 6
          + h * (1.0 / 7
            + h * (-1.0 / 8 + h * (1.0 / 9 + h * (-1.0 / 10 + h * (1.0 / 11 - h / 12))))))));

  PWDouble2 small = pwAddDouble(cube, rest);
  small = pwAdd((PWDouble2){-0.5 * square.high, -0.5 * square.low}, small);
  small = pwAdd(r, small);
  PWDouble2 sum = pwAdd(pwLogTable[j], small);
  if (exponent == 0) { return sum; }
  PWDouble2 whole = pwAdd((PWDouble2){exponent * pwLn2Head, 0}, pwProduct(exponent, pwLn2Tail));
  return pwAdd(whole, sum);
}

/// Whether the logarithm of `x` is a special value, then stored in `result`.
static int hasSpecialLogarithm(double x, double *result) {
  if (x != x || x == infinity) {
    *result = x;
  } else if (x == 0) {
    *result = -infinity;
  } else if (x < 0) {
    *result = notANumber;
  } else if (x == 1) {
    *result = 0;
  } else {
    return 0;
  }
  return 1;
}

double pw_log(double x) {
  double special;
  if (hasSpecialLogarithm(x, &special)) { return special; }
  PWDouble2 value = pwLogarithm((PWDouble2){x, 0});
  return value.high + value.low;
}

double pw_log2(double x) {
  double special;
  if (hasSpecialLogarithm(x, &special)) { return special; }
  PWDouble2 value = pwMultiply(pwLogarithm((PWDouble2){x, 0}), pwLog2E);
  return value.high + value.low;
}

double pw_log10(double x) {
  double special;
  if (hasSpecialLogarithm(x, &special)) { return special; }
  PWDouble2 value = pwMultiply(pwLogarithm((PWDouble2){x, 0}), pwLog10E);
  return value.high + value.low;
}

double pw_log1p(double x) {
  if (x != x || x == infinity) { return x; }
  if (x < -1) { return notANumber; }
  if (x == -1) { return -infinity; }
  if (pwMagnitude(x) < 0x1p-54) { return x; }
  PWDouble2 value = pwLogarithm(pwSum(1, x));
  return value.high + value.low;
}

/// 2 for an even whole number, 1 for an odd one, 0 for any other finite number.
static int parity(double y) {
  double magnitude = pwMagnitude(y);
  if (magnitude >= 0x1p53) { return 2; }
  if (magnitude < 1) { return magnitude == 0 ? 2 : 0; }
  int64_t whole = (int64_t)magnitude;
  if ((double)whole != magnitude) { return 0; }
  return (whole & 1) ? 1 : 2;
}

double pw_pow(double x, double y) {
  if (y == 0 || x == 1) { return 1; }
  if (x != x || y != y) { return x + y; }
  double magnitude = pwMagnitude(x);
  if (pwMagnitude(y) == infinity) {
    if (magnitude == 1) { return 1; }
    return (magnitude > 1) == (y > 0) ? infinity : 0;
  }
  int kind = parity(y);
  double sign = pwIsNegative(x) && kind == 1 ? -1.0 : 1.0;
  if (magnitude == 0) { return y < 0 ? sign * infinity : sign * 0.0; }
  if (magnitude == infinity) { return y < 0 ? sign * 0.0 : sign * infinity; }
  if (x < 0 && kind == 0) { return notANumber; }
  if (magnitude == 1) { return sign; }
  if (y == 1) { return x; }
  if (pwMagnitude(y) > 0x1p66) { return (magnitude > 1) == (y > 0) ? sign * infinity : sign * 0.0; }
  if (pwMagnitude(y) < 0x1p-66) { return sign; }

  PWDouble2 exponent = pwMultiplyDouble(pwLogarithm((PWDouble2){magnitude, 0}), y);
  if (exponent.high > 720) { return sign * infinity; }
  if (exponent.high < -760) { return sign * 0.0; }
  int power;
  PWDouble2 value = pwExponential(exponent, &power);
  return sign * pwScaled(value, power);
}

double pw_cbrt(double x) {
  if (x != x || x == 0 || pwMagnitude(x) == infinity) { return x; }
  double magnitude = pwMagnitude(x);
  double unscale = 1;
  if (magnitude < 0x1p-900) {
    magnitude *= 0x1p300;
    unscale = 0x1p-100;
  } else if (magnitude > 0x1p900) {
    magnitude *= 0x1p-300;
    unscale = 0x1p100;
  }
  // A third of the exponent, by dividing the bits of the number, is within 6 %; Newton's steps
  // square that.
  double root = pwFromBits(pwBits(magnitude) / 3 + 0x2a9f7893782da1ceu);
  for (int step = 0; step < 4; ++step) {
    root = root - (root - magnitude / (root * root)) / 3;
  }
  PWDouble2 cube = pwMultiplyDouble(pwProduct(root, root), root);
  double rest = (magnitude - cube.high) - cube.low;
  return pwWithSign((root + rest / (3 * root * root)) * unscale, x);
}

double pw_hypot(double x, double y) {
  double a = pwMagnitude(x);
  double b = pwMagnitude(y);
  if (a == infinity || b == infinity) { return infinity; }
  if (a != a || b != b) { return a + b; }
  if (a < b) {
    double swap = a;
    a = b;
    b = swap;
  }
  if (b == 0 || b < a * 0x1p-60) { return a; }
  double unscale = 1;
  if (a > 0x1p500) {
    a *= 0x1p-600;
    b *= 0x1p-600;
    unscale = 0x1p600;
  } else if (a < 0x1p-400) {
    a *= 0x1p600;
    b *= 0x1p600;
    unscale = 0x1p-600;
  }
  PWDouble2 root = pwRoot(pwAdd(pwProduct(a, a), pwProduct(b, b)));
  return (root.high + root.low) * unscale;
}
