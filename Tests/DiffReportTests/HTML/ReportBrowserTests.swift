import DiffReport
import Foundation
import TestSupport
import Testing

/// The report as a reader uses it.
@Suite(
  "The report in a browser",
  .enabled(if: ReportBrowser.path != nil, "chromium is not installed"))
struct ReportBrowserTests {
  @Test("50: every view is there by keyboard, and shows the same place without scrolling back")
  func everyViewByKeyboard() throws {
    let fixture = try ReportFixture.red()
    // A page with everything in it, because there a browser lets a canvas be read.
    try fixture.write(isSingleFile: true)
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder, hash: "#scene=glide",
      #"""
      const colors = () => {
        const data = $("picture").getContext("2d")
          .getImageData(0, 0, $("picture").width, $("picture").height).data;
        let [sum, blue, orange] = [0, 0, 0];
        for (let i = 0; i < data.length; i += 4) {
          sum = (sum * 31 + data[i] + data[i + 1] * 3 + data[i + 2] * 7) % 1000003;
          if (data[i + 2] > data[i] + 90 && data[i + 3]) blue++;
          if (data[i] > data[i + 2] + 90 && data[i + 1] > 70 && data[i + 1] < 190) orange++;
        }
        return { sum, blue, orange };
      };
      await wait(300);
      press("r");
      const sums = new Set();
      for (const key of ["1", "2", "3", "4", "5", "6", "7"]) {
        press(key);
        await wait(100);
        const { sum, blue, orange } = colors();
        sums.add(sum);
        note(key, view(), key === "7" ? blue > 200 && orange > 200 : "");
      }
      note("different pictures", sums.size);
      press("4");
      await wait(50);
      const actual = colors().sum;
      press("v"); await wait(50);
      note("other side", colors().sum !== actual);
      press("v"); await wait(50);
      note("back", colors().sum === actual);
      press("2"); await wait(50);
      const half = colors().sum;
      press("."); await wait(50);
      note("slider", $("range").value, colors().sum !== half);
      press("+"); await wait(50);
      const zoomed = $("zoom").textContent;
      press("3"); await wait(50);
      note("one zoom", $("zoom").textContent === zoomed);
      press("0"); await wait(50);
      note("whole again", $("zoom").textContent !== zoomed);
      press("s"); await wait(100);
      note(view(), document.querySelectorAll("#sheet-rows .cell").length,
        document.querySelectorAll("#sheet-rows .cell.changed .actual img").length);
      """#)
    #expect(
      notes == [
        "1 | Side by side | ", "2 | Slider | ", "3 | Blend | ", "4 | Toggle | ", "5 | 2-up | ",
        "6 | Difference | ", "7 | Onion | true", "different pictures | 7", "other side | true",
        "back | true", "slider | 0.55 | true", "one zoom | true", "whole again | true",
        "Sheet | 7 | 7",
      ])
  }

  @Test func framesAndScenesAreSteppedByKeys() throws {
    let fixture = try ReportFixture.red()
    try fixture.write()
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder,
      #"""
      await wait(200);
      note(title(), $("scene-state").textContent, document.querySelector("#reasons pre").textContent);
      press("j"); note(title(), clock(), $("effect").textContent, $("scene-headline").textContent);
      press("ArrowRight"); note(clock());
      press("n"); press("n"); note(clock());
      press("p"); note(clock());
      press("w"); note(clock());
      press("f"); note(clock());
      press("Home"); note(clock());
      press("ArrowRight", { shiftKey: true }); note(clock());
      press("End"); press("n"); note(clock(), $("status").textContent);
      document.querySelector(".finding").click(); note("finding", clock());
      press("i"); press("ArrowRight"); press("ArrowRight"); press("o");
      note($("loop").textContent);
      press("["); note($("speed").value);
      press(" "); await wait(3000); note("playing", $("play").getAttribute("aria-pressed"),
        ["0.300", "0.400", "0.500"].includes($("clock").textContent.slice(0, 5)));
      press(" "); note("playing", $("play").getAttribute("aria-pressed"));
      press("u"); note($("loop").textContent);
      press("x"); note($("approve-command").textContent);
      press("j"); press("x"); note(title(), $("approve-count").textContent);
      note($("approve-command").textContent);
      $("filter").value = "circel"; $("filter").dispatchEvent(new Event("input"));
      note("filtered", title(), document.querySelectorAll(".row").length);
      $("filter").value = ""; $("filter").dispatchEvent(new Event("input"));
      document.querySelector(".chip.missing").click();
      note("missing", title(), document.querySelectorAll(".row").length);
      press("?"); note("help", $("help").open, $("help-keys").children.length > 15);
      """#)
    #expect(
      notes == [
        "broken | error | Broken.swift:3:5: error: cannot find 'Circel'", "    Circel()",
        "    ^~~~~~",
        "glide | 0.300 s frame 3 · 4 of 12 | layout moved | Square frame.x is 3 more from 0.3 s",
        "0.400 s frame 4 · 5 of 12", "0.600 s frame 6 · 7 of 12", "0.500 s frame 5 · 6 of 12",
        "0.900 s frame 9 · 10 of 12", "0.300 s frame 3 · 4 of 12", "0.000 s frame 0 · 1 of 12",
        "1.000 s frame 10 · 11 of 12",
        "1.100 s frame 11 · 12 of 12 | No further difference this way",
        "finding | 0.300 s frame 3 · 4 of 12", "Loop 0.300 s – 0.500 s", "0.5",
        "playing | true | true", "playing | false", "Loop all",
        "render-scene approve --only glide", "tint | 2 scenes ticked",
        "render-scene approve --only glide --only tint~dark", "filtered | broken | 1",
        "missing | gone | 1", "help | true | true",
      ])
  }

  @Test func theLoupeTellsNumbersFromDisk() throws {
    let fixture = try ReportFixture.red()
    try fixture.write()
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder, hash: "#scene=one",
      #"""
      await wait(200);
      press("l");
      await wait(500);
      note($("point").textContent, ...[...document.querySelectorAll(".rgba")]
        .map((one) => one.textContent), $("delta").textContent);
      press("ArrowRight", { shiftKey: true });
      await wait(100);
      note($("point").textContent, ...[...document.querySelectorAll(".rgba")]
        .map((one) => one.textContent), $("delta").textContent);
      note($("loupe-note").hidden);
      """#)
    #expect(
      notes == [
        "x 20, y 20 | 255  56  60  255 | 254  56  60  255 | −1  0  0  0",
        "x 21, y 20 | 255  255  255  255 | 255  255  255  255 | equal", "true",
      ])
  }

  @Test func aFrameWithoutItsExpectedPictureSaysWhy() throws {
    let fixture = try ReportFixture.red()
    try fixture.write()
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder, hash: "#scene=tint~dark&frame=2",
      "await wait(200); note(title(), clock(), $(\"notes\").textContent);")
    #expect(
      notes == [
        "tint | 0.200 s frame 2 · 3 of 6 | Only the digest of the expected picture is kept, not the picture."
      ])
  }

  @Test func aGreenRunAndAnEmptyOneAreShown() throws {
    let folder = try TemporaryFolder()
    let items = try ["a", "b"].map {
      try ReportFixture.scene(
        $0, state: .passed, frames: 5, changed: 0..<0, headline: "5 frames as expected",
        folder: folder)
    }
    var fixture = ReportFixture(
      folder: folder, results: ComparisonResults(command: "render-scene verify", items: items))
    try fixture.write()
    let script = #"""
      await wait(200);
      note(document.querySelector("h1").textContent, document.querySelectorAll(".row").length,
        $("scene").hidden ? $("none").textContent : title());
      """#
    #expect(
      try ReportBrowser.drive("index.html", in: folder, script) == ["All 2 as expected | 2 | a"])
    fixture.results = ComparisonResults(command: "render-scene verify", items: [])
    try fixture.write()
    #expect(
      try ReportBrowser.drive("index.html", in: folder, script) == [
        "Nothing to compare | 0 | There was nothing to compare."
      ])
  }

  @Test func namesFromAnywhereDoNoHarm() throws {
    let fixture = try HostileResults.fixture()
    try fixture.write()
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder,
      #"""
      await wait(300);
      for (let step = 0; step < 30; step++) {
        press("j"); press("n"); press("x"); press("s"); press("1"); press("l");
        await wait(20);
      }
      note("rows", document.querySelectorAll(".row").length > 3);
      note("scripts", [...document.scripts].filter((one) => one.type !== "application/json"
        && /hacked/.test(one.textContent) && !/NOTES/.test(one.textContent)).length);
      note("made", document.querySelectorAll("[onerror], [onload], main b, main iframe").length);
      note("hacked", globalThis.hacked === undefined);
      note("wide", document.documentElement.scrollWidth <= innerWidth);
      """#)
    #expect(notes == ["rows | true", "scripts | 0", "made | 0", "hacked | true", "wide | true"])
  }

  @Test func tenThousandFramesAreSmooth() throws {
    let fixture = try HostileResults.long(frames: 10_000)
    try fixture.write()
    let notes = try ReportBrowser.drive(
      "index.html", in: fixture.folder, isTimed: true,
      #"""
      const began = partwayReady;
      // What is asked for the next frame is done at once, so that it is measured.
      let asked = [];
      requestAnimationFrame = (action) => asked.push(action);
      const flush = () => { for (const action of asked.splice(0)) action(performance.now()); };
      const times = [];
      for (let step = 0; step < 200; step++) {
        const start = performance.now();
        press(step % 2 ? "n" : "ArrowRight");
        flush();
        times.push(performance.now() - start);
      }
      times.sort((one, other) => one - other);
      press("s");
      flush();
      $("sheet-scroll").scrollTop = 1e5;
      $("sheet-scroll").dispatchEvent(new Event("scroll"));
      const elements = document.querySelectorAll("*").length;
      note("10,000 frames: ready after " + began.toFixed(0) + " ms, a step "
        + times[100].toFixed(2) + " ms, at most " + times[199].toFixed(1) + " ms, "
        + elements + " elements");
      note(clock(), began < 5000, times[100] < 40, elements < 3000);
      """#)
    print(notes.first ?? "")
    #expect(notes.last?.hasSuffix("of 10,000 | true | true | true") == true, "\(notes)")
  }
}
