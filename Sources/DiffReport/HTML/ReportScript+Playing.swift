extension ReportScript {
  /// Both sides played in step.
  static let playing = #"""
    // Going to a frame, and playing.
    const current = () => state.scene?.frames[state.frame];
    const show = (index) => {
      const scene = state.scene;
      if (!scene?.frames.length) { showFrame(); return; }
      state.frame = clamp(index, 0, scene.frames.length - 1);
      if (!state.isPlaying) state.clock = current().seconds;
      showFrame();
      if (scene.hasTime) {
        follow();
        moveHead();
      }
      if (state.view === "sheet") markSheet();
      redraw();
    };
    const go = (index) => {
      pause();
      show(index);
      ahead();
      remember();
      if (current()) sayLater(describe(current()));
    };
    // Pictures of the next frames are fetched while this one is looked at.
    const ahead = (count = 2) => {
      for (let step = 1; step <= count; step++) {
        const frame = state.scene.frames[state.frame + step];
        if (!frame) return;
        for (const path of [frame.expected, frame.actual, frame.difference]) picture(path);
      }
    };
    const isLoaded = (frame) => [frame.expected, frame.actual].every((path) => {
      const entry = picture(path);
      return !entry || entry.state !== "loading";
    });
    const bounds = () => state.loop ?? [0, state.scene.frames.length - 1];
    const tick = (now) => {
      if (!state.isPlaying) return;
      const frames = state.scene.frames;
      const [from, to] = bounds();
      const length = frames[to].seconds - frames[from].seconds;
      const step = length / Math.max(1, to - from);
      const passed = Math.min(0.1, (now - state.last) / 1000) * state.speed;
      state.last = now;
      let clock = state.clock + passed;
      if (clock >= frames[to].seconds + step || clock < frames[from].seconds - step) {
        clock = frames[from].seconds;
      }
      const index = clamp(indexAt(clock), from, to);
      // Time stands still until both sides are there, so that they stay in step.
      if (index === state.frame) state.clock = clock;
      else if (isLoaded(frames[index])) { state.clock = clock; show(index); ahead(4); }
      requestAnimationFrame(tick);
    };
    const pause = () => {
      if (!state.isPlaying) return;
      state.isPlaying = false;
      $("play").setAttribute("aria-pressed", "false");
      $("play").setAttribute("aria-label", "Play (space)");
      remember();
    };
    const play = () => {
      if (!(state.scene?.frames.length > 1)) return;
      const [from, to] = bounds();
      state.isPlaying = true;
      if (state.frame >= to || state.frame < from) show(from);
      state.clock = current().seconds;
      state.last = performance.now();
      $("play").setAttribute("aria-pressed", "true");
      $("play").setAttribute("aria-label", "Pause (space)");
      requestAnimationFrame(tick);
    };
    const toggle = () => state.isPlaying ? pause() : play();
    const speeds = [0.1, 0.25, 0.5, 1];
    const setSpeed = (speed) => {
      state.speed = speed;
      $("speed").value = String(speed);
      say("Speed " + speed);
    };
    const changeSpeed = (by) =>
      setSpeed(speeds[clamp(speeds.indexOf(state.speed) + by, 0, speeds.length - 1)]);
    // The next frame that differs, in a direction.
    const nextDifference = (way) => {
      const differing = state.scene?.differing ?? [];
      const next = way > 0 ? differing.find((frame) => frame.index > state.frame)
        : differing.findLast((frame) => frame.index < state.frame);
      if (next) go(next.index);
      else say(differing.length ? "No further difference this way" : "Nothing differs here");
    };
    const choose = (scene) => {
      pause();
      Object.assign(state, { scene, zoom: 1, x: null, y: null, point: null, loop: null, frame: 0 });
      showScene(scene);
      showCurrentRow();
      if (scene.hasTime) {
        span = fullSpan(scene);
        setLoop(null);
      }
      startCurves(scene);
      showRange();
      $("scene").scrollTop = 0;
      // It opens where it differs first, at the worst where there is a picture only there.
      const [first, worst] = [scene.frames[scene.first], scene.frames[scene.worstIndex]];
      const start = hasPicture(first) || !hasPicture(worst) ? first : worst;
      show(start?.index ?? Math.max(0, scene.frames.findIndex(hasPicture)));
      drawAxis();
      drawCurves();
      if (state.view === "sheet") showSheet();
      if (state.loupe) setLoupe(true);
      remember();
    };
    const reveal = () => {
      document.body.classList.add("in-scene");
      if (innerWidth < 900) scrollTo(0, 0);
      requestAnimationFrame(fitAll);
    };
    const leave = () => {
      document.body.classList.remove("in-scene");
      fillList();
    };
    """#
}
