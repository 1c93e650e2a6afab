extension ReportScript {
  /// All frames as rows of expected, actual and difference.
  static let sheet = #"""
    // The sheet: bands of columns, of which only those in sight are in the page.
    const sheetBox = $("sheet-scroll"), sheetRows = $("sheet-rows");
    let sheetFrames = [], sheetCell = [0, 0], sheetColumns = 1, bandHeight = 1, sides = [];
    const sheetMade = new Map();
    const cellOf = (frame, width, tallness) => {
      const cell = make("button", { className: "cell " + frame.state,
        "aria-label": describe(frame) });
      cell.style.width = width + "px";
      cell.append(make("span", { className: "cell-time",
        textContent: state.scene.hasTime ? shortTime(frame.seconds) : "picture" }));
      for (const side of sides) {
        const source = address(frame[side]);
        const box = make("span", { className: "cell-picture " + side });
        box.style.height = tallness + "px";
        if (source) {
          box.append(make("img", { src: source, alt: "", decoding: "async" }));
        } else box.append(make("i", { textContent: "–" }));
        cell.append(box);
      }
      cell.addEventListener("click", () => { go(frame.index); setView("side"); });
      cell.dataset.index = frame.index;
      return cell;
    };
    const fillSheet = () => {
      const [top, bottom] = [sheetBox.scrollTop - 200,
        sheetBox.scrollTop + sheetBox.clientHeight + 200];
      const lines = Math.ceil(sheetFrames.length / sheetColumns);
      const [from, to] = [clamp(Math.floor(top / bandHeight), 0, lines),
        clamp(Math.ceil(bottom / bandHeight), 0, lines)];
      for (const [line, element] of sheetMade) {
        if (line < from || line >= to) { element.remove(); sheetMade.delete(line); }
      }
      for (let line = from; line < to; line++) {
        if (sheetMade.has(line)) continue;
        const band = make("div", { className: "sheet-band" }, ...sheetFrames
          .slice(line * sheetColumns, (line + 1) * sheetColumns)
          .map((frame) => cellOf(frame, ...sheetCell)));
        band.style.top = line * bandHeight + "px";
        sheetMade.set(line, band);
        sheetRows.append(band);
      }
      markSheet();
    };
    const markSheet = () => {
      for (const cell of sheetRows.querySelectorAll(".cell")) {
        cell.classList.toggle("current", Number(cell.dataset.index) === state.frame);
      }
    };
    const showSheet = () => {
      const scene = state.scene;
      if (!scene) return;
      const known = scene.frames.filter(hasPicture);
      const changed = scene.differing.filter(hasPicture);
      sheetFrames = state.sheetAll || !changed.length ? known : changed;
      sides = ["expected", "actual", "difference"].filter((side) =>
        sheetFrames.some((frame) => frame[side]));
      $("sheet-all").hidden = changed.length === 0 || changed.length === known.length;
      $("sheet-all").setAttribute("aria-pressed", String(state.sheetAll));
      const file = page.sheets[scene.items[0]];
      $("sheet-file").hidden = !file;
      if (file) $("sheet-file").href = file;
      $("sheet-count").textContent = sheetFrames.length
        ? plural(sheetFrames.length, "frame") + (state.sheetAll ? "" : " that differ"
          + (sheetFrames.length === 1 ? "s" : "")) : "No pictures were kept.";
      const pair = scene.actualSize?.length === 2 ? scene.actualSize
        : scene.frames.find((frame) => frame.measured)?.measured.actualSize ?? [1, 1];
      const shape = pair[0] / pair[1];
      const width = sheetBox.clientWidth || 600;
      const cell = clamp(Math.round(shape < 0.8 ? 96 : shape > 2 ? 200 : 140), 72, width / 2 - 8);
      sheetColumns = Math.max(1, Math.floor((width + 8) / (cell + 8)));
      sheetCell = [cell, Math.round(clamp(cell / shape, 24, 260))];
      bandHeight = 22 + sides.length * (sheetCell[1] + 4) + 16;
      sheetRows.style.height = Math.ceil(sheetFrames.length / sheetColumns) * bandHeight + "px";
      sheetBox.scrollTop = 0;
      sheetRows.replaceChildren();
      sheetMade.clear();
      fillSheet();
    };
    sheetBox.addEventListener("scroll", fillSheet, { passive: true });
    $("sheet-all").addEventListener("click", () => {
      state.sheetAll = !state.sheetAll;
      showSheet();
    });
    // On paper stand the frames that tell most, all at once.
    const mostPrinted = 48;
    addEventListener("beforeprint", () => {
      const scene = state.scene;
      if (!scene) return;
      sides = ["expected", "actual", "difference"].filter((side) =>
        scene.frames.some((frame) => frame[side]));
      const shape = scene.actualSize?.length === 2 ? scene.actualSize[0] / scene.actualSize[1] : 1;
      const told = scene.differing.filter(hasPicture).slice(0, mostPrinted);
      $("paper").replaceChildren(...told.map((frame) => cellOf(frame, 96, 96 / shape)));
    });
    addEventListener("afterprint", () => $("paper").replaceChildren());
    $("print").addEventListener("click", () => print());
    """#
}
