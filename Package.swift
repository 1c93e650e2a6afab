// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - The toolchain's own swift-syntax, for the macro plug-in

/// Folder `usr/lib/swift/host` of the toolchain whose `swiftc` comes first on `PATH`.
///
/// The macro plug-in is built against the swift-syntax modules that the compiler itself ships, so the package needs
/// nothing from outside.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(
      atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path)
    {
      return host.path
    }
  }
  return "/usr/lib/swift/host"
}()

let syntaxLibraries = [
  "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftParser",
  "SwiftOperators", "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
]

// MARK: - Settings

let library: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

let strictMath: [CSetting] = [
  // No fused multiply-add, no fast-math: the same bits on every processor.
  .unsafeFlags(["-O2", "-ffp-contract=off", "-fno-builtin", "-fno-fast-math", "-Wall", "-Werror"])
]

/// A library target with the settings every library here has.
func target(_ name: String, _ dependencies: [Target.Dependency], extra: [SwiftSetting] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, swiftSettings: library + extra)
}

/// A test target; what it excludes are data that its tests read beside their sources.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude)
}

/// The test targets to build: all, or the ones that the environment variable `PARTWAY_TESTS` names, with spaces between.
///
/// A release build of all of them takes minutes after every change of `SwiftUI`; whoever works on one part names its own.
let chosenTests = ProcessInfo.processInfo.environment["PARTWAY_TESTS"]?.split(separator: " ")
  .map(String.init)

/// For targets whose own tests see their internals, in release builds as well.
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]

// MARK: - Targets, bottom tier first

