public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown's syntax counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and what is inside of lines; of blocks only the text is kept.
      case full
      /// What is inside of lines; white space becomes one space.
      case inlineOnly
      /// What is inside of lines; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where Markdown cannot be read; all of it can.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    /// Reads all of the syntax, unless said otherwise.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of Markdown, with its emphasis, code and links as attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for line in options.interpretedSyntax.lines(of: markdown) {
      for run in MarkdownText.runs(of: line.map { .character($0) }) where !run.string.isEmpty {
        append(Self.part(run, baseURL: baseURL))
      }
    }
  }

  /// The text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    // Bytes that are no UTF-8 are drawn as what stands for them.
    // swift-format-ignore
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// A run with what Markdown says about it.
  private static func part(_ run: Text.Run, baseURL: URL?) -> AttributedString {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var part = AttributedString(run.string)
    var intent: InlinePresentationIntent = []
    if run.isBold == true { intent.insert(.stronglyEmphasized) }
    if run.isItalic == true { intent.insert(.emphasized) }
    if run.isMonospaced == true { intent.insert(.code) }
    if case .some(.some) = run.strikethrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { part[Attributes.InlinePresentationIntentAttribute.self] = intent }
    if let link = run.link {
      let absolute = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) }
      part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = absolute ?? link
    }
    return part
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The stretches of Markdown that are read for themselves.
  fileprivate func lines(of markdown: String) -> [String] {
    switch self {
    case .inlineOnlyPreservingWhitespace: [markdown]
    case .inlineOnly: [Self.folded(markdown[...])]
    case .full: Self.blocks(of: markdown)
    }
  }

  /// White space as single spaces.
  private static func folded(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text of paragraphs, headings and items of lists, without their marks.
  private static func blocks(of markdown: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.drop(while: \.isWhitespace)
      guard !text.isEmpty else {
        isOpen = false
        continue
      }
      if let inner = withoutMark(text) {
        blocks.append(folded(inner))
        isOpen = text.first != "#"
      } else if isOpen, let last = blocks.last {
        blocks[blocks.count - 1] = last + " " + folded(text)
      } else {
        blocks.append(folded(text))
        isOpen = true
      }
    }
    return blocks
  }

  /// A heading's, an item's or a quotation's text; nil for a line that is none.
  private static func withoutMark(_ line: Substring) -> Substring? {
    let hashes = line.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first == " " {
      return line.dropFirst(hashes.count + 1)
    }
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return line.dropFirst(2)
    }
    if line.first == ">" { return line.dropFirst() }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") { return rest.dropFirst(2) }
    return nil
  }
}
