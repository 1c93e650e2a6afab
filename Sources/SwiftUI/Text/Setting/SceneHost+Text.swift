import DrawingModel
import Foundation
import ViewGraph

extension SceneHost {
  /// Shapes a text; what cannot be set as written is told to the scene's author.
  func shape(_ text: ResolvedText) -> ShapedText? {
    do throws(FontOpeningError) {
      let shaped = try ShapedText(text, fonts: fonts)
      for run in text.runs {
        guard let family = run.font.missingFamily else { continue }
        graph.report("there is no font family '\(family)'; \(run.font.file.name) stands for it")
      }
      for (scalar, path) in shaped.missing {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
        graph.report(
          "no glyph for U+\(padded) '\(scalar)' in \(path); an empty box stands for it")
      }
      return shaped
    } catch {
      fail(error)
      return nil
    }
  }

  /// The lines of a shaped text in a proposed size.
  func layout(
    of text: ResolvedText, _ shaped: ShapedText?, in proposal: ProposedViewSize
  ) -> TextLayout {
    guard let shaped else { return TextLayout(unset: text) }
    return TextLayout(shaped, in: proposal, scale: scale)
  }
}
