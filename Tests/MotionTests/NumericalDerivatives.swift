/// The derivative of a smooth function whose features are no shorter than about 0.02; error about 1e-10 of its size.
///
/// Central differences over 1, 2 and 3 steps, combined so that the error grows with the sixth power of the step.
func differenceQuotient(
  at x: Double, step h: Double = 1e-3, of f: (Double) -> Double
) -> Double {
  let one = f(x + h) - f(x - h)
  let two = f(x + 2 * h) - f(x - 2 * h)
  let three = f(x + 3 * h) - f(x - 3 * h)
  return (45 * one - 9 * two + three) / (60 * h)
}
