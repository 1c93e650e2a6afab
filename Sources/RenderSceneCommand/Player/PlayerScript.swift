/// What the page of a player does.
enum PlayerScript {
  static let text = beginning + "\n" + curves + "\n" + ending

  /// The data and the picture.
  private static let beginning = #"""
    "use strict";
    (() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const $ = (id) => document.getElementById(id);
    const make = (tag, properties = {}, ...children) => {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    };
    const frames = data.frames.map(([seconds, text, number, picture]) =>
      ({ seconds, text, number, picture }));
    const length = data.end - data.start;
    const share = (seconds) => length > 0 ? (seconds - data.start) / length : 0;
    const speeds = [0.25, 0.5, 1, 2];
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const state = {
      frame: 0, speed: 1, repeats: true, isPlaying: false, clock: data.start, last: 0 };

    // Pictures are decoded beforehand, so that none flickers.
    const images = data.pictures.map(([source, base, tiles]) =>
      ({ image: Object.assign(new Image(), { src: source }), base, tiles }));
    const picture = $("picture");
    const context = picture.getContext("2d");
    const fit = () => {
      const isNarrow = innerWidth <= 720;
      const room = isNarrow ? innerHeight * 0.45 : innerHeight - 260;
      const space = Math.max(220, Math.min(room, 720));
      const width = Math.min(data.width, space * data.width / data.height, innerWidth - 32);
      picture.style.width = width + "px";
      picture.style.height = width * data.height / data.width + "px";
    };
    const draw = () => {
      const { image, base, tiles } = images[frames[state.frame].picture];
      // A picture may be tiles that lie over a whole one.
      const whole = base < 0 ? image : images[base].image;
      for (const needed of [image, whole]) {
        if (!needed.complete) { needed.onload = draw; return; }
      }
      if (picture.width !== whole.naturalWidth || picture.height !== whole.naturalHeight) {
        picture.width = whole.naturalWidth;
        picture.height = whole.naturalHeight;
      }
      context.clearRect(0, 0, picture.width, picture.height);
      context.drawImage(whole, 0, 0);
      const side = data.tile, columns = Math.ceil(picture.width / side);
      tiles.forEach((tile, place) => {
        const x = tile % columns * side, y = Math.floor(tile / columns) * side;
        const width = Math.min(side, picture.width - x);
        const height = Math.min(side, picture.height - y);
        context.clearRect(x, y, width, height);
        context.drawImage(image, place % data.tilesInRow * side,
          Math.floor(place / data.tilesInRow) * side, width, height, x, y, width, height);
      });
    };
    """#

  /// What happened, time, and how it is steered.
  private static let ending = #"""
    // What happened.
    const entries = data.events.map((event) => {
      const button = make("button", { className: event.kind },
        make("time", { textContent: event.time + " s" }), make("b"),
        make("span", { textContent: event.text }));
      button.addEventListener("click", () => { pause(); showAt(event.seconds); });
      $("events").append(make("li", {}, button));
      const mark = make("b", { title: event.text });
      mark.style.left = 100 * share(event.seconds) + "%";
      $("marks").append(mark);
      return { event, button };
    });

    // Time.
    const show = (index) => {
      state.frame = Math.min(frames.length - 1, Math.max(0, index));
      const frame = frames[state.frame];
      if (!state.isPlaying) state.clock = frame.seconds;
      draw();
      $("scrubber").value = state.frame;
      $("scrubber").setAttribute("aria-valuetext", frame.seconds.toFixed(3) + " seconds");
      $("time").textContent = frame.seconds.toFixed(3) + " s";
      $("number").textContent = (state.frame + 1) + " of " + frames.length;
      $("command").textContent = data.command + " --at " + frame.text;
      picture.setAttribute("aria-label", data.title + " at " + frame.seconds.toFixed(3) + " s");
      for (const follow of followers) follow(frame.seconds);
      let current = null;
      for (const entry of entries) if (entry.event.seconds <= frame.seconds + 1e-9) current = entry;
      for (const entry of entries) {
        if (entry === current) entry.button.setAttribute("aria-current", "true");
        else entry.button.removeAttribute("aria-current");
      }
    };
    // The last frame that is not after a time, or the one that shows an instant between two frames.
    const indexAt = (seconds) => {
      let index = 0;
      while (index + 1 < frames.length && frames[index + 1].seconds <= seconds + 1e-9) index++;
      return index;
    };
    const showAt = (seconds) => {
      const index = indexAt(seconds);
      const isBetween = seconds - frames[index].seconds > 1e-6 && index + 1 < frames.length;
      show(isBetween && entries.some(({ event }) => event.seconds === seconds) ? index + 1 : index);
    };
    const step = (now) => {
      if (!state.isPlaying) return;
      state.clock += (now - state.last) / 1000 * state.speed;
      state.last = now;
      if (state.clock > data.end) {
        if (state.repeats && length > 0) state.clock = data.start;
        else { show(frames.length - 1); pause(); return; }
      }
      show(indexAt(state.clock));
      requestAnimationFrame(step);
    };
    const playIcon = "M7 4l13 8-13 8z", pauseIcon = "M7 5v14M17 5v14";
    const play = () => {
      if (state.isPlaying) return;
      if (state.frame === frames.length - 1) show(0);
      state.isPlaying = true;
      state.last = performance.now();
      $("play").querySelector("path").setAttribute("d", pauseIcon);
      $("play").setAttribute("aria-pressed", "true");
      requestAnimationFrame(step);
    };
    const pause = () => {
      state.isPlaying = false;
      $("play").querySelector("path").setAttribute("d", playIcon);
      $("play").setAttribute("aria-pressed", "false");
    };
    const toggle = () => state.isPlaying ? pause() : play();
    const go = (index) => { pause(); show(index); };
    const setSpeed = (speed) => {
      state.speed = speed;
      for (const button of document.querySelectorAll(".speed")) {
        button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
      }
    };
    const changeSpeed = (by) => setSpeed(
      speeds[Math.min(speeds.length - 1, Math.max(0, speeds.indexOf(state.speed) + by))]);
    const toggleRepeat = () => {
      state.repeats = !state.repeats;
      $("loop").setAttribute("aria-pressed", String(state.repeats));
    };
    const copy = async () => {
      const text = $("command").textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        getSelection().selectAllChildren($("command"));
        document.execCommand("copy");
      }
      $("status").textContent = "Copied " + text;
      $("copy").textContent = "Copied";
      setTimeout(() => { $("copy").textContent = "Copy"; }, 1200);
    };
    const keys = {
      ArrowLeft: (event) => go(state.frame - (event.shiftKey ? 10 : 1)),
      ArrowRight: (event) => go(state.frame + (event.shiftKey ? 10 : 1)),
      Home: () => go(0), End: () => go(frames.length - 1),
      "[": () => changeSpeed(-1), "]": () => changeSpeed(1),
      l: toggleRepeat, L: toggleRepeat, " ": toggle,
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A button that has the focus is pressed with space, as everywhere.
      if (event.key === " " && event.target.closest("button")) return;
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action(event);
    });
    $("scrubber").addEventListener("input", () => go(Number($("scrubber").value)));
    const buttons = {
      first: () => go(0), back: () => go(state.frame - 1), play: toggle,
      forward: () => go(state.frame + 1), last: () => go(frames.length - 1),
      loop: toggleRepeat, copy };
    for (const [id, action] of Object.entries(buttons)) $(id).addEventListener("click", action);
    for (const button of document.querySelectorAll(".speed")) {
      button.addEventListener("click", () => setSpeed(Number(button.dataset.speed)));
    }
    dark.addEventListener("change", () => show(state.frame));
    addEventListener("resize", fit);
    fit();
    show(0);
    })();
    """#
}
