extension ReportScript {
  /// The header, and the list of scenes, of which only those in sight are in the page.
  static let list = #"""
    // The header.
    const icons = { error: "M12 7v6M12 16.5v.5", changed: "M8 12h8M12 8v8M8 18h8",
      missing: "M8 8l8 8M16 8l-8 8", new: "M12 7v10M7 12h10", orphan: "M8 12h8",
      passed: "M7 12.5l3.5 3.5L17 8.5" };
    const icon = (kind) => {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("viewBox", "0 0 24 24");
      svg.setAttribute("class", "icon " + kind);
      svg.setAttribute("aria-hidden", "true");
      const path = document.createElementNS(space, "path");
      path.setAttribute("d", icons[kind]);
      svg.append(path);
      return svg;
    };
    const filter = { text: "", states: new Set(), variant: "" };
    const counts = {};
    for (const scene of scenes) counts[scene.state] = (counts[scene.state] ?? 0) + 1;
    const stateButtons = Object.keys(rank).filter((kind) => counts[kind]).map((kind) => {
      const button = make("button", { className: "chip " + kind, "aria-pressed": "false",
        title: "Show only what is " + labels[kind] }, icon(kind),
        make("span", { textContent: counts[kind].toLocaleString("en-US") + " "
          + (kind === "error" && counts[kind] > 1 ? "errors" : labels[kind]) }));
      button.addEventListener("click", () => {
        if (!filter.states.delete(kind)) filter.states.add(kind);
        button.setAttribute("aria-pressed", String(filter.states.has(kind)));
        applyFilter();
      });
      return button;
    });
    $("states").append(...stateButtons);
    const variants = [...new Set(scenes.map((scene) => scene.variant).filter(Boolean))].sort();
    if (variants.length) {
      const select = make("select", { id: "variant", "aria-label": "Variant" },
        make("option", { value: "", textContent: "All variants" }),
        ...variants.map((one) => make("option", { value: one, textContent: shown(one) })));
      select.addEventListener("change", () => { filter.variant = select.value; applyFilter(); });
      $("find").append(select);
    }
    // The list.
    const list = $("list"), rows = $("rows");
    let visible = scenes, tops = [0];
    const tall = 118, low = 62;
    const rowHeight = (scene) => scene.strip || scene.hasTime ? tall : low;
    const measure = () => {
      tops = [0];
      for (const scene of visible) tops.push(tops.at(-1) + rowHeight(scene));
      rows.style.height = tops.at(-1) + "px";
    };
    // The heat over time, or how much one picture has changed.
    const heat = (canvas, scene) => {
      const ratio = devicePixelRatio || 1;
      const width = canvas.width = Math.round(Math.max(1, canvas.clientWidth) * ratio);
      const tallness = canvas.height = Math.round(12 * ratio);
      const context = canvas.getContext("2d");
      context.fillStyle = inks.well;
      context.fillRect(0, 0, width, tallness);
      const count = scene.frames.length;
      const most = new Float64Array(width), kinds = new Array(width);
      scene.frames.forEach((frame, index) => {
        if (frame.share <= 0) return;
        const from = Math.floor(index / count * width);
        const to = Math.max(from + Math.min(2 * ratio, width / count),
          Math.ceil((index + 1) / count * width));
        for (let x = from; x < Math.min(width, to); x++) {
          if (frame.share > most[x]) { most[x] = frame.share; kinds[x] = frame.state; }
        }
      });
      for (let x = 0; x < width; x++) {
        if (!most[x]) continue;
        const bar = Math.ceil(height(most[x]) * tallness);
        context.fillStyle = inks[kinds[x]];
        context.fillRect(x, tallness - bar, 1, bar);
      }
    };
    const amount = (scene) => {
      if (scene.frames.length > 1) {
        return scene.differing.length
          ? scene.differing.length.toLocaleString("en-US") + " of "
            + plural(scene.frames.length, "frame")
          : plural(scene.frames.length, "frame");
      }
      const measured = scene.frames[0]?.measured;
      return measured && measured.differentPixels ? percent(measured.ratio) : "";
    };
    const made = new Map();
    const rowOf = (scene, index) => {
      const tick = make("input", { type: "checkbox", checked: ticked.has(scene),
        "aria-label": "Approve " + shown(scene.title) });
      tick.addEventListener("change", () => setTick(scene, tick.checked));
      const select = make("button", { className: "pick",
        "aria-label": shown(scene.title) + ", " + labels[scene.state] + ", "
          + shown(scene.headline) },
        make("span", { className: "line" }, icon(scene.state),
          name(scene.plain, { className: "name" }),
          ...(scene.variant ? [name(scene.variant, { className: "tag" })] : []),
          make("span", { className: "amount", textContent: amount(scene) })),
        make("span", { className: "headline" },
          name(scene.headline || (scene.state === "passed" ? "as expected" : ""))));
      if (rowHeight(scene) === tall) {
        const strip = make("span", { className: "strip" });
        if (scene.strip) strip.append(make("img", { src: scene.strip, alt: "", loading: "lazy",
          decoding: "async" }));
        else strip.append(make("span", { className: "nothing",
          textContent: "no pictures were kept" }));
        select.append(strip, make("canvas", { className: "heat" }));
      }
      select.addEventListener("click", () => { choose(scene); reveal(); });
      const row = make("li", { className: "row " + scene.state },
        ...(scene.approve ? [tick] : [make("span", { className: "untickable" })]), select);
      row.style.top = tops[index] + "px";
      row.style.height = rowHeight(scene) + "px";
      if (scene === state.scene) select.setAttribute("aria-current", "true");
      return row;
    };
    const fillList = () => {
      const [top, bottom] = [list.scrollTop - 300, list.scrollTop + list.clientHeight + 300];
      const needed = new Set();
      let [low, high] = [0, visible.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (tops[middle + 1] < top) low = middle + 1; else high = middle;
      }
      for (let index = low; index < visible.length && tops[index] < bottom; index++) {
        const scene = visible[index];
        needed.add(scene);
        if (made.has(scene)) continue;
        const row = rowOf(scene, index);
        made.set(scene, row);
        rows.append(row);
        const canvas = row.querySelector(".heat");
        if (canvas) heat(canvas, scene);
      }
      for (const [scene, row] of made) {
        if (!needed.has(scene)) { row.remove(); made.delete(scene); }
      }
    };
    const renewList = () => {
      rows.replaceChildren();
      made.clear();
      measure();
      fillList();
    };
    const applyFilter = () => {
      const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
      visible = scenes.filter((scene) =>
        (filter.states.size === 0 || filter.states.has(scene.state))
        && (filter.variant === "" || scene.variant === filter.variant)
        && words.every((word) => scene.words.includes(word)));
      list.scrollTop = 0;
      renewList();
      $("none").hidden = visible.length > 0;
      $("none").textContent = scenes.length
        ? "Nothing matches the filter." : "There was nothing to compare.";
      if (visible.length && !visible.includes(state.scene)) choose(visible[0]);
      say(plural(visible.length, "row") + " shown");
    };
    const showCurrentRow = () => {
      const index = visible.indexOf(state.scene);
      for (const [scene, row] of made) {
        const button = row.querySelector(".pick");
        if (scene === state.scene) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      if (index < 0) return;
      if (tops[index] < list.scrollTop) list.scrollTop = tops[index];
      const below = tops[index + 1] - list.clientHeight;
      if (below > list.scrollTop) list.scrollTop = below;
      fillList();
    };
    const chooseBy = (step) => {
      if (!visible.length) return;
      choose(visible[clamp(visible.indexOf(state.scene) + step, 0, visible.length - 1)]);
    };
    list.addEventListener("scroll", fillList, { passive: true });
    $("filter").addEventListener("input", () => {
      filter.text = $("filter").value;
      applyFilter();
    });
    // Approval: the command for what is ticked.
    const approval = () => {
      const commands = [...new Set(scenes.filter((scene) => ticked.has(scene))
        .map((scene) => scene.approve))];
      const start = "render-scene approve ";
      if (commands.length && commands.every((command) => command.startsWith(start))) {
        return start + commands.map((command) => command.slice(start.length)).join(" ");
      }
      return commands.join(" && ");
    };
    const showApproval = () => {
      $("approval").hidden = ticked.size === 0;
      $("approve-count").textContent = plural(ticked.size, "scene") + " ticked";
      $("approve-command").textContent = approval();
    };
    const setTick = (scene, isTicked) => {
      if (!scene || !scene.approve) return;
      if (isTicked) ticked.add(scene); else ticked.delete(scene);
      const box = made.get(scene)?.querySelector("input");
      if (box) box.checked = isTicked;
      if (scene === state.scene) $("tick").checked = isTicked;
      showApproval();
    };
    $("approve-copy").addEventListener("click", () => copy(approval(), $("approve-copy")));
    $("approve-clear").addEventListener("click", () => {
      for (const scene of [...ticked]) setTick(scene, false);
    });
    $("tick").addEventListener("change", () => setTick(state.scene, $("tick").checked));
    """#
}
