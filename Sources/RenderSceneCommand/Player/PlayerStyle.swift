/// How the page of a player looks.
enum PlayerStyle {
  static let text = """
    :root {
      --paper: #fcfcfb; --ink: #1d1d1f; --secondary: #6b6b70; --tertiary: #9c9ca3;
      --rule: #dcdcdf; --edge: rgb(0 0 0 / .14); --raised: #f0f0ef; --accent: #3a6fd0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #18181a; --ink: #f2f2f4; --secondary: #a3a3aa; --tertiary: #74747b;
        --rule: #38383c; --edge: rgb(255 255 255 / .18); --raised: #28282b; --accent: #6c9bf0;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      background: var(--paper); color: var(--ink);
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      font-variant-numeric: tabular-nums;
    }
    main {
      max-width: 1080px; min-height: 100vh; margin: 0 auto; padding: 28px 28px 20px;
      display: flex; flex-direction: column; gap: 20px;
    }
    header { display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 16px; }
    h1 { font-size: 20px; font-weight: 600; letter-spacing: -.01em; margin-right: auto; }
    header p { color: var(--secondary); font-size: 12px; }
    .stage { flex: 1; display: flex; gap: 36px; align-items: flex-start; min-height: 0; }
    #picture {
      display: block; flex: none; border-radius: 8px; max-width: 100%;
      outline: 1px solid var(--edge); outline-offset: -1px;
    }
    .side { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 22px; }
    #curves { display: flex; flex-direction: column; gap: 18px; }
    #curves:empty { display: none; }
    .panel h2 { font-size: 12px; font-weight: 600; display: flex; gap: 6px; margin-bottom: 6px; }
    .panel h2 span { color: var(--secondary); font-weight: 400; }
    .plot {
      position: relative; height: 84px; margin-right: 52px; cursor: ew-resize;
      touch-action: none;
    }
    /* Few panels may be higher. */
    .panel:only-child .plot { height: 210px; }
    .panel:nth-last-child(2):first-child .plot,
    .panel:nth-last-child(2):first-child ~ .panel .plot { height: 130px; }
    .plot svg { width: 100%; height: 100%; display: block; overflow: visible; }
    .panel .plot.color { height: auto !important; display: grid; gap: 4px; }
    .plot.color canvas { width: 100%; height: 16px; border-radius: 3px; display: block; }
    .plot .limit {
      position: absolute; left: calc(100% + 8px); font-size: 10px; line-height: 1;
      color: var(--tertiary); white-space: nowrap; pointer-events: none;
    }
    .plot .limit.top { top: -5px; } .plot .limit.bottom { bottom: -5px; }
    .plot .head {
      position: absolute; top: -3px; bottom: -3px; width: 1px; background: var(--ink);
      pointer-events: none;
    }
    .plot i {
      position: absolute; width: 8px; height: 8px; margin: -4px 0 0 -4px; border-radius: 50%;
      box-shadow: 0 0 0 1.5px var(--paper); pointer-events: none;
    }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 8px; font-size: 12px; }
    .legend span { color: var(--secondary); display: inline-flex; align-items: center; gap: 6px; }
    .legend b { width: 8px; height: 8px; border-radius: 50%; }
    .legend output { color: var(--ink); min-width: 3em; }
    #events { list-style: none; padding: 0; max-height: 220px; overflow: auto; }
    #events:empty { display: none; }
    #events button {
      display: grid; grid-template-columns: auto 12px 1fr; gap: 8px; align-items: center;
      width: calc(100% + 8px); margin-left: -8px; border: 0; background: none; text-align: left;
      padding: 4px 8px; border-radius: 6px; color: var(--secondary); font-size: 12px;
    }
    #events time { min-width: 4.6em; }
    #events .line span {
      font-family: "JetBrains Mono", ui-monospace, Menlo, monospace; font-size: 11px;
    }
    #events b { width: 8px; height: 8px; border-radius: 50%; background: var(--ink); }
    #events .line b { border-radius: 2px; background: var(--secondary); }
    #events .completion b { background: none; border: 1.5px solid var(--secondary); }
    #events [aria-current] { color: var(--ink); background: var(--raised); }
    #events span { overflow-wrap: anywhere; }
    .controls {
      position: sticky; bottom: 0; z-index: 1; background: var(--paper); padding: 12px 0 8px;
      display: flex; flex-direction: column; gap: 12px;
    }
    .track { position: relative; }
    #marks { position: relative; height: 8px; margin: 0 8px; }
    #marks b {
      position: absolute; width: 5px; height: 5px; margin-left: -2.5px; border-radius: 50%;
      background: var(--tertiary);
    }
    #scrubber {
      -webkit-appearance: none; appearance: none; width: 100%; height: 18px; margin: 0;
      background: none; cursor: pointer; display: block;
    }
    #scrubber::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px; background: var(--rule);
    }
    #scrubber::-moz-range-track { height: 4px; border-radius: 2px; background: var(--rule); }
    #scrubber::-webkit-slider-thumb {
      -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%;
      background: var(--ink); border: 2px solid var(--paper);
    }
    #scrubber::-moz-range-thumb {
      width: 13px; height: 13px; border-radius: 50%; background: var(--ink);
      border: 2px solid var(--paper);
    }
    .row { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px; }
    .group { display: flex; gap: 2px; background: var(--raised); border-radius: 9px; padding: 2px; }
    button {
      font: inherit; font-size: 13px; color: var(--ink); border: 0; background: none;
      border-radius: 7px; min-height: 30px; padding: 0 10px; cursor: pointer;
    }
    button:hover { background: var(--rule); }
    button:focus-visible, #scrubber:focus-visible {
      outline: 2px solid var(--accent); outline-offset: 1px;
    }
    .speed[aria-pressed=true] {
      background: var(--paper); font-weight: 600; box-shadow: 0 0 0 1px var(--edge);
    }
    #loop, #copy { background: var(--raised); }
    #loop[aria-pressed=false] { color: var(--tertiary); text-decoration: line-through; }
    .icon { width: 34px; padding: 0; display: grid; place-items: center; }
    .icon svg {
      width: 18px; height: 18px; fill: currentColor; stroke: currentColor; stroke-width: 2;
      stroke-linejoin: round; stroke-linecap: round;
    }
    #back path, #forward path { fill: none; }
    .clock { margin-left: auto; display: flex; gap: 14px; align-items: baseline; }
    #time { font-size: 17px; font-weight: 600; }
    #number { color: var(--secondary); min-width: 7em; text-align: right; }
    .command {
      flex-basis: 100%; display: flex; gap: 10px; align-items: center; color: var(--secondary);
      min-width: 0;
    }
    code {
      font: 12px/1.4 "JetBrains Mono", ui-monospace, Menlo, monospace; overflow-wrap: anywhere;
    }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    @media (max-width: 720px) {
      .stage { flex-direction: column; } .side { width: 100%; } main { padding: 16px; }
    }
    """
}
