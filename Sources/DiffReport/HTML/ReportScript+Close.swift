extension ReportScript {
  /// Both sides at several moments in one picture: expected blue, actual orange, what is equal grey.
  static let onion = #"""
    // Onion. Greys of one side in a colour and of the other in its complement add up to grey where
    // both are equal, and to the colour of a side where only that one has something.
    const blue = "rgb(32 110 255)", orange = "rgb(223 145 0)";
    const layers = { expected: make("canvas"), actual: make("canvas"), sum: make("canvas") };
    const ghosts = (frame) => {
      const frames = state.scene.frames, found = [];
      for (let back = 4; back >= 0; back--) {
        const one = frames[frame.index - back * state.stride];
        if (!one || !one.expected || !one.actual) continue;
        found.push({ frame: one, weight: 1 - back * 0.17 });
      }
      return found;
    };
    const layer = (side, shownGhosts, [width, tallness], scale, isDark, tint) => {
      const target = layers[side];
      [target.width, target.height] = [width, tallness];
      const context = target.getContext("2d");
      context.fillStyle = isDark ? "#000" : "#fff";
      context.fillRect(0, 0, width, tallness);
      context.globalCompositeOperation = isDark ? "lighten" : "darken";
      for (const { frame, weight } of shownGhosts) {
        const entry = ready(frame[side]);
        if (!entry) continue;
        context.globalAlpha = weight;
        context.drawImage(entry.image, 0, 0, entry.width * scale, entry.height * scale);
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = "saturation";
      context.fillStyle = "#808080";
      context.fillRect(0, 0, width, tallness);
      // On light ground greys are darker than they are, so that pale things stand out.
      if (!isDark) {
        context.globalCompositeOperation = "multiply";
        context.drawImage(target, 0, 0);
      }
      context.globalCompositeOperation = "multiply";
      context.fillStyle = tint;
      context.fillRect(0, 0, width, tallness);
      context.globalCompositeOperation = "source-over";
      return target;
    };
    const drawOnion = (context, frame) => {
      const pane = panes[0], isDark = state.scene.isDark;
      const [before, now] = [ready(frame.expected), ready(frame.actual)];
      if (!before || !now) { bothIn(context, pane, frame, () => {}); return; }
      if (before.isReduced || now.isReduced) reducedNote = true;
      const scale = Math.min(1, 1400 / Math.max(...extent));
      const pixels = extent.map((side) => Math.max(1, Math.round(side * scale)));
      const shownGhosts = ghosts(frame);
      const one = layer("expected", shownGhosts, pixels, scale, isDark, isDark ? blue : orange);
      const other = layer("actual", shownGhosts, pixels, scale, isDark, isDark ? orange : blue);
      const sum = layers.sum.getContext("2d");
      [layers.sum.width, layers.sum.height] = pixels;
      sum.drawImage(one, 0, 0);
      sum.globalCompositeOperation = "lighter";
      sum.drawImage(other, 0, 0);
      inPane(context, pane, (inner, zoom) => {
        inner.drawImage(layers.sum, 0, 0, extent[0], extent[1]);
        marks(inner, frame, zoom);
      });
      tag(context, pane, "Expected", "#206eff");
      tag(context, pane, "Actual", "#df9100", true);
    };
    """#

  /// A point of both sides at close range, with its numbers.
  static let loupe = #"""
    // The loupe.
    const loupeSides = ["expected", "actual"].map((side) => {
      const glass = make("canvas", { width: 132, height: 132, "aria-hidden": "true" });
      const text = make("output", { className: "rgba" });
      $("glasses").append(make("div", { className: "glass" },
        make("span", { className: side, textContent: sideNames[side] }), glass, text));
      return { side, glass, text };
    });
    // The pixel of the first region that differs first, once the numbers are there.
    let seeks = false;
    const seekDifference = (frame, { expected, actual }) => {
      const area = frame.measured?.areas[0];
      if (!area || !expected || !actual) return;
      for (let y = area.y; y < area.y + area.height; y++) {
        for (let x = area.x; x < area.x + area.width; x++) {
          const [one, other] = [expected.at(x, y), actual.at(x, y)];
          if (one && other && one.some((value, index) => value !== other[index])) {
            state.point = [x, y];
            return;
          }
        }
      }
    };
    const setLoupe = (isOn) => {
      state.loupe = isOn;
      $("loupe").hidden = !isOn;
      $("loupe-button").setAttribute("aria-pressed", String(isOn));
      if (isOn && !state.point) {
        // It begins where something differs.
        const area = state.scene?.frames[state.frame]?.measured?.areas[0];
        state.point = area
          ? [Math.floor(area.x + area.width / 2), Math.floor(area.y + area.height / 2)]
          : [Math.floor(extent[0] / 2), Math.floor(extent[1] / 2)];
        seeks = true;
      }
      redraw();
    };
    const movePoint = (x, y) => {
      seeks = false;
      state.point = [clamp(state.point[0] + x, 0, extent[0] - 1),
        clamp(state.point[1] + y, 0, extent[1] - 1)];
      redraw();
    };
    const drawLoupe = (context, frame) => {
      const pixels = pixelsOf(frame);
      if (seeks && pixels) {
        seeks = false;
        seekDifference(frame, pixels);
      }
      const [x, y] = state.point = [clamp(Math.floor(state.point[0]), 0, extent[0] - 1),
        clamp(Math.floor(state.point[1]), 0, extent[1] - 1)];
      for (const pane of panes) {
        inPane(context, pane, (inner, scale) => {
          for (const [color, width] of [["#fff", 3], [inks.accent, 1.5]]) {
            inner.strokeStyle = color;
            inner.lineWidth = width / scale;
            inner.strokeRect(x - 2 / scale, y - 2 / scale, 1 + 4 / scale, 1 + 4 / scale);
          }
        });
      }
      // It stands where it does not cover the point.
      const pane = panes[0], box = canvas.getBoundingClientRect();
      const left = box.left + pane.x + pane.w / 2 + (x - state.x) * scaleNow();
      const low = box.top + pane.y + pane.h / 2 + (y - state.y) * scaleNow();
      $("loupe").classList.toggle("aside", left > innerWidth - 360 && low > innerHeight - 320);
      const values = {};
      for (const { side, glass, text } of loupeSides) {
        const inner = glass.getContext("2d"), entry = ready(frame[side]);
        inner.fillStyle = inks.well;
        inner.fillRect(0, 0, 132, 132);
        if (entry) {
          inner.imageSmoothingEnabled = false;
          inner.drawImage(entry.image, (5 - x) * 12, (5 - y) * 12, entry.width * 12,
            entry.height * 12);
          inner.strokeStyle = "#fff";
          inner.lineWidth = 3;
          inner.strokeRect(60, 60, 12, 12);
          inner.strokeStyle = "#000";
          inner.lineWidth = 1;
          inner.strokeRect(60, 60, 12, 12);
        }
        values[side] = pixels?.[side]?.at(x, y) ?? null;
        text.textContent = values[side] ? values[side].join("  ")
          : !frame[side] ? "no picture" : !pixels ? "…" : pixels[side] ? "outside" : "no numbers";
      }
      $("point").textContent = "x " + x + ", y " + y;
      const { expected, actual } = values;
      const deltas = expected && actual
        ? actual.map((value, index) => value - expected[index]) : null;
      $("delta").textContent = !deltas ? "–" : deltas.every((delta) => delta === 0) ? "equal"
        : deltas.map((delta) => delta > 0 ? "+" + delta : delta < 0 ? "−" + -delta : "0").join("  ");
      const lacks = pixels && [frame.expected, frame.actual].some(Boolean) && !pixels.expected
        && !pixels.actual;
      $("loupe-note").hidden = !lacks;
    };
    """#
}
