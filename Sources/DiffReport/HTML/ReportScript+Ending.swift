extension ReportScript {
  /// The pointer, the address, the theme, and the start.
  static let ending = #"""
    // The pointer on the stage.
    const holds = new Map();
    let pinch = 0;
    const at = (event) => {
      const box = canvas.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const point = (event) => {
      if (!panes.length) return;
      const [x, y] = at(event);
      const [px, py] = toPicture(paneAt(x, y), x, y);
      state.point = [Math.floor(px), Math.floor(py)];
      seeks = false;
      redraw();
    };
    const slide = (event) => {
      const [x, y] = at(event);
      state.split = clamp(toPicture(panes[0], x, y)[0] / extent[0], 0, 1);
      $("range").value = state.split;
      redraw();
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !panes.length) return;
      canvas.setPointerCapture(event.pointerId);
      holds.set(event.pointerId, at(event));
      if (state.view === "slider" && state.zoom === 1) slide(event);
      canvas.classList.add("held");
    });
    canvas.addEventListener("pointermove", (event) => {
      if (state.loupe && holds.size === 0) point(event);
      const before = holds.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      holds.set(event.pointerId, now);
      if (holds.size === 2) {
        const [one, other] = [...holds.values()];
        const distance = Math.hypot(one[0] - other[0], one[1] - other[1]);
        const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
        if (pinch) {
          zoomBy(distance / pinch, { pane: paneAt(...middle), x: middle[0], y: middle[1] });
        }
        pinch = distance;
      } else if (state.view === "slider" && state.zoom === 1) slide(event);
      else {
        place(state.x - (now[0] - before[0]) / scaleNow(),
          state.y - (now[1] - before[1]) / scaleNow());
        redraw();
      }
    });
    const release = (event) => {
      holds.delete(event.pointerId);
      pinch = 0;
      if (!holds.size) canvas.classList.remove("held");
    };
    canvas.addEventListener("pointerup", release);
    canvas.addEventListener("pointercancel", release);
    canvas.addEventListener("click", (event) => {
      if (state.loupe) point(event);
      else if (state.view === "toggle" && state.zoom === 1) flip();
    });
    canvas.addEventListener("dblclick", (event) => {
      if (state.view === "toggle") return;
      const [x, y] = at(event);
      if (state.zoom > 1) resetZoom(); else zoomBy(4, { pane: paneAt(x, y), x, y });
    });
    canvas.addEventListener("wheel", (event) => {
      // Without a modifier the wheel scrolls the page, as everywhere.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const [x, y] = at(event);
      zoomBy(2 ** (-event.deltaY / 150), { pane: paneAt(x, y), x, y });
    }, { passive: false });
    const setRegions = (isOn) => {
      state.regions = isOn;
      $("regions").setAttribute("aria-pressed", String(isOn));
      redraw();
    };
    const presses = {
      "regions": () => setRegions(!state.regions), "loupe-button": () => setLoupe(!state.loupe),
      "zoom-in": () => zoomBy(zoomStep), "zoom-out": () => zoomBy(1 / zoomStep), "zoom": resetZoom,
      "play": toggle, "back": () => go(state.frame - 1), "forward": () => go(state.frame + 1),
      "previous": () => nextDifference(-1), "next": () => nextDifference(1),
      "loop": () => setLoop(null), "theme": () => turnTheme(), "help-button": toggleHelp,
      "help-close": () => help.close(), "to-list": leave,
      "copy-command": () => copy(results.command, $("copy-command")),
    };
    for (const [id, action] of Object.entries(presses)) $(id).addEventListener("click", action);
    $("speed").addEventListener("change", () => setSpeed(Number($("speed").value)));

    // The address says what is shown, so that it can be sent to somebody.
    let noting = 0;
    const remember = () => {
      // Not at every step of a held key; browsers allow few changes in a while.
      clearTimeout(noting);
      noting = setTimeout(noteAddress, 300);
    };
    const noteAddress = () => {
      if (state.isPlaying || !state.scene) return;
      const parts = new URLSearchParams({ scene: state.scene.title, view: state.view });
      const frame = current();
      if (frame && state.scene.frames.length > 1) parts.set("frame", String(frame.number));
      try { history.replaceState(null, "", "#" + parts); } catch { /* Some viewers forbid it. */ }
    };
    const recall = () => {
      const parts = new URLSearchParams(location.hash.slice(1));
      const scene = scenes.find((one) => one.title === parts.get("scene"));
      if (parts.get("theme")) setTheme(parts.get("theme"));
      const [frame, view] = [parts.get("frame"), parts.get("view")];
      if (scene) { document.body.classList.add("in-scene"); choose(scene); }
      else if (visible.length) choose(visible[0]);
      if (scene && frame !== null) {
        const index = scene.frames.findIndex((one) => String(one.number) === frame);
        if (index >= 0) go(index);
      }
      setView(view in views || view === "sheet" ? view : "side", false);
    };

    // Light and dark.
    const setTheme = (theme) => {
      document.documentElement.dataset.theme = theme;
      freshen();
    };
    const isDarkNow = () => (document.documentElement.dataset.theme
      ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const turnTheme = () => setTheme(isDarkNow() ? "light" : "dark");
    const freshen = () => {
      readInks();
      checker = null;
      renewList();
      drawAxis();
      drawCurves();
      redraw();
    };
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", freshen);
    const fitAll = () => {
      fillList();
      drawAxis();
      drawCurves();
      if (state.view === "sheet") showSheet();
      redraw();
    };
    addEventListener("resize", () => { renewList(); fitAll(); });
    document.title = shown(document.title);
    const skip = document.querySelector(".skip");
    for (const one of [document.querySelector("main"), skip, $("theme"), $("help-button"),
      $("copy-command")]) one.hidden = false;
    $("plain").hidden = true;
    skip.addEventListener("click", (event) => {
      event.preventDefault();
      $("scene").focus();
    });
    setRegions(true);
    readInks();
    measure();
    renewList();
    $("none").hidden = scenes.length > 0;
    $("none").textContent = "There was nothing to compare.";
    if (!scenes.length) $("scene").hidden = true;
    recall();
    addEventListener("hashchange", () => { if (location.hash.includes("scene=")) recall(); });
    globalThis.partwayReady = performance.now();
    })();
    """#
}
