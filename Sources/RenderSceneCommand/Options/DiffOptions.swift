import ImageDiff
import SceneLoader

/// The flags that say what counts as a difference, read and checked.
struct ComparisonOptions: Sendable {
  var comparer = ImageComparer()
  /// Whether differences leave the exit code at 0.
  var ignoresChanges: Bool
  /// Whether pictures that are new or expected by nothing are failures.
  var hasExtendedErrors: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let values = arguments.values
    comparer.limits.delta = try Self.whole(values, "max-delta", 0...255, "levels of 255")
    comparer.limits.pixels = try Self.whole(values, "max-diff-pixels", 0...Int.max, "pixels")
    comparer.limits.ratio = try Self.share(values, "max-diff-ratio")
    comparer.limits.threshold = try Self.share(values, "threshold")
    comparer.limits.toleratesAntialiasing = arguments.has("aa")
    comparer.ignored = try (arguments.lists["ignore"] ?? []).map(Self.area)
    if let text = values["align"] {
      guard let known = ImageComparer.Alignment(rawValue: text) else {
        throw .usage("'\(text)' is no alignment; give top-left or center.")
      }
      comparer.alignment = known
    }
    ignoresChanges = arguments.has("ignore-change")
    hasExtendedErrors = arguments.has("extended-errors")
  }

  private static func whole(
    _ values: [String: String], _ flag: String, _ range: ClosedRange<Int>, _ unit: String
  ) throws(CommandError) -> Int? {
    guard let text = values[flag] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let most = range.upperBound == Int.max ? "up" : "to \(range.upperBound)"
      throw .usage("'\(text)' is no value for --\(flag); give \(unit), 0 \(most).")
    }
    return number
  }

  private static func share(
    _ values: [String: String], _ flag: String
  ) throws(CommandError) -> Double? {
    guard let text = values[flag] else { return nil }
    let isPlain = text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
    guard isPlain, let number = Double(text), (0...1).contains(number) else {
      throw .usage("'\(text)' is no value for --\(flag); give a share from 0 to 1, such as 0.01.")
    }
    return number
  }

  /// An area in pixels as it is typed.
  static func area(_ text: String) throws(CommandError) -> PixelArea {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0
    else {
      throw .usage(
        "'\(text)' is no area for --ignore; give x,y,width,height in pixels, such as 0,0,402,44.")
    }
    return PixelArea(x: x, y: y, width: width, height: height)
  }
}

/// The flags of `diff`, read and checked.
struct DiffOptions: Sendable {
  var comparison: ComparisonOptions
  /// What is expected, and what there is: a picture, a folder, or a manifest or results.
  var expected: String
  var actual: String
  /// The file for the one difference of two pictures; nil for the usual place.
  var picture: String?
  var folder: String
  var reporters: Set<ResultsReporter>
  var regJSON: String?
  /// Whether the HTML report has everything in its one file.
  var isSingleFile: Bool
  var isJSON: Bool
  var isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = arguments.positional
    guard paths.count == 2 || paths.count == 3 else {
      throw .usage(
        "diff takes two pictures, folders, manifests or results, and a file for the difference of "
          + "two pictures; \(paths.count) \(paths.count == 1 ? "path was" : "paths were") given.")
    }
    comparison = try ComparisonOptions(arguments)
    (expected, actual) = (paths[0], paths[1])
    picture = paths.count == 3 ? paths[2] : nil
    folder = arguments.values["out-dir"] ?? "output/diff"
    reporters = try ResultsReporter.read(arguments.values["reporter"])
    isSingleFile = arguments.has("single-file")
    if isSingleFile { reporters.insert(.html) }
    regJSON = arguments.values["regjson"]
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
  }
}
