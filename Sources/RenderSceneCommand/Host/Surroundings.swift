import Foundation

/// What a scene can find out about the machine's language and place.
enum Surroundings {
  /// Makes every machine speak English in universal time.
  ///
  /// Foundation takes its language, formats and time zone from these variables when it is first asked; so this comes
  /// before anything else does.
  static func neutralize() {
    for name in ["LC_ALL", "LANG"] { setenv(name, "en_US.UTF-8", 1) }
    setenv("TZ", "UTC0", 1)
    for name in ["LANGUAGE", "AppleLocale", "AppleLanguages"] { unsetenv(name) }
  }
}
