// swift-tools-version: 6.1
import PackageDescription

// A package as a reader of the README would write it: views, and tests of what they look like.
let package = Package(
  name: "Cards",
  products: [.library(name: "Cards", targets: ["Cards"])],
  dependencies: [
    .package(name: "Partway", path: "../..")
  ],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "SwiftUI", package: "Partway")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "PartwayTesting", package: "Partway")],
      exclude: ["__Snapshots__"]),
  ]
)
