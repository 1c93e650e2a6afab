extension ReportScript {
  /// What is known of a scene and of one of its frames, in words.
  static let facts = #"""
    // Words about a scene.
    const size = (pair) => pair && pair.length === 2 ? pair[0] + " × " + pair[1] : "";
    const frameName = (frame) => {
      const scene = state.scene;
      return scene.hasTime || scene.hasSequence
        ? "frame " + frame.number + " at " + shortTime(frame.seconds) : "picture";
    };
    const jump = (label, index, key) => {
      const button = make("button", { className: "link", title: "Key " + key, textContent: label });
      button.addEventListener("click", () => go(index));
      return button;
    };
    const seekTo = (seconds) => {
      const frames = state.scene.frames;
      let index = indexAt(seconds);
      if (seconds - frames[index]?.seconds > 1e-6 && index + 1 < frames.length) index += 1;
      go(index);
    };
    const findingRow = (scene, finding) => {
      const button = make("button", { className: "finding " + finding.kind },
        make("span", { className: "kind", textContent: finding.kind }),
        name(finding.sentence, { className: "sentence" }),
        make("span", { className: "when", textContent: shortTime(finding.seconds) }));
      button.title = "Go to frame " + finding.frame;
      button.addEventListener("click", () => {
        const index = scene.frames.findIndex((frame) => frame.number === finding.frame);
        if (index >= 0) go(index); else seekTo(finding.seconds);
        chooseCurve(finding);
      });
      return make("li", {}, button);
    };
    const mostFindings = 4;
    const showFindings = (scene, all) => {
      const box = $("findings");
      box.replaceChildren();
      $("cause").hidden = scene.findings.length === 0;
      const told = all ? scene.findings : scene.findings.slice(0, mostFindings);
      box.append(...told.map((finding) => findingRow(scene, finding)));
      if (told.length < scene.findings.length) {
        const more = make("button", { className: "link",
          textContent: "Show all " + scene.findings.length });
        more.addEventListener("click", () => showFindings(scene, true));
        box.append(make("li", {}, more));
      }
    };
    const showScene = (scene) => {
      const has = scene !== null;
      $("scene").hidden = !has;
      if (!has) return;
      $("scene-name").replaceChildren(name(scene.plain));
      $("scene-variant").replaceChildren(...(scene.variant ? [name(scene.variant)] : []));
      $("scene-variant").hidden = !scene.variant;
      $("scene-state").className = "chip " + scene.state;
      $("scene-state").replaceChildren(icon(scene.state),
        make("span", { textContent: labels[scene.state] }));
      $("effect").hidden = !scene.effect;
      $("effect").textContent = shown(scene.effect);
      $("effect").className = "tag " + (scene.effect === "layout moved" ? "layout" : "paint");
      $("scene-headline").textContent = shown(scene.headline
        || (scene.state === "passed" ? "As expected" : ""));
      const rest = scene.reasons.filter((reason) => reason !== scene.headline);
      $("reasons").replaceChildren(...rest.map((reason) => reason.includes("\n")
        ? make("li", {}, make("pre", { textContent: reason.split("\n").map(shown).join("\n"),
          tabIndex: 0 }))
        : make("li", {}, name(reason))));
      const pieces = [];
      if (scene.frames.length > 1) {
        pieces.push(make("span", { textContent: scene.differing.length
          ? scene.differing.length.toLocaleString("en-US") + " of "
            + plural(scene.frames.length, "frame") + (rank[scene.state] > 1
              ? " " + labels[scene.state] : scene.differing.length === 1 ? " differs" : " differ")
          : (scene.state === "passed" ? "all " + plural(scene.frames.length, "frame")
            + " as expected" : plural(scene.frames.length, "frame")) }));
        if (scene.first >= 0) {
          pieces.push(jump("first at " + shortTime(scene.frames[scene.first].seconds),
            scene.first, "F"));
        }
        if (scene.worstIndex >= 0 && scene.frames[scene.worstIndex].measured) {
          const frame = scene.frames[scene.worstIndex];
          pieces.push(jump("worst at " + shortTime(frame.seconds) + ", "
            + percent(frame.measured.ratio), scene.worstIndex, "W"));
        }
      }
      const [before, now] = [size(scene.expectedSize), size(scene.actualSize)];
      if (before && now && before !== now) {
        pieces.push(make("strong", { className: "warning",
          textContent: "size: expected " + before + ", actual " + now + " pixels" }));
      } else if (now || before) {
        pieces.push(make("span", { textContent: (now || before) + " pixels" }));
      }
      if (scene.rate && scene.hasTime) {
        pieces.push(make("span", { textContent: shown(scene.rate) + " frames a second" }));
      }
      if (scene.pictureSource) pieces.push(make("span", {}, name(scene.pictureSource)));
      $("summary").replaceChildren(...pieces);
      $("tick-label").hidden = !scene.approve;
      $("tick").checked = ticked.has(scene);
      showFindings(scene, false);
      $("event-box").hidden = scene.events.length === 0;
      $("events").replaceChildren(...scene.events.slice(0, mostEvents).map((event) => {
        const button = make("button", { className: "event" },
          make("time", { textContent: shortTime(event.seconds) }),
          make("span", { textContent: shown(event.kind) }), name(event.text));
        button.addEventListener("click", () => seekTo(event.seconds));
        return make("li", {}, button);
      }), ...(scene.events.length > mostEvents
        ? [make("li", { textContent: "and " + (scene.events.length - mostEvents) + " more" })] : []));
    };
    const mostEvents = 200;
    // Words about a frame.
    const row = (label, ...value) => [make("dt", { textContent: label }), make("dd", {}, ...value)];
    const areaRow = (area) => {
      const where = area.width + " × " + area.height + " at " + area.x + ", " + area.y;
      const button = make("button", { className: "area", title: "Show this region" },
        ...(area.view ? [name(area.view, { className: "view" })] : []),
        make("span", { className: "where", textContent: where }));
      button.addEventListener("click", () => zoomTo(area));
      return make("li", {}, button);
    };
    const absence = (frame, side) => {
      if (frame[side]) return "";
      if (side === "expected") {
        return frame.state === "new" ? "Nothing was expected here."
          : "Only the digest of the expected picture is kept, not the picture.";
      }
      return frame.state === "missing" || frame.state === "orphan"
        ? "There is no such picture any more." : "No picture of it was kept.";
    };
    const showFrame = () => {
      const scene = state.scene, frame = scene?.frames[state.frame];
      const isOne = !scene || scene.frames.length < 2;
      $("transport").hidden = isOne;
      $("timeline-box").hidden = !scene?.hasTime;
      $("look").hidden = !frame;
      if (!frame) return;
      $("clock").textContent = scene.hasTime ? shortTime(frame.seconds) : "";
      $("number").textContent = isOne ? "" : "frame " + frame.number + " · "
        + (state.frame + 1).toLocaleString("en-US") + " of "
        + scene.frames.length.toLocaleString("en-US");
      const facts = [];
      facts.push(...row("State", make("span", { className: "word " + frame.state,
        textContent: labels[frame.state] })));
      if (frame.reasons.length) facts.push(...row("Why", name(frame.reasons.join("; "))));
      const measured = frame.measured;
      if (measured) {
        facts.push(...row("Different", measured.differentPixels.toLocaleString("en-US") + " of "
          + measured.totalPixels.toLocaleString("en-US") + " pixels, " + percent(measured.ratio)));
        facts.push(...row("Largest", plural(measured.largestDelta, "level") + " of 255"));
        const [before, now] = [size(measured.expectedSize), size(measured.actualSize)];
        if (before !== now) {
          facts.push(...row("Size", make("strong", { className: "warning",
            textContent: "expected " + before + ", actual " + now })));
        }
        if (measured.antialiasedPixels) {
          facts.push(...row("Tolerated", plural(measured.antialiasedPixels, "edge pixel")));
        }
        if (measured.ignoredPixels) {
          facts.push(...row("Ignored", plural(measured.ignoredPixels, "pixel")));
        }
      }
      if (frame.equals != null) {
        const other = scene.frames.findIndex((one) => one.number === frame.equals);
        const text = "expected frame " + frame.equals;
        facts.push(...row("Equals", other >= 0 ? jump(text, other, "") : text));
      }
      $("facts").replaceChildren(...facts);
      const areas = measured?.areas ?? [];
      $("areas-title").hidden = areas.length === 0;
      $("areas-title").textContent = plural(areas.length, "region") + " of change";
      $("areas").replaceChildren(...areas.slice(0, 40).map(areaRow));
      const notes = [];
      if (frame.state !== "passed" && scene.state !== "error") {
        if (!frame.expected) notes.push(absence(frame, "expected"));
        if (!frame.actual) notes.push(absence(frame, "actual"));
      }
      if (page.isSingleFile && [frame.expected, frame.actual, frame.difference]
        .some((path) => path && !address(path))) {
        notes.push("Pictures of this frame were left out of this file; "
          + "the report as a folder has them.");
      }
      const broken = [frame.expected, frame.actual, frame.difference]
        .filter((path) => path && gone.has(path));
      if (broken.length) notes.push("Not there any more: " + broken.map(shown).join(", "));
      $("notes").replaceChildren(...notes.map((note) => make("p", { textContent: note })));
      $("picture").setAttribute("aria-label", describe(frame));
    };
    const describe = (frame) => shown(state.scene.title) + ", " + frameName(frame) + ", "
      + labels[frame.state] + (frame.reasons.length ? ": " + shown(frame.reasons.join("; ")) : "");
    """#
}
