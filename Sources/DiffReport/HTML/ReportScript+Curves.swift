extension ReportScript {
  /// Values over time, what was expected and what is there laid over each other.
  static let curves = #"""
    // Curves.
    const curveBox = $("curves");
    let plots = [], picked = [];
    const differs = (curve) => curve.expected.some((value, index) =>
      (value ?? null) !== (curve.actual[index] ?? null));
    const curveTitle = (curve) => (curve.label || curve.view.split("/").at(-1)) + " "
      + curve.property;
    const number = (value) => value == null ? "–"
      : String(Math.round(value * 1000) / 1000).replace("-", "−");
    const startCurves = (scene) => {
      const changed = scene.curves.filter(differs);
      picked = (changed.length ? changed : scene.curves).slice(0, 3);
      $("curve-box").hidden = scene.curves.length === 0 || !scene.hasTime;
      const select = $("curve-choice");
      select.replaceChildren(make("option", { value: "", textContent: "Show another value…" }),
        ...scene.curves.slice(0, 2000).map((curve, index) => make("option", { value: String(index),
          textContent: (changed.includes(curve) ? "≠ " : "= ") + shown(curve.view) + " "
            + shown(curve.property) })));
      select.hidden = scene.curves.length <= picked.length;
      buildCurves();
    };
    const buildCurves = () => {
      curveBox.replaceChildren();
      plots = picked.map((curve) => {
        const canvas = make("canvas", { role: "img", className: "plot" });
        const values = make("span", { className: "values" });
        const marker = make("span", { className: "marker", "aria-hidden": "true" });
        const close = make("button", { className: "close", textContent: "×",
          "aria-label": "Hide " + shown(curveTitle(curve)) });
        close.addEventListener("click", () => {
          picked = picked.filter((one) => one !== curve);
          $("curve-choice").hidden = false;
          buildCurves();
        });
        const figure = make("figure", { className: "curve" },
          make("figcaption", {}, name(curveTitle(curve), { title: shown(curve.view) }), values,
            close), make("div", { className: "plot-box" }, canvas, marker));
        curveBox.append(figure);
        canvas.addEventListener("pointerdown", (event) => {
          canvas.setPointerCapture(event.pointerId);
          go(indexAt(toSeconds(event.offsetX)));
        });
        canvas.addEventListener("pointermove", (event) => {
          if (event.buttons & 1) go(indexAt(toSeconds(event.offsetX)));
        });
        return { curve, canvas, values, marker };
      });
      drawCurves();
    };
    const drawCurves = () => {
      const scene = state.scene;
      if (!scene?.hasTime || !span) return;
      for (const { curve, canvas } of plots) drawCurve(scene, curve, canvas);
      moveCurveHeads();
    };
    const drawCurve = (scene, curve, canvas) => {
      const ratio = devicePixelRatio || 1;
      const [width, tallness] = [canvas.clientWidth, canvas.clientHeight];
      if (!width) return;
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(tallness * ratio);
      const context = canvas.getContext("2d");
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      let [least, most] = [Infinity, -Infinity];
      for (const side of [curve.expected, curve.actual]) {
        for (const value of side) {
          if (value == null) continue;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      }
      if (least > most) return;
      const margin = (most - least || 1) * 0.08;
      const toY = (value) =>
        tallness - 4 - (value - least + margin) / (most - least + 2 * margin) * (tallness - 8);
      context.fillStyle = inks.well;
      context.fillRect(0, 0, width, tallness);
      const [from, to] = [Math.max(0, indexAt(span[0]) - 1),
        Math.min(scene.frames.length - 1, indexAt(span[1]) + 1)];
      // Of more frames than there are columns each column's ends are drawn, so no peak is lost.
      const step = Math.max(1, Math.floor((to - from) / (width * 2)));
      // The gap between the two is what is wrong.
      context.fillStyle = inks.changed;
      context.globalAlpha = 0.16;
      context.beginPath();
      for (let index = from; index < to; index += step) {
        const [a, b] = [curve.expected[index], curve.actual[index]];
        const [c, d] = [curve.expected[index + step], curve.actual[index + step]];
        if (a == null || b == null || c == null || d == null || (a === b && c === d)) continue;
        const [x, next] = [toX(scene.frames[index].seconds),
          toX(scene.frames[Math.min(index + step, to)].seconds)];
        context.moveTo(x, toY(a));
        context.lineTo(next, toY(c));
        context.lineTo(next, toY(d));
        context.lineTo(x, toY(b));
      }
      context.fill();
      context.globalAlpha = 1;
      const line = (side, color, dash) => {
        context.strokeStyle = color;
        context.lineWidth = 1.75;
        context.setLineDash(dash);
        context.beginPath();
        let isOpen = false;
        for (let index = from; index <= to; index += step) {
          const value = side[index];
          if (value == null) { isOpen = false; continue; }
          const [x, y] = [toX(scene.frames[index].seconds), toY(value)];
          if (isOpen) context.lineTo(x, y); else context.moveTo(x, y);
          isOpen = true;
        }
        context.stroke();
      };
      line(curve.actual, inks.actual, []);
      line(curve.expected, inks.expected, [5, 3]);
      context.setLineDash([]);
      context.font = "10px " + getComputedStyle(document.body).fontFamily;
      context.fillStyle = inks.secondary;
      context.textAlign = "right";
      context.textBaseline = "top";
      context.fillText(number(most), width - 4, 3);
      context.textBaseline = "bottom";
      if (most > least) context.fillText(number(least), width - 4, tallness - 2);
      context.textAlign = "left";
    };
    const moveCurveHeads = () => {
      const scene = state.scene;
      const x = toX(scene.frames[state.frame].seconds);
      for (const { curve, canvas, values, marker } of plots) {
        marker.style.transform = "translateX(" + clamp(x, 0, canvas.clientWidth) + "px)";
        const [before, now] = [curve.expected[state.frame], curve.actual[state.frame]];
        const text = (before ?? null) === (now ?? null) ? number(now)
          : "expected " + number(before) + ", actual " + number(now);
        values.replaceChildren(...((before ?? null) === (now ?? null)
          ? [make("span", { textContent: number(now) })]
          : [make("span", { className: "expected", textContent: number(before) }), " → ",
            make("span", { className: "actual", textContent: number(now) })]));
        canvas.setAttribute("aria-label", shown(curveTitle(curve)) + ": " + text);
      }
    };
    // The curve that a finding speaks of comes first.
    const chooseCurve = (finding) => {
      const curve = state.scene.curves.find((one) =>
        one.view === finding.view && one.property === finding.property);
      if (!curve || picked.includes(curve)) return;
      picked = [curve, ...picked].slice(0, 4);
      buildCurves();
    };
    $("curve-choice").addEventListener("change", () => {
      const curve = state.scene.curves[Number($("curve-choice").value)];
      if ($("curve-choice").value !== "" && !picked.includes(curve)) {
        picked = [curve, ...picked].slice(0, 4);
        buildCurves();
      }
      $("curve-choice").value = "";
    });
    """#
}
