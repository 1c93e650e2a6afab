extension PlayerScript {
  /// The curves with their playheads; they follow `followers`.
  static let curves = #"""
    // Curves.
    const followers = [];
    const valueAt = (points, seconds) => {
      let low = 0, high = points.length - 1;
      if (seconds <= points[0][0]) return points[0][1];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (points[middle][0] <= seconds) low = middle; else high = middle;
      }
      const [from, first] = points[low], [to, second] = points[high];
      if (seconds >= to) return second;
      if (typeof first !== "number" || typeof second !== "number") return first;
      return first + (second - first) * (seconds - from) / (to - from);
    };
    const seekBy = (plot) => {
      const seek = (event) => {
        const box = plot.getBoundingClientRect();
        const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
        pause();
        showAt(data.start + part * length);
      };
      plot.addEventListener("pointerdown", (event) => {
        plot.setPointerCapture(event.pointerId);
        seek(event);
      });
      plot.addEventListener("pointermove", (event) => { if (event.buttons & 1) seek(event); });
    };
    const svg = (tag, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };
    const colorOf = (index) => {
      const colors = data.colors[dark.matches ? 1 : 0];
      return colors[index % colors.length];
    };
    const panelOf = (panel) => {
      const plot = make("div", { className: panel.color ? "plot color" : "plot" });
      const head = make("div", { className: "head" });
      const legend = make("p", { className: "legend" });
      const y = (value) => 100 - 100 * (value - panel.min) / (panel.max - panel.min);
      const lines = panel.color ? null : svg("svg", {
        viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" });
      if (lines) {
        for (const edge of [0, 100]) lines.append(svg("line", {
          x1: 0, x2: 1000, y1: edge, y2: edge, stroke: "var(--rule)",
          "vector-effect": "non-scaling-stroke" }));
        plot.append(lines);
      }
      panel.members.forEach((member, index) => {
        const output = make("output");
        const swatch = make("b");
        const name = panel.members.length > 1 ? member.name : "";
        legend.append(make("span", {}, swatch, name, output));
        if (panel.color) {
          const band = make("canvas", { width: 1000, height: 1 });
          const paint = band.getContext("2d");
          for (let x = 0; x < 1000; x++) {
            const color = valueAt(member.points, data.start + (x + 0.5) / 1000 * length);
            if (color) { paint.fillStyle = color; paint.fillRect(x, 0, 1, 1); }
          }
          plot.append(band);
          followers.push((seconds) => {
            const color = valueAt(member.points, seconds);
            swatch.style.background = color || "none";
            output.textContent = color || "";
          });
          return;
        }
        let path = "", isOpen = false;
        for (const [seconds, value] of member.points) {
          if (value === null) { isOpen = false; continue; }
          const x = (share(seconds) * 1000).toFixed(2);
          path += (isOpen ? "L" : "M") + x + " " + y(value).toFixed(2);
          isOpen = true;
        }
        const line = svg("path", {
          d: path, fill: "none", "stroke-width": 2, "stroke-linejoin": "round",
          "vector-effect": "non-scaling-stroke" });
        lines.append(line);
        const dot = make("i");
        plot.append(dot);
        followers.push((seconds) => {
          const value = valueAt(member.points, seconds);
          line.setAttribute("stroke", colorOf(index));
          swatch.style.background = dot.style.background = colorOf(index);
          dot.style.display = value === null ? "none" : "";
          output.textContent = value === null ? "–" : value.toFixed(panel.decimals)
            .replace("-", "−") + ("°×".includes(panel.unit) ? "" : " ") + panel.unit;
          if (value === null) return;
          dot.style.left = 100 * share(seconds) + "%";
          dot.style.top = y(value) + "%";
        });
      });
      if (!panel.color) plot.append(
        make("span", { className: "limit top", textContent: panel.maxText }),
        make("span", { className: "limit bottom", textContent: panel.minText }));
      plot.append(head);
      followers.push((seconds) => { head.style.left = 100 * share(seconds) + "%"; });
      seekBy(plot);
      const heading = make("h2", {}, panel.title, make("span", { textContent: panel.attribute }));
      return make("div", { className: "panel" }, heading, plot, legend);
    };
    $("curves").append(...data.panels.map(panelOf));
    """#
}
