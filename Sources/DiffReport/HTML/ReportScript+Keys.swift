extension ReportScript {
  /// The keyboard.
  static let keys = #"""
    // Keys.
    const zoomStep = 1.5;
    const keyTable = [
      ["← →", "frame back, frame on; with shift ten"],
      ["n  p", "next, previous difference"], ["f  w", "first divergence, worst frame"],
      ["Home  End", "first, last frame"],
      ["1 – 7", "side by side, slider, blend, toggle, 2-up, difference, onion"],
      ["s", "sheet of all frames"], ["v  b", "toggle: other side, blink"],
      [",  .", "move the slider, the blend, the ghosts"],
      ["space", "play, pause"], ["[  ]", "slower, faster"],
      ["i  o  u", "loop begins here, ends here, loops all"],
      ["+  −  0", "zoom in, zoom out, whole picture"], ["r", "regions on, off"],
      ["l", "loupe on, off; then shift and arrows move it"], ["j  k", "next, previous scene"],
      ["/", "filter"], ["x", "tick for approval"], ["c", "copy the command for what is ticked"],
      ["z", "zoom the time in around this frame, or out"], ["t", "light, dark"],
      ["?", "this help"], ["Esc", "back"],
    ];
    $("help-keys").append(...keyTable.map(([key, text]) => make("div", {},
      make("dt", {}, ...key.split(/ {2,}/).map((one) => make("kbd", { textContent: one }))),
      make("dd", { textContent: text }))));
    const help = $("help");
    const toggleHelp = () => help.open ? help.close() : help.showModal();
    const arrow = (x, y, frames) => (event) => {
      if (event.shiftKey && state.loupe) movePoint(x, y);
      else if (frames) go(state.frame + frames * (event.shiftKey ? 10 : 1));
      else return false;
    };
    const nudge = (way) => () => {
      const key = views[state.view]?.range;
      if (!key) return;
      const [, least, most] = ranges[key];
      state[key] = clamp(state[key] + way * (key === "stride" ? 1 : 0.05), least, most);
      showRange();
      redraw();
    };
    const edgeOfLoop = (isStart) => () => {
      const [from, to] = state.loop ?? [0, state.scene.frames.length - 1];
      if (isStart) setLoop(state.frame, Math.max(to, state.frame));
      else setLoop(Math.min(from, state.frame), state.frame);
    };
    const whenTimed = (action) => () => { if (state.scene?.hasTime) action(); };
    const actions = {
      ArrowLeft: arrow(-1, 0, -1), ArrowRight: arrow(1, 0, 1), ArrowUp: arrow(0, -1, 0),
      ArrowDown: arrow(0, 1, 0), Home: () => go(0),
      End: () => go((state.scene?.frames.length ?? 1) - 1),
      n: () => nextDifference(1), N: () => nextDifference(-1), p: () => nextDifference(-1),
      f: () => { if (state.scene?.first >= 0) go(state.scene.first); },
      w: () => { if (state.scene?.worstIndex >= 0) go(state.scene.worstIndex); },
      s: () => setView("sheet"), v: flip, b: () => setBlink(!state.blink),
      ",": nudge(-1), ".": nudge(1), " ": toggle, "[": () => changeSpeed(-1),
      "]": () => changeSpeed(1), i: whenTimed(edgeOfLoop(true)), o: whenTimed(edgeOfLoop(false)),
      u: whenTimed(() => setLoop(null)), "+": () => zoomBy(zoomStep), "=": () => zoomBy(zoomStep),
      "-": () => zoomBy(1 / zoomStep), 0: resetZoom, r: () => setRegions(!state.regions),
      l: () => setLoupe(!state.loupe), j: () => chooseBy(1), k: () => chooseBy(-1),
      "/": () => { leave(); $("filter").focus(); $("filter").select(); },
      x: () => setTick(state.scene, !ticked.has(state.scene)),
      c: () => copy(ticked.size ? approval() : results.command),
      z: whenTimed(() => span[1] - span[0] < fullSpan(state.scene)[1] - fullSpan(state.scene)[0]
        ? setSpan(...fullSpan(state.scene)) : zoomTime(8)),
      t: () => turnTheme(), "?": toggleHelp, h: toggleHelp,
      Escape: () => { document.activeElement?.blur(); leave(); },
    };
    viewKeys.forEach((key, index) => { actions[index + 1] = () => setView(key); });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (help.open && event.key !== "?") return;
      const isTyping = target.matches("input[type=search], select, textarea");
      if (isTyping && event.key !== "Escape") {
        if (event.key === "Enter" && target === $("filter")) { target.blur(); reveal(); }
        return;
      }
      // What has the focus keeps its own keys, as everywhere.
      if (event.key === " " && target.closest("button, input, a")) return;
      if (/^(Arrow|Home|End)/.test(event.key) && target.matches("input[type=range]")) return;
      const action = actions[event.key] ?? actions[event.key.toLowerCase()];
      if (!action || action(event) === false) return;
      event.preventDefault();
    });
    """#
}
