/// How the page of a report looks.
enum ReportStyle {
  static var text: String { [colors, page, list, scene, bench, narrow].joined(separator: "\n") }

  /// Colours for light and dark: the browser's choice, or that of the button.
  private static var colors: String {
    """
    :root { \(light) }
    :root[data-theme=dark] { color-scheme: dark; \(dark) }
    :root[data-theme=light] { color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { \(dark) } }
    """
  }

  private static let light = """
    --paper: #fcfcfb; --ink: #1b1b1e; --secondary: #63636b; --tertiary: #8f8f98;
    --rule: #dddde0; --edge: rgb(0 0 0 / .13); --raised: #f1f1f0; --well: #ececeb;
    --accent: #3a6fd0; --expected: #2f6fde; --actual: #d9730d; --changed: #d92d3c;
    --passed: #1f8f53; --new: #0d8a9c; --missing: #a23fb8; --orphan: #7b7b84; --error: #b3152f;
    --check: #e6e6e6; --shade: rgb(0 0 0 / .06); --chosen: #e6edfb;
    """

  private static let dark = """
    --paper: #17171a; --ink: #f1f1f4; --secondary: #a6a6af; --tertiary: #7c7c86;
    --rule: #37373c; --edge: rgb(255 255 255 / .17); --raised: #27272b; --well: #222226;
    --accent: #6c9bf0; --expected: #6ea2ff; --actual: #ff9d45; --changed: #ff6472;
    --passed: #4fc584; --new: #45c4d6; --missing: #d98bea; --orphan: #9a9aa4; --error: #ff5068;
    --check: #2c2c31; --shade: rgb(255 255 255 / .07); --chosen: #223252;
    """

  private static let page = """
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      background: var(--paper); color: var(--ink);
      font: 13px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    .scripted #plain { display: none; }
    html:not(.scripted) main, html:not(.scripted) .top button { display: none; }
    .scripted body { display: flex; flex-direction: column; overflow: hidden; height: 100dvh; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .skip { position: absolute; left: -999px; top: 4px; z-index: 9; }
    .skip:focus { left: 8px; background: var(--paper); padding: 6px 10px; border-radius: 6px; }
    .push { flex: 1; }
    h1, h2, h3 { font-weight: 650; letter-spacing: -.01em; }
    h3 { font-size: 12px; color: var(--secondary); font-weight: 600; letter-spacing: 0; }
    ul, ol { list-style: none; padding: 0; }
    bdi { overflow-wrap: anywhere; }
    code, kbd, pre {
      font: 12px/1.45 "JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, monospace;
      overflow-wrap: anywhere; white-space: pre-wrap;
    }
    button, select, input { font: inherit; color: inherit; }
    button {
      border: 0; background: none; border-radius: 7px; min-height: 28px; padding: 0 9px;
      cursor: pointer; color: var(--ink);
    }
    button:hover { background: var(--shade); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .small { background: var(--raised); font-size: 12px; min-height: 26px; }
    .small:hover { background: var(--rule); }
    .small[aria-pressed=true] { background: var(--chosen); box-shadow: inset 0 0 0 1px var(--accent); }
    .small.strong { background: var(--accent); color: #fff; font-weight: 600; }
    .plain { min-width: 30px; padding: 0 6px; }
    .plain svg, .seal {
      width: 17px; height: 17px; fill: none; stroke: currentColor; stroke-width: 2;
      stroke-linecap: round; stroke-linejoin: round; display: block; margin: auto;
    }
    .plain svg .solid { fill: currentColor; }
    select {
      border: 0; background: var(--raised); border-radius: 7px; min-height: 26px; padding: 0 6px;
      font-size: 12px; max-width: 220px;
    }
    option { background: var(--paper); color: var(--ink); }
    .link {
      color: var(--accent); padding: 0; min-height: 0; border-radius: 3px; text-align: left;
    }
    .link:hover { text-decoration: underline; background: none; }
    .top { padding: 14px 20px 12px; border-bottom: 1px solid var(--rule); flex: none; }
    .verdict { display: flex; align-items: center; gap: 6px 12px; flex-wrap: wrap; }
    h1 { font-size: 19px; line-height: 1.25; min-width: 0; }
    .seal {
      width: 28px; height: 28px; padding: 4px; border-radius: 50%; background: var(--changed);
      color: var(--paper); stroke-width: 3; margin: 0; flex: none;
    }
    .green .seal { background: var(--passed); }
    #states { display: flex; gap: 6px; flex-wrap: wrap; }
    .chip {
      display: inline-flex; align-items: center; gap: 5px; font-size: 12px; font-weight: 550;
      border-radius: 20px; padding: 0 10px 0 6px; min-height: 24px; background: var(--raised);
    }
    .chip[aria-pressed=true] { box-shadow: 0 0 0 2px var(--accent); }
    .chip .icon, .line .icon { flex: none; }
    svg.icon {
      width: 16px; height: 16px; border-radius: 50%; stroke: var(--paper); stroke-width: 3;
      stroke-linecap: round; stroke-linejoin: round; fill: none; background: var(--orphan);
    }
    svg.icon.changed { background: var(--changed); } svg.icon.error { background: var(--error); }
    svg.icon.passed { background: var(--passed); } svg.icon.new { background: var(--new); }
    svg.icon.missing { background: var(--missing); }
    .command {
      display: flex; align-items: center; gap: 8px; color: var(--secondary); min-width: 0;
      margin-top: 6px;
    }
    .command span { font-size: 12px; } .command code { color: var(--ink); }
    .top .command code { max-height: 3em; overflow: auto; }
    .notice {
      margin-top: 10px; padding: 9px 12px; border-radius: 8px; border-left: 3px solid var(--actual);
      background: var(--raised); max-height: 24vh; overflow: auto;
    }
    .notice ul { list-style: disc; padding-left: 18px; } .notice p { color: var(--secondary); }
    .notice.mild { border-left-color: var(--accent); }
    #plain { padding: 20px; max-width: 1100px; }
    #plain section { padding: 14px 0; border-bottom: 1px solid var(--rule); }
    #plain h2 { font-size: 15px; } #plain ul { list-style: disc; padding-left: 18px; }
    .figures { display: flex; gap: 12px; flex-wrap: wrap; margin-top: 10px; }
    .figures img { max-width: 320px; max-height: 420px; display: block; background: #fff; }
    """
}
