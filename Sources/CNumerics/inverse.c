// Inverse trigonometric functions.
//
// atan(y/x) = atan(j/64) + atan(u) with u = (y − x j/64) / (x + y j/64), |u| ≤ 1/128: a table and a
// short series. Arc sine and arc cosine are the angles of (√(1 − x²), x) and (x, √(1 − x²)), with
// the root as a pair.

#include "CNumerics.h"
#include "double2.h"
#include "tables.h"

static const double infinity = __builtin_inf();
static const double notANumber = __builtin_nan("");

PWDouble2 pwArcTangent(PWDouble2 y, PWDouble2 x) {
  int swapped = y.high > x.high;
  if (swapped) {
    PWDouble2 swap = y;
    y = x;
    x = swap;
  }
  double steps = pwNearest(y.high / x.high * 64);
  int j = (int)steps;
  PWDouble2 u;
  if (j == 0) {
    u = pwDivide(y, x);
  } else {
    double a = steps / 64;
    u = pwDivide(pwAdd(y, pwNegate(pwMultiplyDouble(x, a))), pwAdd(x, pwMultiplyDouble(y, a)));
  }
  double s = u.high * u.high;
  double tail = u.high * s * (-1.0 / 3 + s * (1.0 / 5 + s * (-1.0 / 7 + s * (1.0 / 9 - s / 11))));
  PWDouble2 angle = pwQuickSum(u.high, u.low + tail);
  if (j != 0) { angle = pwAdd(pwAtanTable[j], angle); }
  return swapped ? pwAdd(pwHalfPi, pwNegate(angle)) : angle;
}

double pw_atan(double x) {
  if (x != x) { return x; }
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-27) { return x; }
  if (magnitude > 0x1p60) { return pwWithSign(pwHalfPi.high, x); }
  PWDouble2 angle = pwArcTangent((PWDouble2){magnitude, 0}, (PWDouble2){1, 0});
  return pwWithSign(angle.high + angle.low, x);
}

double pw_atan2(double y, double x) {
  if (x != x || y != y) { return x + y; }
  double a = pwMagnitude(y);
  double b = pwMagnitude(x);
  int left = pwIsNegative(x);
  if (a == 0) { return pwWithSign(left ? pwPi.high : 0, y); }
  if (b == 0) { return pwWithSign(pwHalfPi.high, y); }
  if (a == infinity) {
    if (b != infinity) { return pwWithSign(pwHalfPi.high, y); }
    return pwWithSign(left ? 0x1.2d97c7f3321d2p+1 : 0x1.921fb54442d18p-1, y);
  }
  if (b == infinity) { return pwWithSign(left ? pwPi.high : 0, y); }

  int ea = (int)(pwBits(a) >> 52);
  int eb = (int)(pwBits(b) >> 52);
  if (ea - eb > 62) { return pwWithSign(pwHalfPi.high, y); }
  if (eb - ea > 62) {
    return pwWithSign(left ? pwPi.high : a / b, y);
  }
  if (eb - ea > 29 && !left) { return pwWithSign(a / b, y); }
  if (ea > 1400 || eb > 1400) {
    a *= 0x1p-500;
    b *= 0x1p-500;
  } else if (ea < 600 || eb < 600) {
    a *= 0x1p600;
    b *= 0x1p600;
    // The lowest of the subnormal numbers are still far apart from the highest ones here.
  }
  PWDouble2 angle = pwArcTangent((PWDouble2){a, 0}, (PWDouble2){b, 0});
  if (left) { angle = pwAdd(pwPi, pwNegate(angle)); }
  return pwWithSign(angle.high + angle.low, y);
}

/// √(1 − x²) for x in 0…1.
static PWDouble2 cofactor(double x) {
  return pwRoot(pwMultiply(pwSum(1, -x), pwSum(1, x)));
}

double pw_asin(double x) {
  double magnitude = pwMagnitude(x);
  if (x != x) { return x; }
  if (magnitude > 1) { return notANumber; }
  if (magnitude == 1) { return pwWithSign(pwHalfPi.high, x); }
  if (magnitude < 0x1p-27) { return x; }
  PWDouble2 angle = pwArcTangent((PWDouble2){magnitude, 0}, cofactor(magnitude));
  return pwWithSign(angle.high + angle.low, x);
}

double pw_acos(double x) {
  double magnitude = pwMagnitude(x);
  if (x != x) { return x; }
  if (magnitude > 1) { return notANumber; }
  if (magnitude == 1) { return x > 0 ? 0 : pwPi.high; }
  if (magnitude < 0x1p-60) { return pwHalfPi.high; }
  PWDouble2 angle = pwArcTangent(cofactor(magnitude), (PWDouble2){magnitude, 0});
  if (x < 0) { angle = pwAdd(pwPi, pwNegate(angle)); }
  return angle.high + angle.low;
}
