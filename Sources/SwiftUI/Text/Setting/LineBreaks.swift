/// Places where a line of text may be broken, by the rules of Unicode's line breaking algorithm (UAX #14).
///
/// Words of languages that are written without spaces and need a dictionary, as Thai's, stay whole.
enum LineBreaks {
  /// For each character of a paragraph whether a line may begin with it.
  static func mayBegin(_ paragraph: [Unicode.Scalar]) -> [Bool] {
    var result = [Bool](repeating: false, count: paragraph.count)
    // The last character that is not a combining one, whether spaces followed it, and how many flags in a row it ends.
    var before: LineBreakClass?
    var hasSpaces = false
    var regionals = 0
    var followsJoiner = false
    for (index, scalar) in paragraph.enumerated() {
      var kind = LineBreakClass(scalar)
      defer { followsJoiner = scalar.value == 0x200D }
      if kind == .combining {
        if before != nil, !hasSpaces, before != .zeroWidthSpace { continue }
        kind = .alphabetic
      }
      guard let last = before else {
        before = kind
        hasSpaces = kind == .space
        regionals = kind == .regional ? 1 : 0
        continue
      }
      if kind == .space {
        hasSpaces = true
        continue
      }
      if kind == .zeroWidthSpace {
        result[index] = false
      } else if last == .zeroWidthSpace {
        result[index] = true
      } else if hasSpaces || last == .space {
        result[index] = !staysAfterSpaces(last, kind)
      } else if last == .regional, kind == .regional {
        result[index] = regionals.isMultiple(of: 2)
      } else {
        result[index] = !followsJoiner && !stays(last, kind)
      }
      regionals = kind == .regional ? (hasSpaces ? 1 : regionals + 1) : 0
      before = kind
      hasSpaces = false
    }
    return result
  }

  /// Whether a character stays on the line of one that spaces lie after.
  private static func staysAfterSpaces(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (_, .close), (_, .exclamation), (_, .joiner), (.open, _), (.quotation, .open),
      (.close, .nonStarter), (.breakBoth, .breakBoth):
      true
    default: false
    }
  }

  /// Whether a character stays on the line of the one right before it.
  private static func stays(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (_, .joiner), (.joiner, _), (.glue, _): true
    case (.breakAfter, .glue), (.hyphen, .glue): false
    case (_, .glue): true
    case (_, .close), (_, .exclamation), (_, .infix), (_, .solidus): true
    case (.open, _), (.close, .nonStarter), (.breakBoth, .breakBoth): true
    case (_, .quotation), (.quotation, _): true
    case (.object, _), (_, .object): false
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (_, .inseparable): true
    case (.alphabetic, .numeric), (.numeric, .alphabetic): true
    case (.prefix, .ideographic), (.ideographic, .postfix): true
    case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix),
      (.alphabetic, .postfix):
      true
    case (.close, .prefix), (.close, .postfix), (.numeric, .prefix), (.numeric, .postfix): true
    case (.prefix, .open), (.postfix, .open), (.prefix, .numeric), (.postfix, .numeric): true
    case (.hyphen, .numeric), (.infix, .numeric), (.solidus, .numeric), (.numeric, .numeric): true
    case (.alphabetic, .alphabetic), (.infix, .alphabetic): true
    case (.alphabetic, .open), (.numeric, .open), (.close, .alphabetic), (.close, .numeric): true
    default: false
    }
  }
}
