import Testing

/// The scene whose gradient gets other stops and another direction.
@Suite struct GradientSceneTests {
  @Test func stopsAndDirectionGoTogether() throws {
    let trace = try SceneTrace("dusk-sky", at: [1, 2, 3, 5])
    let sky = "DuskSky/Rectangle"
    for (name, start, end) in [
      ("start.x", 0.5, 0.0), ("start.y", 0, 0), ("end.x", 0.5, 1), ("end.y", 1, 1),
      ("stops[1].location", 0.4, 0.4), ("stops[3].location", 1, 1),
    ] {
      trace.expect(
        "gradient", name, of: sky,
        [1: start, 2: start + (end - start) / 4, 3: (start + end) / 2, 5: end])
    }
    // Blue to indigo and white to yellow, half way in the colour space.
    for (name, number) in [
      ("stops[0].red", 0.285383), ("stops[0].green", 0.439338), ("stops[0].blue", 0.980830),
      ("stops[3].red", 1.001264), ("stops[3].green", 0.906036), ("stops[3].blue", 0.643956),
    ] {
      trace.expect("gradient", name, of: sky, [3: number])
    }
    trace.expect("opacity", "opacity", of: "DuskSky/HStack", [1: 0.6, 2: 0.675, 3: 0.75, 5: 0.9])
  }
}
