// Numbers of about 106 bits as the unevaluated sum of two doubles.
//
// The error-free transformations are Dekker's and Knuth's (T. J. Dekker, "A floating-point
// technique for extending the available precision", 1971; D. E. Knuth, The Art of Computer
// Programming, vol. 2, 4.2.2). They need round-to-nearest and no contraction into fused
// multiply-add.

#ifndef PARTWAY_DOUBLE2_H
#define PARTWAY_DOUBLE2_H

#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

/// The sum `high + low`, where `low` is at most half a unit in the last place of `high`.
typedef struct {
  double high;
  double low;
} PWDouble2;

static inline uint64_t pwBits(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline double pwFromBits(uint64_t bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

static inline double pwMagnitude(double x) { return pwFromBits(pwBits(x) & 0x7fffffffffffffffu); }

static inline double pwWithSign(double magnitude, double sign) {
  uint64_t signBit = 0x8000000000000000u;
  return pwFromBits((pwBits(magnitude) & ~signBit) | (pwBits(sign) & signBit));
}

static inline int pwIsNegative(double x) { return (int)(pwBits(x) >> 63); }

/// 2 to the power `n`, for `n` in −1022…1023.
static inline double pwPowerOfTwo(int n) { return pwFromBits((uint64_t)(n + 1023) << 52); }

/// Square root, correctly rounded by the processor.
static inline double pwSquareRoot(double x) { return __builtin_elementwise_sqrt(x); }

/// Nearest whole number, ties to even, for `x` of magnitude below 2^51.
static inline double pwNearest(double x) {
  const double shift = 0x1.8p52;
  volatile double shifted = x + shift;
  return shifted - shift;
}

/// Exact sum for |a| ≥ |b| or a = 0.
static inline PWDouble2 pwQuickSum(double a, double b) {
  double sum = a + b;
  return (PWDouble2){sum, b - (sum - a)};
}

/// Exact sum.
static inline PWDouble2 pwSum(double a, double b) {
  double sum = a + b;
  double bb = sum - a;
  return (PWDouble2){sum, (a - (sum - bb)) + (b - bb)};
}

/// Exact product, while it and its parts neither overflow nor underflow.
static inline PWDouble2 pwProduct(double a, double b) {
  double product = a * b;
  double ta = 134217729.0 * a;
  double ah = ta - (ta - a);
  double al = a - ah;
  double tb = 134217729.0 * b;
  double bh = tb - (tb - b);
  double bl = b - bh;
  return (PWDouble2){product, ((ah * bh - product) + ah * bl + al * bh) + al * bl};
}

static inline PWDouble2 pwAdd(PWDouble2 a, PWDouble2 b) {
  PWDouble2 s = pwSum(a.high, b.high);
  PWDouble2 t = pwSum(a.low, b.low);
  s = pwQuickSum(s.high, s.low + t.high);
  return pwQuickSum(s.high, s.low + t.low);
}

static inline PWDouble2 pwAddDouble(PWDouble2 a, double b) {
  PWDouble2 s = pwSum(a.high, b);
  return pwQuickSum(s.high, s.low + a.low);
}

static inline PWDouble2 pwNegate(PWDouble2 a) { return (PWDouble2){-a.high, -a.low}; }

static inline PWDouble2 pwMultiply(PWDouble2 a, PWDouble2 b) {
  PWDouble2 p = pwProduct(a.high, b.high);
  return pwQuickSum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

static inline PWDouble2 pwMultiplyDouble(PWDouble2 a, double b) {
  PWDouble2 p = pwProduct(a.high, b);
  return pwQuickSum(p.high, p.low + a.low * b);
}

static inline PWDouble2 pwDivide(PWDouble2 a, PWDouble2 b) {
  double q1 = a.high / b.high;
  PWDouble2 r = pwAdd(a, pwNegate(pwMultiplyDouble(b, q1)));
  double q2 = r.high / b.high;
  r = pwAdd(r, pwNegate(pwMultiplyDouble(b, q2)));
  double q3 = r.high / b.high;
  return pwAddDouble(pwQuickSum(q1, q2), q3);
}

static inline PWDouble2 pwRoot(PWDouble2 a) {
  if (a.high <= 0) { return (PWDouble2){0, 0}; }
  double root = pwSquareRoot(a.high);
  PWDouble2 rest = pwAdd(a, pwNegate(pwProduct(root, root)));
  return pwQuickSum(root, rest.high / (2 * root));
}

/// Exponential of `x` as a pair in 1…2 and a power of 2, for |x| below 1100.
PWDouble2 pwExponential(PWDouble2 x, int *power);

/// `value · 2^power`, rounded once, for a positive pair in 0.25…4.
double pwScaled(PWDouble2 value, int power);

/// Natural logarithm of a positive finite number.
PWDouble2 pwLogarithm(PWDouble2 x);

/// Arc tangent of `y / x` for `x` > 0, `y` ≥ 0 and neither beyond 2^±500.
PWDouble2 pwArcTangent(PWDouble2 y, PWDouble2 x);

#endif
