/// What the page of a report does.
enum ReportScript {
  /// All of it, in the order in which the parts need each other.
  static var text: String {
    [
      beginning, scenes, pictures, pixels, list, facts, timeline, curves, stage, views, onion,
      loupe, playing, sheet, keys, ending,
    ].joined(separator: "\n")
  }

  /// Says before anything is drawn that there is a script, so that the plain page does not show.
  ///
  /// Where the script fails on the way the plain page comes back.
  static let early = """
    document.documentElement.classList.add("scripted");
    addEventListener("error", (event) => {
      if (globalThis.partwayReady === undefined && event.message) {
        document.documentElement.classList.remove("scripted");
        document.getElementById("plain").hidden = false;
      }
    });
    """

  /// Small helpers, and what is shown.
  private static let beginning = #"""
    "use strict";
    (() => {
    const $ = (id) => document.getElementById(id);
    const results = JSON.parse($("results").textContent);
    const page = JSON.parse($("page").textContent);
    const make = (tag, properties = {}, ...children) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(properties)) {
        if (name.startsWith("aria-") || name === "role" || name === "style" || name === "d") {
          element.setAttribute(name, value);
        } else element[name] = value;
      }
      element.append(...children);
      return element;
    };
    // Names come from anywhere: what has no shape or turns the direction is written out.
    const shown = (text) => String(text ?? "")
      .replace(/[\u0000-\u001f\u007f]/g, (character) =>
        character === "\u007f" ? "\u2421" : String.fromCharCode(0x2400 + character.charCodeAt(0)))
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (character) =>
        "\u27e8U+" + character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "\u27e9");
    const name = (text, properties = {}) =>
      make("bdi", { textContent: shown(text), ...properties });
    const plural = (count, word, many = word + "s") =>
      count.toLocaleString("en-US") + " " + (count === 1 ? word : many);
    const percent = (share) => {
      if (share === 0) return "0 %";
      const value = share * 100;
      if (value < 0.001) return "under 0.001 %";
      return (value >= 10 ? value.toFixed(1) : value.toPrecision(2)).replace(/\.0$/, "") + " %";
    };
    const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
    const say = (text) => {
      clearTimeout(saying);
      $("status").textContent = text;
    };
    // What changes at every step is said when it stands still.
    let saying = 0;
    const sayLater = (text) => {
      clearTimeout(saying);
      saying = setTimeout(() => { $("status").textContent = text; }, 400);
    };
    const state = {
      scene: null, frame: 0, view: "side", zoom: 1, x: null, y: null, split: 0.5, mix: 0.5,
      side: "actual", regions: true, loupe: false, point: null, isPlaying: false, speed: 1,
      loop: null, clock: 0, last: 0, stride: 3, blink: null, sheetAll: false,
    };
    const ticked = new Set();
    let waiting = false;
    const redraw = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; draw(); });
    };
    // Colours follow the page's light or dark theme; a canvas has to ask for them.
    let inks = {};
    const readInks = () => {
      const style = getComputedStyle(document.documentElement);
      inks = {};
      for (const key of ["paper", "ink", "secondary", "tertiary", "rule", "raised", "accent",
        "expected", "actual", "changed", "passed", "new", "missing", "orphan", "error", "well",
        "check"]) {
        inks[key] = style.getPropertyValue("--" + key).trim();
      }
    };
    const copy = async (text, button) => {
      let isDone = false;
      try {
        await navigator.clipboard.writeText(text);
        isDone = true;
      } catch {
        const area = make("textarea", { value: text, className: "hidden" });
        document.body.append(area);
        area.select();
        try { isDone = document.execCommand("copy"); } catch { isDone = false; }
        area.remove();
      }
      say(isDone ? "Copied: " + text : "It could not be copied; select it and copy it by hand.");
      if (!button) return;
      const label = button.dataset.label ?? button.textContent;
      button.dataset.label = label;
      button.textContent = isDone ? "Copied" : "Select it";
      setTimeout(() => { button.textContent = label; }, 1400);
    };
    """#
}
