import Glibc
import Imaging

/// What the C library's own functions give, which depends on the processor.
///
/// Nothing in the product calls them; so they show whether a process really runs as on another processor.
enum LibraryMathematics {
  /// A digest of many results; nil where the library is not to be found.
  static var digest: String? {
    typealias Function = @convention(c) (Double) -> Double
    // By the library, because the process has functions of these names of its own.
    guard let library = dlopen("libm.so.6", RTLD_LAZY) else { return nil }
    defer { dlclose(library) }
    var bytes: [UInt8] = []
    for name in ["exp", "sin", "cos", "log"] {
      guard let address = dlsym(library, name) else { return nil }
      let function = unsafeBitCast(address, to: Function.self)
      for step in 1...5000 {
        let bits = function(Double(step) * 0.00371 + 0.1).bitPattern
        // Only the last bits differ.
        bytes.append(UInt8(truncatingIfNeeded: bits))
      }
    }
    return ContentDigest(bytes).description
  }
}
