/// What a page knows beyond the results: where its pictures are.
struct HTMLExtra: Encodable {
  /// Whether everything is in the page.
  var isSingleFile = false
  /// The folder of what belongs to the page, with a slash.
  var folder = HTMLReport.folder + "/"
  /// Addresses of strips of thumbnails by the place of their item.
  var strips: [String: String] = [:]
  /// Addresses of the pictures of sheets by the place of their item.
  var sheets: [String: String] = [:]
  /// Addresses of pictures that lie elsewhere than their path says.
  var files: [String: String] = [:]
  /// Pictures that are in the page, by path.
  var data: [String: String] = [:]
  /// Columns and rows of pictures that are in the page smaller than they are.
  var sizes: [String: [Int]] = [:]
  /// Files of the numbers of pixels, by item and frame.
  var numbers: [String: Int] = [:]
  /// Paths at which there is no picture.
  var missing: [String] = []
  /// Places of items whose pictures are mostly dark.
  var dark: [Int] = []
  /// What a reader should know about this page.
  var notes: [String] = []

  /// The address of a picture; nil where there is none.
  func address(_ path: String) -> String? {
    if isSingleFile { return data[path] }
    if missing.contains(path) { return nil }
    return files[path] ?? HTMLText.address(path)
  }
}
