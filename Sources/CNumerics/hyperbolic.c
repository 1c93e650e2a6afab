// Hyperbolic functions and their inverses, from the exponential and the logarithm as pairs.

#include "CNumerics.h"
#include "double2.h"

static const double infinity = __builtin_inf();
static const double notANumber = __builtin_nan("");

/// eˣ / 2 and e⁻ˣ / 2 for x in 0…40.
static void halfExponentials(double x, PWDouble2 *growing, PWDouble2 *shrinking) {
  int power;
  PWDouble2 e = pwExponential((PWDouble2){x, 0}, &power);
  double scale = pwPowerOfTwo(power);
  e = (PWDouble2){e.high * scale, e.low * scale};
  *growing = (PWDouble2){0.5 * e.high, 0.5 * e.low};
  *shrinking = pwDivide((PWDouble2){0.5, 0}, e);
}

/// sinh x for x in 0…40.
static PWDouble2 hyperbolicSine(double x) {
  if (x < 0.25) {
    // x + x³/6 + …; the cube is a pair, the rest is below 2^-14 of x.
    PWDouble2 cube = pwMultiplyDouble(pwProduct(x, x), x);
    double s = x * x;
    double rest = cube.high * s
      * (1.0 / 120
        + s * (1.0 / 5040 + s * (1.0 / 362880 + s * (1.0 / 39916800 + s * (1.0 / 6227020800.0)))));
    PWDouble2 tail = pwAddDouble(pwDivide(cube, (PWDouble2){6, 0}), rest);
    return pwAddDouble(tail, x);
  }
  PWDouble2 growing, shrinking;
  halfExponentials(x, &growing, &shrinking);
  return pwAdd(growing, pwNegate(shrinking));
}

/// eˣ / 2 for x above 40.
static double halfExponential(double x) {
  if (x > 711) { return infinity; }
  int power;
  PWDouble2 e = pwExponential((PWDouble2){x, 0}, &power);
  return pwScaled(e, power - 1);
}

double pw_sinh(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-28) { return x; }
  if (magnitude > 40) { return pwWithSign(halfExponential(magnitude), x); }
  PWDouble2 value = hyperbolicSine(magnitude);
  return pwWithSign(value.high + value.low, x);
}

double pw_cosh(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude > 40) { return halfExponential(magnitude); }
  PWDouble2 growing, shrinking;
  halfExponentials(magnitude, &growing, &shrinking);
  PWDouble2 value = pwAdd(growing, shrinking);
  return value.high + value.low;
}

double pw_tanh(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-28) { return x; }
  if (magnitude > 22) { return pwWithSign(1, x); }
  PWDouble2 growing, shrinking;
  halfExponentials(magnitude, &growing, &shrinking);
  PWDouble2 value = pwDivide(hyperbolicSine(magnitude), pwAdd(growing, shrinking));
  return pwWithSign(value.high + value.low, x);
}

double pw_asinh(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-28 || magnitude == infinity) { return x; }
  PWDouble2 value;
  if (magnitude > 0x1p60) {
    value = pwLogarithm((PWDouble2){magnitude, 0});
    value = pwAdd(value, pwLogarithm((PWDouble2){2, 0}));
  } else if (magnitude < 0x1p-6) {
    // x − x³/6 + 3x⁵/40 − …, since the logarithm would lose the last places of a small x.
    PWDouble2 cube = pwMultiplyDouble(pwProduct(magnitude, magnitude), magnitude);
    double s = magnitude * magnitude;
    double rest = cube.high * s
      * (3.0 / 40
        + s * (-15.0 / 336 + s * (105.0 / 3456 + s * (-945.0 / 42240 + s * (10395.0 / 599040)))));
    value = pwAddDouble(pwAddDouble(pwDivide(cube, (PWDouble2){-6, 0}), rest), magnitude);
  } else {
    PWDouble2 root = pwRoot(pwAddDouble(pwProduct(magnitude, magnitude), 1));
    value = pwLogarithm(pwAddDouble(root, magnitude));
  }
  return pwWithSign(value.high + value.low, x);
}

double pw_acosh(double x) {
  if (x != x || x == infinity) { return x; }
  if (x < 1) { return notANumber; }
  if (x == 1) { return 0; }
  PWDouble2 value;
  if (x > 0x1p60) {
    value = pwAdd(pwLogarithm((PWDouble2){x, 0}), pwLogarithm((PWDouble2){2, 0}));
  } else {
    // ln(1 + t + √(t (t + 2))) with t = x − 1.
    PWDouble2 t = pwSum(x, -1);
    PWDouble2 root = pwRoot(pwMultiply(t, pwSum(x, 1)));
    value = pwLogarithm(pwAddDouble(pwAdd(t, root), 1));
  }
  return value.high + value.low;
}

double pw_atanh(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude > 1) { return notANumber; }
  if (magnitude == 1) { return pwWithSign(infinity, x); }
  if (magnitude < 0x1p-28) { return x; }
  PWDouble2 value;
  if (magnitude < 0x1p-6) {
    PWDouble2 cube = pwMultiplyDouble(pwProduct(magnitude, magnitude), magnitude);
    double s = magnitude * magnitude;
    double rest =
      cube.high * s * (1.0 / 5 + s * (1.0 / 7 + s * (1.0 / 9 + s * (1.0 / 11 + s * (1.0 / 13)))));
    value = pwAddDouble(pwAddDouble(pwDivide(cube, (PWDouble2){3, 0}), rest), magnitude);
  } else {
    PWDouble2 ratio = pwDivide(pwSum(1, magnitude), pwSum(1, -magnitude));
    value = pwLogarithm(ratio);
    value = (PWDouble2){0.5 * value.high, 0.5 * value.low};
  }
  return pwWithSign(value.high + value.low, x);
}
