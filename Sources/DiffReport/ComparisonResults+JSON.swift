package import Foundation

extension ComparisonResults {
  /// The document as JSON, with its keys in order, so that equal results are equal files.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The document as JSON on one line, for a page that holds it.
  func compactJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// reg-cli's `reg.json`: names by state, and the folders that they lie in.
  package func regJSON(
    expectedFolder: String, actualFolder: String, differenceFolder: String
  ) throws -> Data {
    struct Document: Encodable {
      var failedItems: [String]
      var newItems: [String]
      var deletedItems: [String]
      var passedItems: [String]
      var expectedItems: [String]
      var actualItems: [String]
      var diffItems: [String]
      var actualDir: String
      var expectedDir: String
      var diffDir: String
    }
    func names(_ states: State...) -> [String] {
      items.filter { states.contains($0.state) }.map(\.name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Document(
        failedItems: names(.changed, .error), newItems: names(.new),
        deletedItems: names(.missing, .orphan), passedItems: names(.passed),
        expectedItems: items.filter { $0.expected != nil }.map(\.name),
        actualItems: items.filter { $0.actual != nil }.map(\.name),
        diffItems: items.filter { $0.difference != nil }.map(\.name), actualDir: actualFolder,
        expectedDir: expectedFolder, diffDir: differenceFolder)) + Data("\n".utf8)
  }
}
