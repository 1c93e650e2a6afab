// Elementary functions that give the same bits on every processor.
//
// Each function is computed from + − × ÷ √ alone, without fused multiply-add and without the
// system's mathematics library, and differs from the exact result by at most one unit in the last
// place. Special values (zeros, infinities, NaN, results out of range) are those of IEEE 754 and
// C's Annex F; the floating-point flags and `errno` are not part of the contract.

#ifndef PARTWAY_CNUMERICS_H
#define PARTWAY_CNUMERICS_H

#ifdef __cplusplus
extern "C" {
#endif

/// e to the power `x`.
double pw_exp(double x);
/// 2 to the power `x`; exact for whole `x`.
double pw_exp2(double x);
/// 10 to the power `x`.
double pw_exp10(double x);
/// e to the power `x`, minus 1, accurate near 0.
double pw_expm1(double x);

/// Natural logarithm of `x`; NaN for negative `x`, −∞ for ±0.
double pw_log(double x);
/// Logarithm of `x` to the base 2; exact for powers of 2.
double pw_log2(double x);
/// Logarithm of `x` to the base 10; exact for powers of 10.
double pw_log10(double x);
/// Natural logarithm of `1 + x`, accurate near 0.
double pw_log1p(double x);

/// `x` to the power `y`.
double pw_pow(double x, double y);
/// Cube root of `x`, with the sign of `x`.
double pw_cbrt(double x);
/// Square root of `x² + y²` without overflow on the way.
double pw_hypot(double x, double y);

/// Sine of `x` radians; NaN for infinite `x`.
double pw_sin(double x);
/// Cosine of `x` radians; NaN for infinite `x`.
double pw_cos(double x);
/// Tangent of `x` radians; NaN for infinite `x`.
double pw_tan(double x);
/// Sine and cosine of `x` radians, the same bits as `pw_sin` and `pw_cos`.
void pw_sincos(double x, double *sine, double *cosine);

/// Arc sine of `x` in radians, in −π/2…π/2; NaN outside −1…1.
double pw_asin(double x);
/// Arc cosine of `x` in radians, in 0…π; NaN outside −1…1.
double pw_acos(double x);
/// Arc tangent of `x` in radians, in −π/2…π/2.
double pw_atan(double x);
/// Angle of the point (`x`, `y`) in radians, in −π…π.
double pw_atan2(double y, double x);

/// Hyperbolic sine of `x`.
double pw_sinh(double x);
/// Hyperbolic cosine of `x`.
double pw_cosh(double x);
/// Hyperbolic tangent of `x`.
double pw_tanh(double x);
/// Inverse hyperbolic sine of `x`.
double pw_asinh(double x);
/// Inverse hyperbolic cosine of `x`; NaN below 1.
double pw_acosh(double x);
/// Inverse hyperbolic tangent of `x`; NaN outside −1…1.
double pw_atanh(double x);

#ifdef __cplusplus
}
#endif

#endif
