import Foundation
import TestSupport
import Testing

/// `render-scene trace` as a user runs it.
@Suite struct TraceTests {
  private func lines(_ arguments: [String], in folder: TemporaryFolder? = nil) throws -> [String] {
    let outcome = try BuiltCommand.run(["trace"] + arguments, in: folder?.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  private func scene(_ body: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          \(body)
        }
      }
      """, to: "Moves.swift")
    return folder
  }

  @Test func aMomentIsALineOfNumbersInUnitsOfTheSource() throws {
    let lines = try lines(["ticket-notch", "--at", "3", "--json"])
    #expect(lines.count == 2)
    let header =
      #"{"schema":"partway.trace/1","scene":"ticket-notch","file":"Scenes/TicketNotch.swift"}"#
    #expect(lines[0] == header)
    let notch =
      #"{"view":"ContentView/VStack/0/TicketShape","label":null,"kind":"shape","#
      + #""type":"TicketShape","names":["depth"],"model":[40],"presented":[20],"velocity":[5],"#
      + #""animation":"linear(duration: 6.0)","from":"withAnimation TicketNotch.swift:20"}"#
    #expect(lines[1].hasPrefix(#"{"time":3.0,"attributes":["# + notch + ","))
    #expect(lines[1].hasSuffix(#"],"texts":[]}"#))
  }

  @Test func whatChangesLaterIsListedBefore() throws {
    let lines = try lines(["ticket-notch", "--at", "0.5", "--json"])
    let attributes = try #require(try object(lines[1])["attributes"] as? [[String: Any]])
    #expect(attributes.map { $0["kind"] as? String } == ["shape", "geometry"])
    #expect(attributes[0]["presented"] as? [Double] == [10])
    #expect(attributes[0]["velocity"] as? [Double] == [0])
  }

  @Test func everyFrameUpToTheEndIsTraced() throws {
    let lines = try lines(["ticket-notch", "--json", "--fps", "10"])
    let times = try lines.dropFirst().map { try object($0)["time"] as? Double }
    #expect(times == (0...70).map { Double($0) / 10 })
    let short = try self.lines(["ticket-notch", "--json", "--fps", "10", "--duration", "0.5"])
    #expect(short.count == 1 + 6)
  }

  @Test func framesAreNumberedAtTheRate() throws {
    let list = try lines(["ticket-notch", "--json", "--fps", "2", "--frames", "2-4,8,10..14:2,-1"])
    let times = try list.dropFirst().map { try object($0)["time"] as? Double }
    #expect(times == [1, 1.5, 2, 4, 5, 6, 6.5, 7])
  }

  @Test func valuesAreCommaSeparated() throws {
    let lines = try lines(["ticket-notch", "--at", "3", "--csv"])
    #expect(
      lines[0]
        == "time,view,label,kind,type,name,model,presented,velocity,animation,from,text")
    #expect(
      lines[1]
        == "3.0,ContentView/VStack/0/TicketShape,,shape,TicketShape,depth,40,20,5,"
        + "linear(duration: 6.0),withAnimation TicketNotch.swift:20,")
    #expect(lines.count == 1 + 1 + 4)
  }

  @Test func columnsOfTheTableAreAligned() throws {
    let lines = try lines(["three-movers", "--at", "2,50%"])
    let heads = lines.filter { $0.contains("per second") }
    #expect(heads.count == 2 && Set(heads).count == 1)
    #expect(lines.filter { $0.hasSuffix(" s") } == ["2 s", "3.5 s"])
    let end = try #require(heads.first?.range(of: "presented")?.upperBound)
    let angle = try #require(lines.last { $0.contains("angle") })
    #expect(angle[..<end].hasSuffix(" 37.5"))
  }

  @Test func printedLinesStandInOrderOfTimeAndOnStandardError() throws {
    let folder = try scene(
      """
      Circle().opacity(isOn ? 0.5 : 1).task {
        print("first")
        try? await Task.sleep(for: .seconds(1))
        withAnimation(.linear(duration: 1)) { isOn = true } completion: { print("done", 2) }
      }
      """)
    let arguments = ["trace", "Moves.swift", "--at", "0,1.5,3", "--json"]
    let outcome = try BuiltCommand.run(arguments, in: folder.path)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[1] == #"{"console":{"time":0.0,"text":"first"}}"#)
    #expect(lines[4] == #"{"console":{"time":2.0,"text":"done 2"}}"#)
    #expect(lines.count == 6)
    #expect(outcome.errors == "[0.000] first\n[2.000] done 2\n")
    let quiet = try BuiltCommand.run(arguments + ["--quiet"], in: folder.path)
    #expect(quiet.output == outcome.output)
    #expect(quiet.errors.isEmpty)
    let still = try BuiltCommand.run(
      ["Moves.swift", "--at", "@done-2+0.5s,@completion", "--scale", "1"], in: folder.path)
    #expect(still.errors == "[0.000] first\n[2.000] done 2\n")
    #expect(
      still.output == "output/moves@2.000s.png\noutput/moves@2.500s.png\n", "\(still.errors)")
  }

  @Test func aLabelNamesTheViewItIsAppliedTo() throws {
    let folder = try scene(
      """
      VStack {
        Circle().opacity(isOn ? 0.5 : 1).accessibilityLabel("the dot")
        Capsule().opacity(isOn ? 0.5 : 1)
      }.task { withAnimation { isOn = true } }
      """)
    let lines = try lines(["Moves.swift", "--at", "@settled", "--json"], in: folder)
    let attributes = try #require(try object(lines[1])["attributes"] as? [[String: Any]])
    #expect(attributes.map { $0["label"] as? String } == ["the dot", nil])
    #expect(attributes.map { $0["presented"] as? [Double] } == [[0.5], [0.5]])
  }

  // MARK: - Scenes without an end

  @Test func whatNeverEndsIsNamed() throws {
    let folder = try scene(
      """
      Circle().scaleEffect(isOn ? 2 : 1).onAppear {
        withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
      }
      """)
    for command in [["trace"], ["still"]] {
      let outcome = try BuiltCommand.run(
        command + ["Moves.swift", "--at", "@settled"], in: folder.path)
      #expect(outcome.status == 5)
      #expect(outcome.output.isEmpty)
      for words in [
        "scale of ContentView/Circle", "linear(duration: 1.0).repeatForever(autoreverses: true)",
        "withAnimation Moves.swift:6", "--duration",
      ] { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    }
    let traced = try BuiltCommand.run(
      ["trace", "Moves.swift", "--at", "@end", "--csv"], in: folder.path)
    #expect(traced.output.contains("\n10.0,ContentView/Circle,,scale,Circle,x,2,1,-1,"))
    #expect(traced.errors.contains("does not settle"))
  }

  @Test func tasksAndTimersWithoutAnEndAreBounded() throws {
    let folder = try scene(
      "Circle().task { while true { try? await Task.sleep(for: .seconds(1)) } }")
    let outcome = try BuiltCommand.run(
      ["Moves.swift", "--at", "@settled", "--settle-limit", "5s"], in: folder.path)
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains("within 5 s"))
    #expect(outcome.errors.contains("a task that sleeps, next at 6.0 s"))
  }

  @Test(arguments: [
    ("TimelineView(.animation) { _ in Circle() }", "ContentView/TimelineView follows time"),
    (
      "PhaseAnimator([1.0, 0.5]) { Circle().opacity($0) }",
      "opacity of ContentView/PhaseAnimator/Circle: default from phaseAnimator"
    ),
  ])
  func timelinesAndPhasesWithoutAnEndAreNamed(_ body: String, _ words: String) throws {
    let folder = try scene(body)
    let outcome = try BuiltCommand.run(
      ["Moves.swift", "--at", "@settled", "--settle-limit", "4"], in: folder.path)
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func sleepsThatWereCutShortDoNotCount() throws {
    let folder = try scene(
      """
      Circle().opacity(isOn ? 0 : 1).task {
        let long = Task { try? await Task.sleep(for: .seconds(40)) }
        try? await Task.sleep(for: .seconds(1))
        long.cancel()
        withAnimation(.linear(duration: 1)) { isOn = true }
      }
      """)
    let lines = try lines(["Moves.swift", "--at", "@settled", "--json"], in: folder)
    #expect(try object(lines[1])["time"] as? Double == 2)
  }

  // MARK: - Usage

  @Test(
    arguments: [
      (["--at", "1", "--frames", "2"], "one of them"), (["--json", "--csv"], "one of them"),
      (["--at", "@nowhere"], "it has @start, @settled, @end"),
      (["--at", "-10s"], "before the start"),
      (["--at", "@settled#x"], "give seconds"), (["--frames", "x"], "give seconds"),
      (["--duration", "0"], "--duration"), (["two-rings"], "one scene at a time"),
    ] as [([String], String)])
  func whatCannotBeTracedIsAUsageError(_ arguments: [String], _ words: String) throws {
    let outcome = try BuiltCommand.run(["trace", "ticket-notch"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
