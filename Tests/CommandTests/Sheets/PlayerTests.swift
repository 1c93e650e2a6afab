import Foundation
import TestSupport
import Testing

@testable import RenderSceneCommand

/// `render-scene player`: the page that it writes, and how that behaves in a browser.
@Suite struct PlayerTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private struct Report: Decodable {
    var frames: Int
    var pictures: Int
    var bytes: Int
  }

  private func page(
    _ flags: [String] = ["--fps", "20"], in folder: TemporaryFolder
  ) throws -> (report: Report, text: String) {
    let outcome = try SheetScene.run("player", flags + ["--json"], in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return (report, try folder.text("output/glide.player.html"))
  }

  @Test func equalFramesAreStoredOnce() throws {
    let folder = try SheetScene.folder()
    let (report, text) = try page(in: folder)
    #expect(report.frames == 31)
    // The square stands until 0.5 s and moves until 1.5 s.
    #expect(report.pictures == 21)
    #expect(report.bytes == text.utf8.count)
    #expect(text.components(separatedBy: "data:image/png;base64,").count == 22)
  }

  @Test func whatASceneSaysCannotEndAScript() throws {
    let folder = try SheetScene.folder()
    let (_, text) = try page(["--fps", "10", "--title", "<b>\"Tom & Jerry\"</b>"], in: folder)
    #expect(!text.contains("<script>boom"))
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(text.contains("<title>&lt;b&gt;&quot;Tom &amp; Jerry&quot;&lt;/b&gt;</title>"))
    #expect(text.contains("\\u003cscript\\u003eboom()"))
  }

  @Test func thePageNeedsNothingFromAnywhere() throws {
    let folder = try SheetScene.folder()
    let (_, text) = try page(["--fps", "10"], in: folder)
    #expect(text.contains("default-src 'none'"))
    let name = "http://www.w3.org/2000/svg"
    #expect(!text.replacingOccurrences(of: name, with: "").contains("://"))
    _ = try SheetScene.run("player", ["--fps", "10", "-o", "again.html"], in: folder)
    #expect(try folder.text("again.html") == text)
  }

  @Test func tooManyFramesAreRefused() throws {
    let folder = try SheetScene.folder()
    let outcome = try BuiltCommand.run(
      ["player", "Glide.swift", "--fps", "10000"] + SheetScene.flags, in: folder.path)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("give a lower --fps"), "\(outcome.errors)")
    #expect(folder.files == ["Glide.swift"])
  }

  @Test func wordsForAShellAreQuotedWhereTheyMustBe() {
    #expect(ShellText.quoted("ticket-notch") == "ticket-notch")
    #expect(ShellText.quoted("My Scene's.swift") == "'My Scene'\\''s.swift'")
    #expect(ShellText.quoted("") == "''")
  }

  // MARK: - In a browser

  /// Presses keys in the page and notes what it shows; reports it as the text of an element.
  private static let driver = #"""
    <script>
    const notes = [];
    // Without a screen there are no frames to wait for.
    requestAnimationFrame = (action) => setTimeout(() => action(performance.now()), 16);
    addEventListener("error", (event) => notes.push("error: " + event.message));
    addEventListener("unhandledrejection", (event) => notes.push("error: " + event.reason));
    addEventListener("securitypolicyviolation",
      (event) => notes.push("blocked: " + event.blockedURI));
    for (const kind of ["error", "warn"]) {
      const original = console[kind];
      console[kind] = (...words) => {
        notes.push("console: " + words.join(" "));
        original(...words);
      };
    }
    addEventListener("load", async () => {
      const $ = (id) => document.getElementById(id);
      const wait = (time) => new Promise((done) => setTimeout(done, time));
      const press = (key, options = {}) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
      const context = $("picture").getContext("2d");
      const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data].join();
      const note = (name) => notes.push([name, $("time").textContent, $("number").textContent,
        document.querySelector(".speed[aria-pressed=true]").textContent].join(" | "));
      const speed = () => document.querySelector(".speed[aria-pressed=true]").textContent;
      await Promise.all([...document.images].map((image) => image.decode()));
      await wait(50);
      note("start");
      notes.push("pixel " + pixel(10, 20));
      press("ArrowRight"); note("right");
      press("ArrowRight", { shiftKey: true }); note("shift right");
      press("ArrowLeft"); note("left");
      press("End"); await wait(20); note("end");
      notes.push("pixel " + pixel(10, 20) + " " + (pixel(90, 20) === pixel(95, 20)));
      notes.push($("command").textContent);
      press("Home"); note("home");
      press("["); press("["); press("["); notes.push(speed());
      press("]"); press("]"); notes.push(speed());
      press("l"); notes.push("repeat " + $("loop").getAttribute("aria-pressed"));
      const entries = [...document.querySelectorAll("#events button")];
      notes.push("entries " + entries.map((entry) => entry.className).join());
      notes.push("said " + entries[entries.length - 1].querySelector("span").textContent);
      entries[0].click(); note("event");
      notes.push("current " + entries.map((entry) => entry.hasAttribute("aria-current")).join());
      press("Home"); press(" "); await wait(3000); note("played");
      notes.push("playing " + $("play").getAttribute("aria-pressed"));
      $("scrubber").value = 5; $("scrubber").dispatchEvent(new Event("input")); note("scrubbed");
      const unnamed = [...document.querySelectorAll("button, input, canvas")].filter((element) =>
        !element.getAttribute("aria-label") && !element.textContent && !element.closest(".plot"));
      notes.push("unnamed " + unnamed.length);
      notes.push("curves " + document.querySelectorAll(".plot path").length + " "
        + document.querySelector(".plot .head").style.left);
      notes.push("requests " + performance.getEntriesByType("resource")
        .filter((entry) => !entry.name.startsWith("data:")).length);
      const result = document.createElement("pre");
      result.textContent = "NOTES\n" + notes.join("\n") + "\nDONE";
      document.body.append(result);
    });
    </script>
    """#

  @Test(.enabled(if: browser != nil, "chromium is not installed"))
  func thePageCanBeDrivenByKeys() throws {
    let browser = try #require(Self.browser)
    let folder = try SheetScene.folder()
    let (_, text) = try page(in: folder)
    try folder.write(
      text.replacingOccurrences(of: "<title>", with: Self.driver + "<title>"),
      to: "driven.html")
    let outcome = try BuiltCommand.run(
      executable: browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu",
        "--user-data-dir=" + folder.path + "/profile",
        "--virtual-time-budget=8000", "--dump-dom", "file://" + folder.path + "/driven.html",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    let notes = try #require(
      outcome.output.components(separatedBy: "<pre>NOTES\n").last?
        .components(separatedBy: "\nDONE</pre>").first, "\(outcome.errors)"
    ).components(separatedBy: "\n")
    #expect(
      notes == [
        "start | 0.000 s | 1 of 31 | 1×",
        "pixel 255,56,60,255",
        "right | 0.050 s | 2 of 31 | 1×",
        "shift right | 0.550 s | 12 of 31 | 1×",
        "left | 0.500 s | 11 of 31 | 1×",
        "end | 1.500 s | 31 of 31 | 1×",
        "pixel 255,255,255,255 true",
        "render-scene Glide.swift --at 1.5",
        "home | 0.000 s | 1 of 31 | 1×",
        "¼×", "1×",
        "repeat false",
        "entries event,completion,line",
        "said over &lt;/script&gt;&lt;script&gt;boom()&lt;/script&gt; &amp; “out”",
        "event | 0.500 s | 11 of 31 | 1×",
        "current true,false,false",
        "played | 1.500 s | 31 of 31 | 1×",
        "playing false",
        "scrubbed | 0.250 s | 6 of 31 | 1×",
        "unnamed 0",
        "curves 1 16.6667%",
        "requests 0",
      ])
  }
}
