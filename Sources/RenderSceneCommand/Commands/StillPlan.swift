import Imaging
import SceneLoader
import VirtualTime

/// One picture that was written.
struct WrittenStill: Sendable {
  var scene: String
  var source: String
  var moment: VirtualInstant
  var path: String
  var widthInPixels: Int
  var heightInPixels: Int
  var scale: Double
  var digest: String
  var wasCompiled: Bool
  /// What is in the picture that only resembles Apple's.
  var approximations: [String]
}

extension WrittenStill {
  /// The picture's entry in the JSON document.
  var json: JSONText {
    .object([
      ("scene", .text(scene)), ("source", .text(source)),
      ("seconds", .number(moment.seconds)), ("time", .text(MomentText.fraction(moment))),
      ("path", .text(path)), ("width", .integer(Int64(widthInPixels))),
      ("height", .integer(Int64(heightInPixels))), ("scale", .number(scale)),
      ("digest", .text(digest)), ("compiled", .boolean(wasCompiled)),
      ("approximations", .array(approximations.map { .text($0) })),
    ])
  }
}

extension StillOptions {
  /// The values for the name of one picture.
  func nameValues(
    scene name: String, moment: VirtualInstant, index: Int, decimals: Int,
    size: (width: Int, height: Int), scale: Double, digest: String
  ) -> NameTemplate.Values {
    NameTemplate.Values(
      scene: name, moment: moment, decimals: decimals, index: index, rate: scene.rate,
      widthInPixels: size.width, heightInPixels: size.height, scale: scale, digest: digest)
  }

  /// Refuses names that would be given to two pictures.
  ///
  /// Runs before anything is rendered; what the pictures decide (size, digest) is taken as equal,
  /// except that a name with the digest may name different pictures differently.
  func checkNames(
    _ scenes: [(name: String, moments: [VirtualInstant])]
  ) throws(CommandError) {
    if isStandardOutput {
      let count = scenes.reduce(0) { $0 + $1.moments.count }
      if count != 1 {
        throw .usage(
          "standard output takes one picture, not \(count); 'render -o - --format rgba' writes more."
        )
      }
      return
    }
    if template.needsDigest { return }
    var owners: [String: String] = [:]
    for scene in scenes {
      let decimals = decimals(scene.moments)
      for (index, moment) in scene.moments.enumerated() {
        let values = nameValues(
          scene: scene.name, moment: moment, index: index, decimals: decimals[index], size: (0, 0),
          scale: 0, digest: "")
        let name = template.name(values)
        if !overwrites, !template.needsSize { try FileSystem.checkIsFree(path(forName: name)) }
        let owner = "\(scene.name) at \(MomentText.seconds(moment)) s"
        if let other = owners.updateValue(owner, forKey: name) {
          throw .usage(
            "\(other) and \(owner) would both be written to '\(name)'; "
              + "add {time:.3} or {scene} to --out.")
        }
      }
    }
  }

  /// Makes the folder for the pictures before the time is spent on rendering them.
  func makeFolder() throws(CommandError) {
    guard !folder.isEmpty, !isStandardOutput else { return }
    do {
      try AtomicFile.createFolder(folder)
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// The words and exit code for a file that cannot be written.
  init(_ error: FileWriteError) {
    switch error {
    case .cannotCreateFolder, .cannotCreate:
      self.init(
        .cannotCreate, "\(error) Choose another place with --out-dir or --out.")
    case .diskFull, .writeFailed:
      self.init(.writeFailed, error.description)
    }
  }
}
