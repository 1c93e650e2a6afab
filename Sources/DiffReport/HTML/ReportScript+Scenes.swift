extension ReportScript {
  /// The scenes of the results, worst first, each with its frames.
  static let scenes = #"""
    // Scenes.
    const rank = { error: 0, changed: 1, missing: 2, new: 3, orphan: 4, passed: 5 };
    const labels = { error: "error", changed: "changed", missing: "missing", new: "new",
      orphan: "orphaned", passed: "passed" };
    const fraction = (text) => {
      const [over, under = "1"] = String(text ?? "0").split("/");
      const value = Number(over) / Number(under);
      return Number.isFinite(value) ? value : 0;
    };
    // The share of changed pixels; where nothing was measured a frame counts as small or whole.
    const shareOf = (frame) => {
      if (frame.state === "passed") return 0;
      if (frame.measured) return Math.max(frame.measured.ratio, 1e-7);
      return frame.state === "changed" ? 0.01 : 1;
    };
    const shortTime = (seconds) => seconds.toFixed(3) + " s";
    const sceneOf = (title, items) => {
      const [plain, ...rest] = title.split("~");
      return { title, plain, variant: rest.join("~"), items, frames: [], reasons: [],
        state: "passed", headline: "", findings: [], curves: [], events: [], approve: "",
        strip: page.strips[items[0]] ?? null, isDark: page.dark.includes(items[0]) };
    };
    const frameOf = (item, index) => ({
      number: item.frame ?? 0, time: item.time, seconds: fraction(item.time), state: item.state,
      reasons: item.reasons, expected: item.expected, actual: item.actual,
      difference: item.difference, measured: item.measured, key: index + "-0" });
    const scenes = [];
    const groups = new Map();
    results.items.forEach((item, index) => {
      const sequence = item.sequence;
      if (sequence) {
        const scene = sceneOf(item.scene ?? item.name, [index]);
        Object.assign(scene, { ...sequence, state: item.state, reasons: item.reasons,
          hasSequence: true });
        scene.frames = sequence.frames.map((frame, place) =>
          ({ ...frame, key: index + "-" + place }));
        scenes.push(scene);
      } else if (item.scene != null && item.frame != null) {
        // Pictures of one scene belong together.
        let scene = groups.get(item.scene);
        if (!scene) {
          scene = sceneOf(item.scene, []);
          groups.set(item.scene, scene);
          scenes.push(scene);
        }
        scene.items.push(index);
        if (rank[item.state] < rank[scene.state]) {
          scene.state = item.state;
          scene.headline = item.name + ": " + item.reasons.join("; ");
        }
        scene.frames.push(frameOf(item, index));
        scene.strip ??= page.strips[index] ?? null;
        scene.isDark ||= page.dark.includes(index);
      } else {
        const scene = sceneOf(item.scene ?? item.name, [index]);
        if (item.scene == null) Object.assign(scene, { plain: item.name, variant: "" });
        Object.assign(scene, { state: item.state, reasons: item.reasons,
          headline: item.reasons[0] ?? "" });
        if (item.expected || item.actual || item.difference) {
          scene.frames = [frameOf(item, index)];
        }
        scenes.push(scene);
      }
    });
    for (const scene of scenes) {
      scene.frames.forEach((frame, index) => { frame.index = index; frame.share = shareOf(frame); });
      // What passed without a word is equal, so one picture shows both sides.
      for (const frame of scene.frames) {
        if (frame.state !== "passed" || frame.reasons.length) continue;
        frame.expected ??= frame.actual;
        frame.actual ??= frame.expected;
      }
      const has = (side) => scene.frames.some((frame) => frame[side]);
      scene.sides = ["expected", "actual", "difference"].filter((side) => has(side)
        || (side === "expected" && scene.state === "changed"));
      if (!has("expected") && !has("actual")) scene.sides = ["actual"];
      else if (!has("difference") && has("expected") && has("actual") && scene.state === "changed") {
        scene.sides.push("difference");
      }
      if (scene.state === "passed" || scene.state === "error") scene.approve = "";
      scene.differing = scene.frames.filter((frame) => frame.state !== "passed");
      scene.worstShare = scene.differing.reduce((most, frame) => Math.max(most, frame.share), 0);
      const indexOf = (number, fallback) => {
        const found = scene.frames.findIndex((frame) => frame.number === number
          && frame.state !== "passed");
        return found >= 0 ? found : fallback;
      };
      const most = scene.differing.find((frame) => frame.share === scene.worstShare);
      scene.first = indexOf(scene.firstDivergence, scene.differing[0]?.index ?? -1);
      scene.worstIndex = indexOf(scene.worst, most?.index ?? -1);
      scene.hasTime = scene.frames.length > 1
        && scene.frames.at(-1).seconds > scene.frames[0].seconds;
      // What has several lines is shown as it is below the first of them.
      scene.headline = (scene.headline || scene.reasons[0] || "").split("\n")[0];
      scene.words = [scene.title, labels[scene.state], scene.headline, ...scene.reasons,
        ...scene.findings.map((finding) => finding.sentence)].join("\n").toLowerCase();
    }
    scenes.sort((one, other) => rank[one.state] - rank[other.state]
      || other.worstShare - one.worstShare || other.differing.length - one.differing.length
      || (one.title < other.title ? -1 : one.title > other.title ? 1 : 0));
    // How high a share stands in a bar: one pixel of millions still shows.
    const height = (share) => share <= 0 ? 0 : clamp(0.16 + 0.84 * Math.cbrt(share), 0.16, 1);
    """#
}
