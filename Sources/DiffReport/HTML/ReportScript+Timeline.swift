extension ReportScript {
  /// The axis of time: thumbnails, heat, what happened; a click goes there.
  static let timeline = #"""
    // The timeline. Everything but the playhead is drawn once for a scene and a range.
    const axis = $("axis"), head = $("head"), band = $("band");
    const rulerHeight = 18, thumbHeight = 44, heatHeight = 30, eventHeight = 14;
    let span = null;
    const fullSpan = (scene) => {
      const [first, last] = [scene.frames[0].seconds, scene.frames.at(-1).seconds];
      const step = (last - first) / Math.max(1, scene.frames.length - 1);
      return [first, last + step];
    };
    const indexAt = (seconds) => {
      const frames = state.scene.frames;
      let [low, high] = [0, frames.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (frames[middle].seconds <= seconds + 1e-9) low = middle; else high = middle - 1;
      }
      return Math.max(0, low);
    };
    const toX = (seconds) => (seconds - span[0]) / (span[1] - span[0]) * axis.clientWidth;
    const toSeconds = (x) => span[0] + x / Math.max(1, axis.clientWidth) * (span[1] - span[0]);
    const niceStep = (least) => {
      const power = 10 ** Math.floor(Math.log10(least));
      return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least);
    };
    const drawAxis = () => {
      const scene = state.scene;
      if (!scene?.hasTime || !axis.clientWidth) return;
      const ratio = devicePixelRatio || 1;
      const hasEvents = scene.events.length > 0;
      const thumbs = scene.frames.some((frame) => frame.actual || frame.expected);
      const top = rulerHeight + (thumbs ? thumbHeight + 4 : 0);
      const tallness = top + heatHeight + (hasEvents ? eventHeight : 0);
      const width = axis.clientWidth;
      axis.style.height = tallness + "px";
      axis.width = Math.round(width * ratio);
      axis.height = Math.round(tallness * ratio);
      const context = axis.getContext("2d");
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.font = "10px " + getComputedStyle(document.body).fontFamily;
      context.fillStyle = inks.secondary;
      context.textBaseline = "top";
      const step = niceStep((span[1] - span[0]) * 76 / width);
      const places = clamp(Math.ceil(-Math.log10(step) - 1e-9), 0, 4);
      for (let at = Math.ceil(span[0] / step - 1e-9) * step; at < span[1]; at += step) {
        const x = toX(at);
        context.fillRect(x, 3, 1, 10);
        if (x < width - 34) context.fillText(at.toFixed(places) + " s", x + 4, 2);
      }
      const [from, to] = [indexAt(span[0]), indexAt(span[1])];
      if (thumbs) drawThumbs(context, scene, from, to, width);
      context.fillStyle = inks.well;
      context.fillRect(0, top, width, heatHeight);
      const columns = new Float64Array(width + 1), kinds = new Array(width + 1);
      for (let index = from; index <= to; index++) {
        const frame = scene.frames[index];
        if (frame.share <= 0) continue;
        const left = Math.max(0, Math.floor(toX(frame.seconds)));
        const next = scene.frames[index + 1]?.seconds ?? span[1];
        const right = Math.max(left + 1, Math.floor(toX(next)) - (toX(next) - left > 5 ? 1 : 0));
        for (let x = left; x < Math.min(width, right); x++) {
          if (frame.share > columns[x]) [columns[x], kinds[x]] = [frame.share, frame.state];
        }
      }
      for (let x = 0; x < width; x++) {
        if (!columns[x]) continue;
        const bar = Math.round(height(columns[x]) * heatHeight);
        context.fillStyle = inks[kinds[x]];
        context.fillRect(x, top + heatHeight - bar, 1, bar);
      }
      if (scene.first >= 0) {
        const x = clamp(toX(scene.frames[scene.first].seconds), 0, width - 1);
        context.fillStyle = inks.changed;
        context.beginPath();
        context.moveTo(x - 4, top - 3);
        context.lineTo(x + 4, top - 3);
        context.lineTo(x, top + 4);
        context.fill();
      }
      if (hasEvents) {
        for (const event of scene.events) {
          const x = toX(event.seconds);
          if (x < 0 || x > width) continue;
          context.fillStyle = event.kind === "event" ? inks.accent : inks.secondary;
          context.beginPath();
          if (event.kind === "line") context.rect(x - 3, top + heatHeight + 4, 6, 6);
          else context.arc(x, top + heatHeight + 7, 3.5, 0, 7);
          context.fill();
        }
      }
      moveHead();
    };
    const drawThumbs = (context, scene, from, to, width) => {
      const known = scene.frames.slice(from, to + 1)
        .filter((frame) => frame.actual || frame.expected);
      context.fillStyle = inks.well;
      context.fillRect(0, rulerHeight, width, thumbHeight);
      if (!known.length) return;
      const example = ready(known[0].actual ?? known[0].expected);
      const cell = example
        ? clamp(thumbHeight * example.width / example.height, 22, 110) : thumbHeight;
      const count = Math.max(1, Math.floor(width / (cell + 3)));
      const left = (width - count * cell) / Math.max(1, count);
      // Few frames stand each in its place; of many the ones that are nearest to even places.
      const places = to - from < count
        ? known.map((frame) => [frame, (toX(frame.seconds)
          + toX(scene.frames[frame.index + 1]?.seconds ?? span[1])) / 2 - cell / 2])
        : Array.from({ length: count }, (_, place) => {
          const x = place * (cell + left);
          return [nearestPicture(scene, indexAt(toSeconds(x + cell / 2)), toSeconds(x),
            toSeconds(x + cell + left)), x];
        });
      for (const [frame, x] of places) {
        if (!frame) continue;
        const entry = ready(frame.actual ?? frame.expected);
        if (!entry) { axisWaits = true; continue; }
        const scale = Math.min(cell / entry.width, thumbHeight / entry.height);
        const [w, h] = [entry.width * scale, entry.height * scale];
        const [at, top] = [x + (cell - w) / 2, rulerHeight + (thumbHeight - h) / 2];
        context.fillStyle = inks.paper;
        context.fillRect(at, top, w, h);
        context.drawImage(entry.image, at, top, w, h);
        if (frame.state !== "passed") {
          context.strokeStyle = inks[frame.state];
          context.lineWidth = 1.5;
          context.strokeRect(at + 0.75, top + 0.75, w - 1.5, h - 1.5);
        }
      }
    };
    let axisWaits = false;
    const nearestPicture = (scene, index, from, to) => {
      for (let away = 0; away < 4000; away++) {
        for (const place of away ? [index - away, index + away] : [index]) {
          const frame = scene.frames[place];
          if (!frame || frame.seconds < from - 1e-9 || frame.seconds >= to - 1e-9) continue;
          if (frame.actual || frame.expected) return frame;
        }
        const [left, right] = [scene.frames[index - away], scene.frames[index + away]];
        if ((!left || left.seconds < from) && (!right || right.seconds > to)) return null;
      }
      return null;
    };
    const moveHead = () => {
      const scene = state.scene;
      if (!scene?.hasTime || !span) return;
      const width = axis.clientWidth;
      const frame = scene.frames[state.frame];
      const next = scene.frames[state.frame + 1]?.seconds ?? span[1];
      const [left, right] = [toX(frame.seconds), toX(next)];
      head.style.transform = "translateX(" + clamp(left, 0, width) + "px)";
      head.style.width = clamp(right - left, 2, width) + "px";
      head.hidden = right < 0 || left > width;
      axis.setAttribute("aria-valuemax", String(scene.frames.length - 1));
      axis.setAttribute("aria-valuenow", String(state.frame));
      axis.setAttribute("aria-valuetext", frameName(frame) + ", " + labels[frame.state]);
      band.hidden = !state.loop;
      if (state.loop) {
        const [from, to] = [toX(scene.frames[state.loop[0]].seconds),
          toX(scene.frames[state.loop[1] + 1]?.seconds ?? span[1])];
        band.style.transform = "translateX(" + clamp(from, 0, width) + "px)";
        band.style.width = clamp(to, 0, width) - clamp(from, 0, width) + "px";
      }
      moveCurveHeads();
    };
    const setSpan = (from, to) => {
      const [least, most] = fullSpan(state.scene);
      const shortest = (most - least) / state.scene.frames.length * 4;
      const length = clamp(to - from, Math.min(shortest, most - least), most - least);
      const start = clamp(from, least, most - length);
      span = [start, start + length];
      drawAxis();
      drawCurves();
    };
    const zoomTime = (factor, around = state.scene.frames[state.frame].seconds) => {
      const length = (span[1] - span[0]) / factor;
      const share = clamp((around - span[0]) / (span[1] - span[0]), 0, 1);
      setSpan(around - length * share, around + length * (1 - share));
    };
    const follow = () => {
      const at = state.scene.frames[state.frame].seconds;
      const length = span[1] - span[0];
      if (at < span[0] || at >= span[1]) setSpan(at - length / 2, at + length / 2);
    };
    let grip = null;
    axis.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      axis.setPointerCapture(event.pointerId);
      const at = indexAt(toSeconds(event.offsetX));
      grip = { isRange: event.offsetY < rulerHeight || event.shiftKey, from: at };
      if (!grip.isRange) go(at);
    });
    axis.addEventListener("pointermove", (event) => {
      const at = indexAt(toSeconds(clamp(event.offsetX, 0, axis.clientWidth - 1)));
      if (!grip) {
        const frame = state.scene.frames[at];
        axis.title = frameName(frame) + " · " + labels[frame.state]
          + (frame.measured ? " · " + percent(frame.measured.ratio) : "")
          + state.scene.events.filter((one) => Math.abs(toX(one.seconds) - event.offsetX) < 5)
            .slice(0, 4).map((one) => "\n" + one.kind + ": " + shown(one.text)).join("");
      } else if (!grip.isRange) go(at);
      else if (at !== grip.from) setLoop(Math.min(at, grip.from), Math.max(at, grip.from));
    });
    axis.addEventListener("pointerup", (event) => {
      if (grip?.isRange && indexAt(toSeconds(event.offsetX)) === grip.from) setLoop(null);
      grip = null;
    });
    axis.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTime(2 ** (-event.deltaY / 200), toSeconds(event.offsetX));
    }, { passive: false });
    const setLoop = (from, to) => {
      state.loop = from === null ? null : [from, to];
      $("loop").setAttribute("aria-pressed", String(state.loop !== null));
      $("loop").textContent = state.loop
        ? "Loop " + shortTime(state.scene.frames[from].seconds) + " – "
          + shortTime(state.scene.frames[to].seconds) : "Loop all";
      moveHead();
    };
    """#
}
