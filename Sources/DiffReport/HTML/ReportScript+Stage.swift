extension ReportScript {
  /// The canvas in which all views are drawn, with one zoom and place for all of them.
  static let stage = #"""
    // The stage.
    const canvas = $("picture");
    const gap = 10, tagHeight = 24;
    let panes = [], fit = 1, extent = [1, 1];
    const frameExtent = (frame) => {
      let [width, height] = [0, 0];
      for (const path of [frame.expected, frame.actual, frame.difference]) {
        const entry = ready(path);
        if (!entry) continue;
        width = Math.max(width, entry.width);
        height = Math.max(height, entry.height);
      }
      const sizes = [frame.measured?.expectedSize, frame.measured?.actualSize,
        state.scene.expectedSize, state.scene.actualSize];
      if (!width) {
        for (const pair of sizes) {
          if (pair?.length !== 2) continue;
          [width, height] = [Math.max(width, pair[0]), Math.max(height, pair[1])];
        }
      }
      return [width || 320, height || 200];
    };
    // Where the panes of a view lie; narrow ones go below each other where that shows more.
    const arrange = (count, width, height) => {
      const fits = (columns) => {
        const lines = Math.ceil(count / columns);
        const cell = [(width - gap * (columns - 1)) / columns,
          (height - gap * (lines - 1)) / lines - tagHeight];
        return { columns, cell, scale: Math.min(cell[0] / extent[0], cell[1] / extent[1]) };
      };
      let best = fits(count);
      for (let columns = 1; columns < count; columns++) {
        const other = fits(columns);
        if (other.scale > best.scale * 1.02) best = other;
      }
      const [w, h] = best.cell;
      return Array.from({ length: count }, (_, index) => ({
        x: index % best.columns * (w + gap),
        y: Math.floor(index / best.columns) * (h + tagHeight + gap) + tagHeight, w, h }));
    };
    const mostHeight = () => innerWidth < 720 ? innerHeight * 0.62
      : Math.max(300, $("scene").clientHeight - $("deck").clientHeight - 70);
    // Words stand beside the pictures where that costs these no size, and below them otherwise.
    const isBelow = (count) => {
      const width = $("bench").clientWidth, most = mostHeight() - tagHeight - 8;
      const scale = (room) => Math.min(((room - gap * (count - 1)) / count - 8) / extent[0],
        most / extent[1]);
      return scale(width) > scale(width - 272) * 1.08;
    };
    const roomFor = () => {
      const width = canvas.clientWidth, most = mostHeight();
      const count = views[state.view].sides?.().length ?? 1;
      // A canvas that is no higher than the pictures need, at up to eight times their size.
      let needed = most;
      const isWide = extent[0] > extent[1] * 1.6;
      const columns = innerWidth < 720 ? (isWide ? 1 : Math.min(2, count)) : count;
      const scale = Math.min(((width - gap * (columns - 1)) / columns - 8) / extent[0], 8);
      needed = Math.ceil(count / columns) * (extent[1] * scale + 8 + tagHeight + gap) - gap;
      return clamp(needed, 180, most);
    };
    const scaleNow = () => fit * state.zoom;
    const toPicture = (pane, x, y) => {
      const scale = scaleNow();
      return [(x - pane.x - pane.w / 2) / scale + state.x, (y - pane.y - pane.h / 2) / scale
        + state.y];
    };
    const paneAt = (x, y) => panes.find((pane) => x >= pane.x && x < pane.x + pane.w
      && y >= pane.y && y < pane.y + pane.h) ?? panes[0];
    const place = (x, y) => {
      const half = [panes[0].w / scaleNow() / 2, panes[0].h / scaleNow() / 2];
      const hold = (value, most, reach) => reach * 2 >= most ? most / 2
        : clamp(value, reach, most - reach);
      state.x = hold(x, extent[0], half[0]);
      state.y = hold(y, extent[1], half[1]);
    };
    const zoomBy = (factor, around = null) => {
      if (!panes.length) return;
      const before = around ? toPicture(around.pane, around.x, around.y) : [state.x, state.y];
      const old = scaleNow();
      state.zoom = clamp(state.zoom * factor, 1, Math.max(1, 64 / fit));
      const now = scaleNow();
      place(before[0] + (state.x - before[0]) * old / now,
        before[1] + (state.y - before[1]) * old / now);
      redraw();
    };
    const zoomTo = (area) => {
      if (!panes.length) return;
      const [w, h] = [panes[0].w, panes[0].h];
      const scale = Math.min(w / (area.width + 24), h / (area.height + 24), 24);
      state.zoom = clamp(scale / fit, 1, Math.max(1, 64 / fit));
      place(area.x + area.width / 2, area.y + area.height / 2);
      state.point = [Math.floor(area.x + area.width / 2), Math.floor(area.y + area.height / 2)];
      redraw();
    };
    const resetZoom = () => {
      state.zoom = 1;
      state.x = state.y = null;
      redraw();
    };
    let checker = null, hatch = null;
    const pattern = (context, size, paint) => {
      const tile = make("canvas", { width: size, height: size });
      paint(tile.getContext("2d"));
      return context.createPattern(tile, "repeat");
    };
    const readPatterns = (context) => {
      checker = pattern(context, 16, (tile) => {
        tile.fillStyle = inks.paper;
        tile.fillRect(0, 0, 16, 16);
        tile.fillStyle = inks.check;
        tile.fillRect(0, 0, 8, 8);
        tile.fillRect(8, 8, 8, 8);
      });
      hatch = pattern(context, 8, (tile) => {
        tile.strokeStyle = "rgb(128 128 128 / .75)";
        tile.lineWidth = 1.5;
        for (const from of [-8, 0, 8]) {
          tile.moveTo(from, 8);
          tile.lineTo(from + 8, 0);
        }
        tile.stroke();
      });
    };
    const inPane = (context, pane, paint) => {
      const scale = scaleNow();
      context.save();
      context.beginPath();
      context.rect(pane.x, pane.y, pane.w, pane.h);
      context.clip();
      context.translate(pane.x + pane.w / 2 - state.x * scale,
        pane.y + pane.h / 2 - state.y * scale);
      context.scale(scale, scale);
      context.imageSmoothingEnabled = scale < 1.5;
      context.imageSmoothingQuality = "high";
      paint(context, scale);
      context.restore();
    };
    const board = (context, entry, scale) => {
      context.save();
      context.scale(1 / scale, 1 / scale);
      context.fillStyle = checker;
      context.fillRect(0, 0, entry.width * scale, entry.height * scale);
      context.restore();
    };
    const paint = (context, entry, scale, isOver = false) => {
      if (!isOver) board(context, entry, scale);
      context.drawImage(entry.image, 0, 0, entry.width, entry.height);
    };
    const edge = (context, entry, scale, color) => {
      context.strokeStyle = color;
      context.lineWidth = 1 / scale;
      context.strokeRect(0, 0, entry.width, entry.height);
    };
    const tag = (context, pane, text, color, isRight = false) => {
      context.font = "600 12px " + getComputedStyle(document.body).fontFamily;
      context.textBaseline = "middle";
      const width = context.measureText(text).width;
      const x = isRight ? pane.x + pane.w - width - 14 : pane.x;
      const y = pane.y - tagHeight / 2 - 1;
      context.fillStyle = color;
      context.beginPath();
      context.arc(x + 4, y, 4, 0, 7);
      context.fill();
      context.fillStyle = inks.ink;
      context.fillText(text, x + 13, y);
    };
    const message = (context, pane, text) => {
      context.fillStyle = inks.well;
      context.fillRect(pane.x, pane.y, pane.w, pane.h);
      context.fillStyle = inks.secondary;
      context.font = "12px " + getComputedStyle(document.body).fontFamily;
      context.textAlign = "center";
      context.textBaseline = "middle";
      const lines = [""];
      for (const word of text.split(" ")) {
        const longer = (lines.at(-1) + " " + word).trim();
        if (context.measureText(longer).width > pane.w - 24 && lines.at(-1)) lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      const x = pane.x + pane.w / 2, y = pane.y + pane.h / 2;
      lines.forEach((line, index) =>
        context.fillText(line, x, y + (index - (lines.length - 1) / 2) * 17));
      context.textAlign = "left";
    };
    const marks = (context, frame, scale) => {
      if (!state.regions) return;
      context.save();
      for (const area of frame.ignored ?? []) {
        context.save();
        context.beginPath();
        context.rect(area.x, area.y, area.width, area.height);
        context.clip();
        context.scale(1 / scale, 1 / scale);
        context.fillStyle = hatch;
        context.fillRect(area.x * scale, area.y * scale, area.width * scale, area.height * scale);
        context.restore();
      }
      const taken = [];
      for (const area of (frame.measured?.areas ?? []).slice(0, 200)) {
        const away = 3 / scale;
        context.lineWidth = 1.5 / scale;
        context.strokeStyle = inks.changed;
        context.strokeRect(area.x - away, area.y - away, area.width + 2 * away,
          area.height + 2 * away);
        // Labels on small pictures would hide them.
        if (!area.view || scale < 0.4) continue;
        const text = shown(area.view.split("/").at(-1)).slice(0, 40);
        context.font = "600 " + 10 / scale + "px " + getComputedStyle(document.body).fontFamily;
        const [width, tall] = [context.measureText(text).width + 8 / scale, 15 / scale];
        const [x, y] = [area.x - away, Math.max(0, area.y - away - tall)];
        // A label that would cover another one is left to the list of regions.
        if (taken.some(([a, b, c]) => x < b && a < x + width && Math.abs(c - y) < tall)) continue;
        taken.push([x, x + width, y]);
        context.fillStyle = inks.changed;
        context.fillRect(x, y, width, tall);
        context.fillStyle = "#fff";
        context.textBaseline = "middle";
        context.fillText(text, x + 4 / scale, y + tall / 2);
      }
      context.restore();
    };
    """#
}