let package = Package(
  name: "Partway",
  products: [
    .executable(name: "render-scene", targets: ["render-scene"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "PartwayTesting", targets: ["PartwayTesting"]),
  ],
  targets: [
    // Tier 0: system libraries, and the small C part of virtual time.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    // exp, sin, cos, pow, log from + − × ÷ √ alone.
    .target(name: "CNumerics", cSettings: strictMath),
    // Answers the process's clock and random calls while a scene runs.
    .target(name: "CVirtualTime", dependencies: ["CNumerics"], cSettings: strictMath),

    // Tier 1: vocabulary.
    target("Geometry", ["CNumerics"]),
    target("Imaging", ["CPNG", "CJPEG", "CXXHash"]),

    // Films: APNG, GIF, WebP, raw frames.
    target("FilmEncoding", ["Imaging", "CZlib", "CWebP"], extra: testable),

    // Tier 2: the clock, curves and springs, the display list.
    target("VirtualTime", ["CVirtualTime"]),
    target("Combine", ["VirtualTime"]),
    target("Motion", ["Geometry", "CNumerics"]),
    target("DrawingModel", ["Geometry", "CNumerics"]),

    // Tier 3: state and updates; text; pixels.
    target("ViewGraph", ["Motion", "Geometry", "VirtualTime", "CNumerics"]),
    target("Typography", ["DrawingModel", "Geometry", "CFreeType", "CFriBidi", "CHarfBuzz"]),
    target(
      "CairoRaster", ["DrawingModel", "Imaging", "Geometry", "CCairo", "CNumerics"], extra: testable
    ),

    target("ImageDiff", ["Imaging"], extra: testable),

    // Tier 4: the compiler plug-in and the public API.
    .macro(
      name: "SwiftUIMacros",
      swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]
            + syntaxLibraries.map { "-l\($0)" })
      ]),
    target(
      "SwiftUI",
      [
        "Geometry", "Motion", "DrawingModel", "ViewGraph", "VirtualTime", "Combine",
        "SwiftUIMacros",
      ]),

    // Tier 5: scenes and frames.
    target("SceneLoader", ["SwiftUI"]),
    target(
      "FrameRenderer",
      [
        "SwiftUI", "ViewGraph", "VirtualTime", "Motion", "DrawingModel", "Typography",
        "CairoRaster", "Imaging", "Geometry",
      ]),

    // What scenes looked like before: baselines, values over time, and what has changed.
    target("Regression", ["SwiftUI", "VirtualTime", "Imaging", "CZlib"], extra: testable),

    // Comparisons as documents: JSON, JUnit, Markdown, annotations, HTML.
    target("DiffReport", ["ImageDiff", "Imaging"], extra: testable),

    // Tier 6: frames and values in tests.
    target(
      "PartwayTesting",
      [
        "Regression", "ImageDiff", "FrameRenderer", "CairoRaster", "Typography", "DrawingModel",
        "Imaging", "VirtualTime", "Geometry", "SwiftUI",
      ], extra: testable),

    // Tier 7 and 8: the command.
    target(
      "RenderSceneCommand",
      [
        "SceneLoader", "ImageDiff", "DiffReport", "Regression", "FrameRenderer", "CairoRaster",
        "DrawingModel",
        "FilmEncoding", "Imaging",
        "VirtualTime", "CVirtualTime", "Geometry", "SwiftUI", "Typography",
      ], extra: testable),
    .executableTarget(
      name: "render-scene", dependencies: ["RenderSceneCommand", "VirtualTime"],
      swiftSettings: library,
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),

    // Tests.
    .target(name: "TestSupport", dependencies: ["Imaging"], path: "Tests/TestSupport"),
    // Mounts views and reads back what they draw.
    .target(
      name: "ViewTesting",
      dependencies: [
        "SwiftUI", "ViewGraph", "FrameRenderer", "CairoRaster", "VirtualTime", "DrawingModel",
        "Imaging", "Geometry",
      ],
      path: "Tests/ViewTesting"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "FrameRenderer", "SwiftUI", "DrawingModel", "VirtualTime", "CairoRaster", "Geometry",
        "Imaging", "ImageDiff", "CPNG",
      ],
      path: "Tests/Benchmarks", swiftSettings: library),
    tests("NumericsTests", ["CNumerics", "TestSupport"], exclude: ["Tables"]),
    tests("GeometryTests", ["Geometry", "TestSupport"]),
    tests("ImagingTests", ["Imaging", "TestSupport"]),
    tests("ImageDiffTests", ["ImageDiff", "Imaging", "TestSupport"]),
    tests(
      "RegressionTests",
      [
        "Regression", "SwiftUI", "FrameRenderer", "CairoRaster", "VirtualTime", "Imaging",
        "TestSupport", "ViewTesting",
      ]),
    tests(
      "PartwayTestingTests", ["PartwayTesting", "Imaging", "SwiftUI", "TestSupport"],
      exclude: ["__Snapshots__"]),
    tests("DiffReportTests", ["DiffReport", "ImageDiff", "Imaging", "TestSupport"]),
    tests("FilmEncodingTests", ["FilmEncoding", "Imaging", "TestSupport"]),
    tests("DrawingModelTests", ["DrawingModel", "Geometry"]),
    tests(
      "CairoRasterTests",
      ["CairoRaster", "DrawingModel", "Geometry", "Imaging", "CNumerics", "TestSupport"]),
    tests("VirtualTimeTests", ["VirtualTime", "CVirtualTime", "CNumerics"]),
    tests("TypographyTests", ["Typography", "DrawingModel", "Geometry"]),
    tests("MotionTests", ["Motion", "Geometry", "TestSupport"]),
    tests(
      "SwiftUITests",
      [
        "SwiftUI", "ViewGraph", "FrameRenderer", "VirtualTime", "DrawingModel", "Motion",
        "Geometry", "TestSupport", "ViewTesting",
      ]),
    // Layout as boxes and as properties; shapes, paint and effects as display lists.
    tests(
      "LayoutTests",
      ["SwiftUI", "FrameRenderer", "DrawingModel", "Geometry", "TestSupport", "ViewTesting"]),
    tests(
      "PaintTests",
      [
        "SwiftUI", "FrameRenderer", "CairoRaster", "DrawingModel", "Geometry", "Imaging",
        "TestSupport", "ViewTesting",
      ]),
    // Lines, truncation, decorations, Markdown and dates.
    tests(
      "TextTests",
      [
        "SwiftUI", "FrameRenderer", "DrawingModel", "Geometry", "VirtualTime", "TestSupport",
        "ViewTesting",
      ]),
    // Touches, gestures and controls.
    tests(
      "InteractionTests",
      [
        "SwiftUI", "FrameRenderer", "DrawingModel", "Geometry", "VirtualTime", "TestSupport",
        "ViewTesting",
      ]),
    // Objects that views observe, and publishers.
    tests("ObservationTests", ["SwiftUI", "Combine", "VirtualTime", "ViewTesting"]),
    // Controls with a value, and containers.
    tests(
      "ControlTests",
      [
        "SwiftUI", "FrameRenderer", "DrawingModel", "Geometry", "VirtualTime", "TestSupport",
        "ViewTesting",
      ]),
    // Symbols, labels and pictures.
    tests(
      "SymbolTests",
      [
        "SwiftUI", "FrameRenderer", "CairoRaster", "DrawingModel", "Geometry", "Imaging",
        "TestSupport", "ViewTesting",
      ]),
    // The 72 pictures that Apple's SwiftUI drew.
    tests(
      "ReferenceTests",
      [
        "SwiftUI", "FrameRenderer", "CairoRaster", "DrawingModel", "Geometry", "Imaging",
        "TestSupport", "ViewTesting",
      ], exclude: ["Pictures", "README.md"]),
    // Reviewed pictures with their display lists.
    tests(
      "GoldenTests",
      [
        "SwiftUI", "FrameRenderer", "CairoRaster", "DrawingModel", "Geometry", "Imaging",
        "Typography", "VirtualTime", "TestSupport", "ViewTesting",
      ], exclude: ["Goldens", "README.md"]),
    tests("SceneLoaderTests", ["SceneLoader"]),
    // Scenes by their traces and pictures; a program that draws each of them in every order.
    tests("SceneTests", ["TestSupport", "Imaging"]),
    .executableTarget(
      name: "seek-law",
      dependencies: [
        "RenderSceneCommand", "SceneLoader", "FrameRenderer", "CairoRaster", "Imaging", "SwiftUI",
        "VirtualTime", "TestSupport",
      ],
      path: "Tests/SeekLaw", swiftSettings: library,
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),
    tests(
      "CommandTests",
      [
        "RenderSceneCommand", "DiffReport", "SceneLoader", "SwiftUI", "DrawingModel", "VirtualTime",
        "Imaging",
        "FilmEncoding", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if let chosenTests {
  // Without the programs that only some tests run.
  let programs = chosenTests.contains("SceneTests") ? ["Benchmarks"] : ["Benchmarks", "seek-law"]
  package.targets.removeAll { target in
    target.type == .test ? !chosenTests.contains(target.name) : programs.contains(target.name)
  }
}
