import Foundation
import SceneLoader

/// Reads a JSON file key by key; what is unknown or of the wrong kind is an error that says where it is.
struct JSONReader {
  /// The file, for messages.
  let path: String
  /// What the file should be, for messages.
  let purpose: String

  /// The document in a file's bytes.
  func document(_ bytes: [UInt8]) throws(CommandError) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] ?? error.localizedDescription
      throw wrong("it is not JSON: \(reason)")
    }
  }

  /// An object with known keys.
  func object(
    _ value: Any, at place: String, keys: [String]
  ) throws(CommandError) -> [String: Any] {
    guard let members = value as? [String: Any] else { throw wrong("\(place) must be an object") }
    if let key = members.keys.sorted().first(where: { !keys.contains($0) }) {
      let near = Suggestions.nearest(to: key, among: keys)
      let hint = near.isEmpty ? "" : " Did you mean \"\(near.joined(separator: "\" or \""))\"?"
      throw wrong(
        "\(place) has an unknown key \"\(key)\".\(hint) Known are \(keys.joined(separator: ", "))")
    }
    return members
  }

  /// A list.
  func list(_ value: Any, at place: String) throws(CommandError) -> [Any] {
    guard let list = value as? [Any] else { throw wrong("\(place) must be a list") }
    return list
  }

  /// Text that is not empty.
  func text(_ value: Any, at place: String) throws(CommandError) -> String {
    guard let text = value as? String, !text.isEmpty else {
      throw wrong("\(place) must be text that is not empty")
    }
    return text
  }

  /// A number or text, as a flag would have it; two numbers are a size.
  func flagValue(_ value: Any, at place: String) throws(CommandError) -> String {
    if let text = value as? String, !text.isEmpty { return text }
    if let sides = value as? [Double], sides.count == 2 {
      return sides.map(DecimalText.shortest).joined(separator: "x")
    }
    if let number = value as? NSNumber, !Self.isBoolean(number) {
      return DecimalText.shortest(number.doubleValue)
    }
    throw wrong("\(place) must be text or a number")
  }

  /// Whether a number is `true` or `false`, which every 1 and 0 can be taken for.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    ["c", "B"].contains(String(cString: number.objCType))
  }

  /// The variants of a list, or of an object by their names.
  func variants(_ value: Any, at place: String) throws(CommandError) -> [SceneVariant] {
    var variants: [SceneVariant] = []
    if let named = value as? [String: Any] {
      for name in named.keys.sorted() {
        guard let members = named[name] else { continue }
        variants.append(try variant(members, named: name, at: "\(place).\(name)"))
      }
    } else {
      for (index, item) in try list(value, at: place).enumerated() {
        variants.append(try variant(item, named: nil, at: "\(place)[\(index)]"))
      }
    }
    let names = variants.map(\.name)
    if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw wrong("\(place) has the variant \"\(twice)\" twice")
    }
    return variants
  }

  private func variant(
    _ value: Any, named given: String?, at place: String
  ) throws(CommandError) -> SceneVariant {
    let keys = SceneVariant.keys.map(\.0)
    let members = try object(value, at: place, keys: given == nil ? ["name"] + keys : keys)
    var name = given ?? ""
    if given == nil {
      guard let value = members["name"] else { throw wrong("\(place) has no \"name\"") }
      name = try text(value, at: place + ".name")
    }
    guard name != NameTemplate.noVariant, name != ".", name != "..",
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.+".contains($0) })
    else {
      throw wrong(
        "\(place) is named \"\(name)\"; a variant's name has letters, digits, hyphens and dots, "
          + "and \"\(NameTemplate.noVariant)\" stands for the scene as it is")
    }
    var variant = SceneVariant(name: name, values: [:])
    for (key, flag) in SceneVariant.keys {
      guard let value = members[key] else { continue }
      variant.values[flag] = try flagValue(value, at: "\(place).\(key)")
    }
    // Values are checked where they are written, so that the message can say where.
    var arguments = ParsedArguments(values: variant.values, positional: ["scene"])
    arguments.values["fps"] = nil
    do {
      _ = try SceneOptions(arguments)
    } catch {
      throw CommandError(error.exitCode, "\(path), \(place): \(error.message)")
    }
    return variant
  }

  /// An error about the file.
  func wrong(_ what: String) -> CommandError {
    CommandError(.badData, "\(path) is no \(purpose): \(what).")
  }
}
