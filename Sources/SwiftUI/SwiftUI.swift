// What a file gets that imports SwiftUI and nothing else.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Motion
@_exported public import Observation
@_exported public import ViewGraph
