extension ReportScript {
  /// The seven ways to look at a frame.
  static let views = #"""
    // Views.
    const sideNames = { expected: "Expected", actual: "Actual", difference: "Difference" };
    const noPicture = (frame, side) => {
      const path = frame[side];
      if (!path) return side === "difference" ? "No picture of the difference."
        : absence(frame, side);
      if (gone.has(path)) return "The picture is not there any more.";
      const entry = picture(path);
      if (entry.state === "loading") return "…";
      return entry.state === "absent" ? "Left out of this file." : "It cannot be shown.";
    };
    // One side, or what stands for it.
    const onePane = (context, pane, frame, side) => {
      tag(context, pane, sideNames[side], inks[side] ?? inks.changed);
      const entry = ready(frame[side]);
      if (!frame[side] && side === "difference" && ready(frame.expected) && ready(frame.actual)) {
        inPane(context, pane, (inner, scale) => {
          paintDifference(inner, ready(frame.expected), ready(frame.actual));
          marks(inner, frame, scale);
        });
        return;
      }
      if (!entry) {
        if (frame[side] && picture(frame[side]).state === "loading") return;
        message(context, pane, noPicture(frame, side));
        return;
      }
      inPane(context, pane, (inner, scale) => {
        paint(inner, entry, scale);
        edge(inner, entry, scale, inks.rule);
        marks(inner, frame, scale);
      });
      if (entry.isReduced) reducedNote = true;
    };
    // Where no picture of the difference was kept: black where both are equal.
    const paintDifference = (context, before, now) => {
      context.fillStyle = "#000";
      context.fillRect(0, 0, Math.max(before.width, now.width), Math.max(before.height, now.height));
      context.drawImage(before.image, 0, 0, before.width, before.height);
      context.globalCompositeOperation = "difference";
      context.drawImage(now.image, 0, 0, now.width, now.height);
      context.globalCompositeOperation = "source-over";
    };
    // Both sides in one pane; says what is missing where one is.
    const bothIn = (context, pane, frame, work) => {
      const [before, now] = [ready(frame.expected), ready(frame.actual)];
      if (before && now) {
        if (before.isReduced || now.isReduced) reducedNote = true;
        inPane(context, pane, (inner, scale) => {
          work(inner, scale, before, now);
          marks(inner, frame, scale);
        });
        return true;
      }
      for (const side of ["actual", "expected"]) {
        if (ready(frame[side])) { onePane(context, pane, frame, side); return false; }
      }
      if ([frame.expected, frame.actual].some((path) => path && picture(path).state === "loading")) {
        return false;
      }
      message(context, pane, noPicture(frame, "actual"));
      return false;
    };
    const alone = (sides) => (context, frame) => panes.forEach((pane, index) =>
      onePane(context, pane, frame, sides()[index]));
    const views = {
      side: { title: "Side by side", sides: () => state.scene.sides,
        draw: alone(() => state.scene.sides) },
      slider: { title: "Slider", range: "split", draw: (context, frame) => {
        const pane = panes[0];
        if (!bothIn(context, pane, frame, (inner, scale, before, now) => {
          const width = Math.max(before.width, now.width);
          const tallness = Math.max(before.height, now.height);
          const at = state.split * width;
          inner.save();
          inner.beginPath();
          inner.rect(0, 0, at, tallness);
          inner.clip();
          paint(inner, before, scale);
          inner.restore();
          inner.save();
          inner.beginPath();
          inner.rect(at, 0, width - at, tallness);
          inner.clip();
          paint(inner, now, scale);
          inner.restore();
          edge(inner, { width, height: tallness }, scale, inks.rule);
        })) return;
        tag(context, pane, "Expected", inks.expected);
        tag(context, pane, "Actual", inks.actual, true);
        const x = pane.x + pane.w / 2 + (state.split * extent[0] - state.x) * scaleNow();
        if (x < pane.x || x > pane.x + pane.w) return;
        context.fillStyle = inks.accent;
        context.fillRect(x - 1, pane.y, 2, pane.h);
        context.beginPath();
        context.arc(x, pane.y + pane.h / 2, 11, 0, 7);
        context.fill();
        context.fillStyle = "#fff";
        context.beginPath();
        for (const way of [-1, 1]) {
          context.moveTo(x + way * 7, pane.y + pane.h / 2);
          context.lineTo(x + way * 3, pane.y + pane.h / 2 - 4);
          context.lineTo(x + way * 3, pane.y + pane.h / 2 + 4);
        }
        context.fill();
      } },
      blend: { title: "Blend", range: "mix", draw: (context, frame) => {
        if (bothIn(context, panes[0], frame, (inner, scale, before, now) => {
          paint(inner, before, scale);
          inner.globalAlpha = state.mix;
          paint(inner, now, scale, true);
          inner.globalAlpha = 1;
        })) {
          tag(context, panes[0], "Expected", inks.expected);
          tag(context, panes[0], "Actual", inks.actual, true);
        }
      } },
      toggle: { title: "Toggle", draw: alone(() => [state.side]) },
      pair: { title: "2-up", sides: () => ["expected", "actual"],
        draw: alone(() => ["expected", "actual"]) },
      difference: { title: "Difference", draw: alone(() => ["difference"]) },
      onion: { title: "Onion", range: "stride", draw: (context, frame) => drawOnion(context, frame) },
    };
    const viewKeys = Object.keys(views);
    const viewButtons = viewKeys.map((key, index) => {
      const button = make("button", { textContent: views[key].title, title: "Key " + (index + 1),
        role: "tab" });
      button.addEventListener("click", () => setView(key));
      return button;
    });
    $("views").append(...viewButtons);
    const sheetButton = make("button", { textContent: "Sheet", title: "Key S", role: "tab" });
    sheetButton.addEventListener("click", () => setView("sheet"));
    $("views").append(sheetButton);
    const ranges = { split: ["Slider", 0, 1, 0.005], mix: ["Share of actual", 0, 1, 0.01],
      stride: ["Frames between ghosts", 1, 12, 1] };
    const showRange = () => {
      const key = views[state.view]?.range;
      $("range-label").hidden = !key || (key === "stride" && state.scene?.frames.length < 2);
      if (!key) return;
      const [label, min, max, step] = ranges[key];
      $("range-name").textContent = label;
      Object.assign($("range"), { min, max, step });
      $("range").value = state[key];
    };
    $("range").addEventListener("input", () => {
      state[views[state.view].range] = Number($("range").value);
      redraw();
    });
    // Pictures that are half below the edge move up, with what steers them.
    const bringIntoSight = () => {
      const box = $("bench").getBoundingClientRect(), room = $("scene").getBoundingClientRect();
      const stage = (state.view === "sheet" ? $("sheet") : $("stage")).getBoundingClientRect();
      const hidden = stage.bottom - room.bottom;
      const above = box.top - room.top - $("deck").getBoundingClientRect().height;
      if (above < 0) $("scene").scrollTop += above;
      else if (hidden > 0) $("scene").scrollTop += Math.min(hidden + 8, above);
    };
    const setView = (key, isAsked = true) => {
      state.view = key;
      viewButtons.forEach((button, index) =>
        button.setAttribute("aria-selected", String(viewKeys[index] === key)));
      sheetButton.setAttribute("aria-selected", String(key === "sheet"));
      $("stage").hidden = key === "sheet";
      $("sheet").hidden = key !== "sheet";
      $("flip").hidden = key !== "toggle";
      if (key !== "toggle") setBlink(false);
      showRange();
      if (key === "sheet") showSheet();
      redraw();
      if (isAsked) requestAnimationFrame(bringIntoSight);
      remember();
      say(key === "sheet" ? "Sheet" : views[key].title);
    };
    const flip = () => {
      state.side = state.side === "actual" ? "expected" : "actual";
      redraw();
    };
    const setBlink = (isOn) => {
      clearInterval(state.blink);
      state.blink = isOn ? setInterval(flip, 500) : null;
      $("blink").setAttribute("aria-pressed", String(isOn));
    };
    $("swap").addEventListener("click", flip);
    $("blink").addEventListener("click", () => setBlink(!state.blink));
    let reducedNote = false, drawn = null;
    const longestWait = 400;
    const isComing = (path) => {
      const entry = picture(path);
      if (entry?.state !== "loading") return false;
      const waited = performance.now() - entry.asked;
      if (waited < longestWait) setTimeout(redraw, longestWait + 10 - waited);
      return waited < longestWait;
    };
    const draw = () => {
      const scene = state.scene, frame = scene?.frames[state.frame];
      if (!frame || state.view === "sheet" || !canvas.clientWidth) return;
      const ratio = devicePixelRatio || 1;
      const view = views[state.view];
      // The frame before stays until the pictures of this one are there, so that nothing flickers.
      if (scene === drawn && [frame.expected, frame.actual, frame.difference].some(isComing)) return;
      drawn = scene;
      extent = frameExtent(frame);
      $("bench").classList.toggle("wide", isBelow(view.sides?.().length ?? 1));
      const [width, tallness] = [canvas.clientWidth, roomFor()];
      canvas.style.height = tallness + "px";
      const [w, h] = [Math.round(width * ratio), Math.round(tallness * ratio)];
      if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext("2d");
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, tallness);
      if (!checker) readPatterns(context);
      panes = arrange(view.sides?.().length ?? 1, width, tallness);
      // Some room is left at the edges for the frames around regions.
      fit = Math.min((panes[0].w - 8) / extent[0], (panes[0].h - 8) / extent[1], 8);
      fit = Math.max(fit, 0.01);
      if (state.x === null) [state.x, state.y] = [extent[0] / 2, extent[1] / 2];
      place(state.x, state.y);
      reducedNote = false;
      view.draw(context, frame);
      if (state.loupe) drawLoupe(context, frame);
      $("reduced").hidden = !reducedNote;
      $("zoom").textContent = Math.round(scaleNow() * 100) + " %";
      if (axisWaits) { axisWaits = false; drawAxis(); }
    };
    """#
}
