// Sine, cosine and tangent.
//
// x is reduced to r = x − q · π/2 with |r| ≤ π/4 as a pair: for |x| below 2^20 by subtracting
// products with pieces of π/2 (Cody and Waite), above by the binary digits of 2/π that matter for x
// (Payne and Hanek, "Radian reduction for trigonometric functions", 1983). Then r = j/64 + d, and
// the addition theorems with tables of sin(j/64) and cos(j/64) need only short polynomials in |d| ≤
// 1/128.

#include "CNumerics.h"
#include "double2.h"
#include "tables.h"

static const double infinity = __builtin_inf();
static const double notANumber = __builtin_nan("");

/// The 64 binary digits of 2/π from the digit of weight 2^-first on; digits before the point are 0.
static uint64_t digitsOfTwoOverPi(int first) {
  int offset = first - 1;
  if (offset <= -64) { return 0; }
  if (offset < 0) { return pwTwoOverPiDigits[0] >> -offset; }
  int word = offset / 64;
  int shift = offset % 64;
  uint64_t digits = pwTwoOverPiDigits[word] << shift;
  if (shift != 0) { digits |= pwTwoOverPiDigits[word + 1] >> (64 - shift); }
  return digits;
}

/// Reduction of a positive x ≥ 2^20.
static int reduceLarge(double x, PWDouble2 *r) {
  uint64_t bits = pwBits(x);
  int e = (int)(bits >> 52) - 1075;
  uint64_t mantissa = (bits & 0x000fffffffffffffu) | 0x0010000000000000u;
  // Digits of weight 2^(2 - e) and more give multiples of 4 quarter turns. The next 256 give x ·
  // 2/π modulo 4, with two bits before the point and 254 after it, in four words, least significant
  // first.
  uint64_t product[4];
  unsigned __int128 carry = 0;
  for (int i = 0; i < 4; ++i) {
    uint64_t digits = digitsOfTwoOverPi(e - 1 + 64 * (3 - i));
    unsigned __int128 p = (unsigned __int128)mantissa * digits + carry;
    product[i] = (uint64_t)p;
    carry = p >> 64;
  }
  int quadrant = (int)(product[3] >> 62);
  for (int i = 3; i > 0; --i) { product[i] = product[i] << 2 | product[i - 1] >> 62; }
  product[0] <<= 2;
  int negative = (int)(product[3] >> 63);
  if (negative) {
    // The fraction is at least a half: count one quarter turn more and keep the (negated)
    // difference.
    quadrant += 1;
    unsigned __int128 c = 1;
    for (int i = 0; i < 4; ++i) {
      c += (uint64_t)~product[i];
      product[i] = (uint64_t)c;
      c >>= 64;
    }
  }
  int scale = 0;
  while (product[3] == 0 && scale < 192) {
    product[3] = product[2];
    product[2] = product[1];
    product[1] = product[0];
    product[0] = 0;
    scale += 64;
  }
  int shift = product[3] == 0 ? 0 : __builtin_clzll(product[3]);
  if (shift > 0) {
    for (int i = 3; i > 0; --i) {
      product[i] = product[i] << shift | product[i - 1] >> (64 - shift);
    }
    product[0] <<= shift;
  }
  scale += shift;
  // 53 + 53 + 22 bits of the fraction 0.p₃p₂….
  double high = (double)(product[3] >> 11) * 0x1p-53;
  double middle = (double)((product[3] & 0x7ff) << 42 | product[2] >> 22) * 0x1p-106;
  double low = (double)(product[2] & 0x3fffff) * 0x1p-128;
  double unit = pwPowerOfTwo(-scale);
  PWDouble2 fraction = pwQuickSum(high * unit, (middle + low) * unit);
  if (negative) { fraction = pwNegate(fraction); }
  *r = pwMultiply(fraction, pwHalfPi);
  return quadrant & 3;
}

