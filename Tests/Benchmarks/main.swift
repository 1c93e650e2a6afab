import Foundation
import VirtualTime

// Benchmarks STAGE/SUBJECT/SIZE [FRAMES]: runs one subject.
// Benchmarks blurs: what a shadow and a blur over a frame cost, beside encoding it.
// Benchmarks sequences: frames a second of a film, beside compressing alone with libpng.
// Benchmarks comparisons: what comparing two PNG files costs, beside decoding them row by row.
// Benchmarks instructions: what a frame costs with 100 and with 10,000 views of which one is animated.

/// Instructions per frame, from runs of two lengths; what a scene's start costs cancels out.
func instructionsPerFrame(views: Int) throws -> Double {
  let subject = "frame/one-of-many/\(views)"
  let short = try InstructionCount.ofRun([subject, "20"])
  let long = try InstructionCount.ofRun([subject, "120"])
  return Double(long - short) / 100
}

let arguments = CommandLine.arguments.dropFirst()
do {
  if arguments.first == "instructions" {
    let few = try instructionsPerFrame(views: 100)
    let many = try instructionsPerFrame(views: 10_000)
    print(
      """
      {"subject":"frame/one-of-many","unit":"instructions a frame, by callgrind",\
      "100":\(Int(few)),"10000":\(Int(many)),"ratio":\(many / few)}
      """)
    exit(many / few <= 1.5 ? 0 : 1)
  }
  if arguments.first == "blurs" {
    let results = try BlurCost.measure()
    for result in results { print(result.line) }
    exit(results.allSatisfy { $0.ratio < 1 } ? 0 : 1)
  }
  if arguments.first == "sequences" {
    let result = try SequenceCost.measure(scene: "ticket-notch")
    print(result.line)
    exit(result.ratio >= 2 ? 0 : 1)
  }
  if arguments.first == "comparisons" {
    let results =
      try ComparisonCost.measure(scene: "ticket-notch", at: "3.5")
      + ComparisonCost.measure(scene: "boarding-pass", at: "1")
    for result in results { print(result.line) }
    exit(results.allSatisfy { $0.ratio < 1.5 } ? 0 : 1)
  }
  let parts = (arguments.first ?? "").split(separator: "/")
  guard parts.count == 3, parts[0] == "frame", parts[1] == "one-of-many",
    let views = Int(parts[2]), views > 0
  else {
    print(
      "usage: Benchmarks instructions | blurs | sequences | comparisons | frame/one-of-many/VIEWS [FRAMES]"
    )
    exit(2)
  }
  let frames = Int(arguments.dropFirst().first ?? "") ?? 60
  VirtualTimeExecutors.install()
  print("\(try OneOfMany.run(views: views, frames: frames)) items in the last of \(frames) frames")
} catch {
  print(error)
  exit(1)
}
