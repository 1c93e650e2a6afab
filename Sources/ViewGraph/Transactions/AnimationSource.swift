/// Where in a scene's code an animation was asked for.
package struct AnimationSource: Equatable, Sendable, CustomStringConvertible {
  /// The call that asked, such as `withAnimation`.
  package let call: StaticString
  /// The file as `#fileID` gives it; empty where the library itself asked.
  package let file: StaticString
  package let line: UInt

  package init(_ call: StaticString, file: StaticString = "", line: UInt = 0) {
    self.call = call
    self.file = file
    self.line = line
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.description == second.description
  }

  /// The call with the file's name and the line: `withAnimation TicketNotch.swift:31`.
  package var description: String {
    let name = file.description.split(separator: "/").last ?? ""
    return name.isEmpty ? call.description : "\(call) \(name):\(line)"
  }
}

extension Transaction {
  /// Notes where a change of the animation came from; an animation that stays keeps its source.
  package mutating func noteSource(_ source: AnimationSource, since former: Animation?) {
    if animation != former { self.source = source }
  }
}
