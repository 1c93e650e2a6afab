// Exponentials.
//
// x = (128 k + j) · ln 2 / 128 + r with |r| ≤ ln 2 / 256, so eˣ = 2^k · 2^(j/128) · eʳ: a table of
// pairs and a short Taylor polynomial, whose error of about 2^-70 leaves the result within 0.51
// ulp.

#include "CNumerics.h"
#include "double2.h"
#include "tables.h"

static const double infinity = __builtin_inf();

/// eʳ − 1 − r for |r| ≤ 0.0028; the first term left out is r⁷/5040.
static double exponentialTail(double r) {
  return r * r * (1.0 / 2 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r * (1.0 / 720)))));
}

/// 2^(j/128) · eʳ.
static PWDouble2 tableTimesExponential(int j, PWDouble2 r) {
  PWDouble2 t = pwExp2Table[j];
  PWDouble2 growth = pwQuickSum(r.high, r.low + exponentialTail(r.high) + r.low * r.high);
  return pwAdd(t, pwMultiply(t, growth));
}

PWDouble2 pwExponential(PWDouble2 x, int *power) {
  double steps = pwNearest(x.high * pwStepsPerUnit);
  int n = (int)steps;
  PWDouble2 r = pwSum(x.high - steps * pwStepHead, -(steps * pwStepMiddle));
  r = pwQuickSum(r.high, r.low + (x.low - steps * pwStepTail));
  *power = n >> 7;
  return tableTimesExponential(n & 127, r);
}

double pwScaled(PWDouble2 value, int power) {
  if (power >= -1020 && power <= 1020) {
    return (value.high + value.low) * pwPowerOfTwo(power);
  }
  if (power > 0) {
    if (power > 1100) { return value.high * infinity; }
    return (value.high + value.low) * pwPowerOfTwo(1020) * pwPowerOfTwo(power - 1020);
  }
  if (power < -1085) { return 0; }
  double smallestNormal = pwPowerOfTwo(-1022 - power);
  if (value.high >= smallestNormal) {
    return (value.high + value.low) * pwPowerOfTwo(-500) * pwPowerOfTwo(power + 500);
  }
  // The result is subnormal: added to the smallest normal number (here divided by 2^power), the sum
  // has the last place of the result, so it rounds where the result must, once.
  PWDouble2 sum = pwQuickSum(smallestNormal, value.high);
  double rounded = sum.high + (sum.low + value.low);
  return (rounded - smallestNormal) * pwPowerOfTwo(-500) * pwPowerOfTwo(power + 500);
}

double pw_exp(double x) {
  if (x != x) { return x; }
  if (x > 710) { return infinity; }
  if (x < -750) { return 0; }
  if (pwMagnitude(x) < 0x1p-54) { return 1 + x; }
  int power;
  PWDouble2 value = pwExponential((PWDouble2){x, 0}, &power);
  return pwScaled(value, power);
}

double pw_exp2(double x) {
  if (x != x) { return x; }
  if (x >= 1024) { return infinity; }
  if (x < -1080) { return 0; }
  double steps = pwNearest(x * 128);
  int n = (int)steps;
  PWDouble2 value = tableTimesExponential(n & 127, pwMultiplyDouble(pwLn2, x - steps / 128));
  return pwScaled(value, n >> 7);
}

double pw_exp10(double x) {
  if (x != x) { return x; }
  if (x > 310) { return infinity; }
  if (x < -330) { return 0; }
  int power;
  PWDouble2 value = pwExponential(pwMultiplyDouble(pwLn10, x), &power);
  return pwScaled(value, power);
}

double pw_expm1(double x) {
  if (x != x) { return x; }
  if (x > 710) { return infinity; }
  if (x < -60) { return -1; }
  if (pwMagnitude(x) < 0x1p-54) { return x; }
  if (pwMagnitude(x) < 0x1p-7) {
    // x + x²/2 + x³/6 + …; the square is taken exactly, the rest is below 2^-16 of x.
    PWDouble2 square = pwProduct(x, 0.5 * x);
    double rest = x * x * x
      * (1.0 / 6
        + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x * (1.0 / 5040 + x / 40320)))));
    PWDouble2 sum = pwQuickSum(x, square.high);
    return sum.high + (sum.low + (square.low + rest));
  }
  int power;
  PWDouble2 value = pwExponential((PWDouble2){x, 0}, &power);
  if (power > 200) { return pwScaled(value, power); }
  double scale = pwPowerOfTwo(power);
  PWDouble2 result = pwAddDouble((PWDouble2){value.high * scale, value.low * scale}, -1);
  return result.high + result.low;
}