/// Reduction of any finite x ≥ 0; returns the number of quarter turns modulo 4.
static int reduce(double x, PWDouble2 *r) {
  if (x <= 0x1.921fb54442d18p-1) {
    *r = (PWDouble2){x, 0};
    return 0;
  }
  if (x >= 0x1p20) { return reduceLarge(x, r); }
  double q = pwNearest(x * pwTwoOverPi);
  PWDouble2 value = pwSum(x - q * pwHalfPiA, -(q * pwHalfPiB));
  value = pwAdd(value, (PWDouble2){-(q * pwHalfPiC), 0});
  value = pwAdd(value, pwNegate(pwProduct(q, pwHalfPiD)));
  *r = value;
  return (int)q & 3;
}

/// Sine and cosine of a pair of magnitude up to π/4 and a little.
static void sineAndCosine(PWDouble2 r, PWDouble2 *sine, PWDouble2 *cosine) {
  int negative = r.high < 0;
  if (negative) { r = pwNegate(r); }
  double steps = pwNearest(r.high * 64);
  int j = (int)steps;
  PWDouble2 d = pwSum(r.high - steps / 64, r.low);
  double square = d.high * d.high;
  // sin d − d and cos d − 1 to 2^-69 of the results they go into.
  double sineTail =
    d.high * square * (-1.0 / 6 + square * (1.0 / 120 + square * (-1.0 / 5040 + square / 362880)));
  double cosineTail =
    square * square * (1.0 / 24 + square * (-1.0 / 720 + square * (1.0 / 40320)));
  PWDouble2 sineOfRest = pwQuickSum(d.high, d.low + sineTail);
  PWDouble2 exactSquare = pwProduct(d.high, d.high);
  PWDouble2 cosineOfRest =
    pwQuickSum(-0.5 * exactSquare.high, -0.5 * exactSquare.low - d.high * d.low + cosineTail);
  PWDouble2 s = pwSinTable[j];
  PWDouble2 c = pwCosTable[j];
  PWDouble2 sineResult = sineOfRest;
  if (j != 0) {
    sineResult = pwAdd(s, pwAdd(pwMultiply(s, cosineOfRest), pwMultiply(c, sineOfRest)));
  }
  *cosine = pwAdd(c, pwAdd(pwMultiply(c, cosineOfRest), pwNegate(pwMultiply(s, sineOfRest))));
  *sine = negative ? pwNegate(sineResult) : sineResult;
}

double pw_sin(double x) {
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-27) { return x; }
  if (magnitude != magnitude) { return x; }
  if (magnitude == infinity) { return notANumber; }
  PWDouble2 r, sine, cosine;
  int quadrant = reduce(magnitude, &r);
  sineAndCosine(r, &sine, &cosine);
  PWDouble2 value = (quadrant & 1) ? cosine : sine;
  double result = value.high + value.low;
  if (quadrant & 2) { result = -result; }
  return pwIsNegative(x) ? -result : result;
}

double pw_cos(double x) {
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-28) { return 1; }
  if (magnitude != magnitude) { return x; }
  if (magnitude == infinity) { return notANumber; }
  PWDouble2 r, sine, cosine;
  int quadrant = reduce(magnitude, &r);
  sineAndCosine(r, &sine, &cosine);
  PWDouble2 value = (quadrant & 1) ? sine : cosine;
  double result = value.high + value.low;
  return ((quadrant + 1) & 2) ? -result : result;
}

void pw_sincos(double x, double *sine, double *cosine) {
  *sine = pw_sin(x);
  *cosine = pw_cos(x);
}

double pw_tan(double x) {
  double magnitude = pwMagnitude(x);
  if (magnitude < 0x1p-27) { return x; }
  if (magnitude != magnitude) { return x; }
  if (magnitude == infinity) { return notANumber; }
  PWDouble2 r, sine, cosine;
  int quadrant = reduce(magnitude, &r);
  sineAndCosine(r, &sine, &cosine);
  PWDouble2 value = (quadrant & 1) ? pwNegate(pwDivide(cosine, sine)) : pwDivide(sine, cosine);
  double result = value.high + value.low;
  return pwIsNegative(x) ? -result : result;
}
