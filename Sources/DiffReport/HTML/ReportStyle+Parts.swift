extension ReportStyle {
  static let list = """
    main { flex: 1; display: grid; grid-template-columns: 350px minmax(0, 1fr); min-height: 0; }
    nav {
      display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--rule);
    }
    #find { display: flex; gap: 6px; padding: 10px 12px; flex: none; }
    #filter {
      flex: 1; min-width: 0; border: 0; border-radius: 8px; background: var(--raised);
      min-height: 32px; padding: 0 10px;
    }
    #filter::placeholder { color: var(--secondary); opacity: 1; }
    #variant { max-width: 130px; }
    #list { flex: 1; overflow-y: auto; min-height: 0; contain: strict; }
    #rows { position: relative; }
    #none { padding: 24px; color: var(--secondary); text-align: center; }
    .row { position: absolute; left: 0; right: 0; display: flex; padding: 1px 8px 1px 10px; }
    .row input, .untickable { flex: none; width: 15px; height: 15px; margin: 12px 0 0 2px; }
    input[type=checkbox], input[type=range] { accent-color: var(--accent); }
    .pick {
      flex: 1; min-width: 0; height: 100%; text-align: left; padding: 9px 8px 8px; display: flex;
      flex-direction: column; gap: 3px; border-radius: 9px; overflow: hidden;
    }
    .pick[aria-current] { background: var(--chosen); }
    .pick > * { flex: none; }
    .line { display: flex; align-items: center; gap: 7px; width: 100%; }
    .name { font-weight: 600; }
    .name, .headline bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .headline bdi { display: block; }
    .amount { margin-left: auto; color: var(--secondary); font-size: 11px; white-space: nowrap; }
    .headline { color: var(--secondary); font-size: 12px; min-height: 17px; }
    .strip {
      display: block; height: 34px; border-radius: 4px 4px 0 0; overflow: hidden; margin-top: 3px;
      background: var(--well);
    }
    .strip img { display: block; height: 34px; width: 100%; object-fit: cover; object-position: left; }
    .strip .nothing { display: block; font-size: 11px; color: var(--tertiary); padding: 8px; }
    .heat { display: block; width: 100%; height: 12px; border-radius: 0 0 4px 4px; margin-top: -2px; }
    #approval { padding: 10px 14px 12px; border-top: 1px solid var(--rule); flex: none; }
    #approval p { display: flex; align-items: center; gap: 8px; justify-content: space-between; }
    #approval code { max-height: 8em; overflow: auto; user-select: all; }
    .tag {
      font-size: 11px; font-weight: 550; padding: 1px 7px; border-radius: 5px;
      background: var(--raised); color: var(--secondary); white-space: nowrap;
    }
    .line .tag { max-width: 90px; overflow: hidden; text-overflow: ellipsis; flex: none; }
    .tag.layout { background: var(--actual); color: var(--paper); }
    .tag.paint { background: var(--expected); color: var(--paper); }
    """

  static let scene = """
    #scene { overflow-y: auto; min-height: 0; padding: 16px 20px 28px; min-width: 0; }
    #scene:focus { outline: none; }
    #scene > section { margin-top: 12px; }
    #to-list { display: none; }
    .scene-line { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
    h2 { font-size: 16px; }
    .scene-line h2 { max-height: 4.4em; overflow: auto; }
    .check { display: flex; gap: 6px; align-items: center; cursor: pointer; font-size: 12px; }
    .what { font-size: 18px; line-height: 1.35; margin-top: 4px; overflow-wrap: anywhere; }
    .what:empty { display: none; }
    #reasons { color: var(--secondary); margin-top: 2px; }
    #reasons pre {
      background: var(--raised); border-left: 3px solid var(--error); color: var(--ink);
      padding: 10px 12px; border-radius: 6px; margin-top: 8px; max-height: 50vh; overflow: auto;
    }
    #summary {
      display: flex; flex-wrap: wrap; gap: 2px 14px; color: var(--secondary); margin-top: 6px;
      font-size: 12px;
    }
    .warning { color: var(--changed); font-weight: 600; }
    #findings { margin-top: 4px; border-top: 1px solid var(--rule); }
    #findings li { border-bottom: 1px solid var(--rule); }
    #findings .link { padding: 6px 0; }
    .finding {
      display: grid; grid-template-columns: 74px 1fr auto; gap: 10px; align-items: baseline;
      width: 100%; text-align: left; padding: 3px 4px; border-radius: 0; min-height: 26px;
    }
    .finding .kind {
      font-size: 11px; font-weight: 600; color: var(--secondary); position: relative;
      padding-left: 13px;
    }
    .finding .kind::before {
      content: ""; position: absolute; left: 0; top: .42em; width: 8px; height: 8px;
      border-radius: 2px; background: var(--tertiary);
    }
    .finding.layout .kind::before { background: var(--actual); }
    .finding.paint .kind::before { background: var(--expected); }
    .finding.text .kind::before { background: var(--new); }
    .finding.timing .kind::before { background: var(--passed); }
    .finding.structure .kind::before { background: var(--missing); }
    .finding .when { color: var(--secondary); font-size: 12px; white-space: nowrap; }
    .axis-box { position: relative; overflow: hidden; border-radius: 6px; }
    #axis { display: block; width: 100%; height: 60px; cursor: ew-resize; touch-action: pan-y; }
    #head, #band { position: absolute; left: 0; top: 0; bottom: 0; pointer-events: none; }
    #head { background: var(--accent); opacity: .34; }
    #head::before {
      content: ""; position: absolute; left: 0; top: 0; bottom: 0; width: 2px;
      background: var(--accent);
    }
    #head { opacity: 1; background: none; box-shadow: inset 0 0 0 999px rgb(58 111 208 / .28); }
    #band { height: 18px; bottom: auto; background: rgb(58 111 208 / .3); border-radius: 3px; }
    .legend { display: flex; gap: 16px; align-items: center; font-size: 12px; margin-top: 8px; }
    .legend span { color: var(--secondary); display: inline-flex; align-items: center; gap: 6px; }
    .legend span::before { content: ""; width: 18px; border-top: 2px solid var(--actual); }
    .legend .expected::before { border-top: 2px dashed var(--expected); }
    .legend select { margin-left: auto; }
    #curves { display: flex; flex-direction: column; gap: 8px; margin-top: 6px; }
    .curve figcaption {
      display: flex; gap: 10px; align-items: center; font-size: 12px; min-height: 22px;
    }
    .curve .values { color: var(--secondary); white-space: nowrap; }
    .values .expected { color: var(--expected); font-weight: 600; }
    .values .actual { color: var(--actual); font-weight: 600; }
    .close { min-height: 20px; padding: 0 6px; margin-left: auto; color: var(--secondary); }
    .plot-box { position: relative; overflow: hidden; border-radius: 6px; }
    .plot { display: block; width: 100%; height: 68px; cursor: ew-resize; touch-action: pan-y; }
    #events { max-height: 220px; overflow: auto; margin-top: 4px; }
    .event {
      display: grid; grid-template-columns: 64px 84px 1fr; gap: 8px; width: 100%; text-align: left;
      padding: 2px 4px; min-height: 24px; font-size: 12px;
    }
    .event time, .event span { color: var(--secondary); }
    .marker {
      position: absolute; left: 0; top: 0; bottom: 0; width: 2px; background: var(--accent);
      pointer-events: none;
    }
    """

  static let bench = """
    #transport, .tools { display: flex; align-items: center; gap: 4px 6px; flex-wrap: wrap; }
    #transport { margin-bottom: 6px; }
    #play .halt { display: none; }
    #play[aria-pressed=true] .go { display: none; } #play[aria-pressed=true] .halt { display: inline; }
    #play { background: var(--raised); width: 36px; }
    #clock { font-size: 16px; } #number { color: var(--secondary); min-width: 9em; text-align: right; }
    #views, .group { display: flex; background: var(--raised); border-radius: 9px; padding: 2px; }
    #views { flex-wrap: wrap; }
    #views button { font-size: 12px; min-height: 26px; padding: 0 9px; }
    #views [aria-selected=true] {
      background: var(--paper); font-weight: 600; box-shadow: 0 0 0 1px var(--edge);
    }
    .group .plain { min-height: 26px; font-size: 12px; } #zoom { min-width: 52px; }
    .bench {
      display: grid; grid-template-columns: minmax(0, 1fr) 252px; gap: 20px; margin-top: 10px;
    }
    .bench.wide { grid-template-columns: minmax(0, 1fr); gap: 14px; }
    .wide aside { columns: 3 240px; column-gap: 28px; }
    .wide aside > * { break-inside: avoid; }
    .extras { display: flex; gap: 12px; align-items: center; min-height: 30px; flex-wrap: wrap; }
    .extras:not(:has(> :not([hidden]))) { display: none; }
    #range-label { display: flex; gap: 10px; align-items: center; flex: 1; max-width: 460px; }
    #range-name { white-space: nowrap; color: var(--secondary); font-size: 12px; }
    #range { flex: 1; min-width: 80px; }
    #reduced { color: var(--secondary); font-size: 12px; }
    #picture { display: block; width: 100%; touch-action: pan-y; cursor: crosshair; }
    #picture.held { cursor: grabbing; }
    aside { font-size: 12px; min-width: 0; }
    aside h3 { margin: 14px 0 4px; }
    aside > :first-child h3, aside > h3:first-child { margin-top: 0; }
    #facts { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; }
    #facts dt { color: var(--secondary); } #facts dd { overflow-wrap: anywhere; }
    .word { font-weight: 600; }
    .word.changed { color: var(--changed); } .word.passed { color: var(--passed); }
    .word.error { color: var(--error); } .word.missing { color: var(--missing); }
    .word.new { color: var(--new); }
    #notes p { color: var(--secondary); margin-top: 8px; }
    #areas { max-height: 260px; overflow: auto; }
    .area { width: 100%; text-align: left; padding: 3px 6px; margin-left: -6px; min-height: 0; }
    .area .view { display: block; font-weight: 550; } .area .where { color: var(--secondary); }
    #deck {
      position: sticky; top: -16px; z-index: 3; background: var(--paper); padding: 6px 0;
      margin-top: -6px;
    }
    #loupe {
      position: fixed; right: 24px; bottom: 20px; z-index: 4; width: 300px; padding: 10px 12px;
      background: var(--paper); border: 1px solid var(--rule); border-radius: 12px; font-size: 12px;
      box-shadow: 0 8px 30px rgb(0 0 0 / .22);
    }
    #loupe.aside { right: auto; left: 374px; }
    #point { font-weight: 400; float: right; color: var(--ink); }
    #glasses { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
    .glass canvas { display: block; width: 100%; border-radius: 6px; image-rendering: pixelated; }
    .glass span { font-weight: 600; } .glass .expected { color: var(--expected); }
    .glass .actual { color: var(--actual); }
    .rgba { display: block; white-space: pre; margin-top: 3px; font-size: 11px; }
    .difference { margin-top: 6px; font-weight: 600; white-space: pre; }
    #loupe-note { color: var(--secondary); margin-top: 4px; }
    #sheet-file { color: var(--accent); font-size: 12px; }
    #sheet-scroll { height: min(70vh, 720px); overflow-y: auto; contain: strict; }
    #sheet-rows { position: relative; }
    .sheet-band { position: absolute; left: 0; display: flex; gap: 8px; }
    .cell { padding: 0; min-height: 0; display: block; text-align: left; border-radius: 4px; }
    .cell-time { display: block; font-size: 11px; line-height: 20px; color: var(--secondary); }
    .cell-picture {
      display: grid; place-items: center; background: var(--well); margin-bottom: 4px;
      overflow: hidden; border-radius: 3px; color: var(--tertiary);
    }
    .cell-picture img { max-width: 100%; max-height: 100%; display: block; }
    .cell-picture { position: relative; }
    .cell:first-child .cell-picture::before {
      position: absolute; left: 0; top: 0; z-index: 1; font-size: 10px; font-weight: 600;
      padding: 1px 6px; border-radius: 3px 0 5px 0; color: var(--paper);
    }
    .cell:first-child .expected::before { content: "expected"; background: var(--expected); }
    .cell:first-child .actual::before { content: "actual"; background: var(--actual); }
    .cell:first-child .difference::before { content: "difference"; background: var(--changed); }
    .cell.changed .actual { outline: 2px solid var(--changed); outline-offset: -1px; }
    .cell.current .cell-time { color: var(--accent); font-weight: 700; }
    #paper { display: none; }
    dialog {
      margin: auto; border: 1px solid var(--rule); border-radius: 14px; padding: 20px 24px;
      background: var(--paper); color: var(--ink); max-width: 720px; max-height: 90vh;
    }
    dialog::backdrop { background: rgb(0 0 0 / .35); }
    #help-keys { columns: 2; column-gap: 32px; margin: 12px 0 16px; }
    #help-keys div { display: flex; gap: 12px; padding: 3px 0; break-inside: avoid; }
    #help-keys dt { min-width: 82px; display: flex; gap: 3px; flex: none; }
    kbd { background: var(--raised); border-radius: 5px; padding: 1px 6px; height: fit-content; }
    """

  static let narrow = """
    @media (max-width: 1160px) {
      main { grid-template-columns: 300px minmax(0, 1fr); }
      .bench { grid-template-columns: minmax(0, 1fr); }
    }
    @media (max-width: 899px) {
      .top { padding: 12px 14px 10px; }
      main { grid-template-columns: minmax(0, 1fr); }
      nav { border-right: 0; }
      #scene { display: none; padding: 10px 14px 24px; }
      #loupe, #loupe.aside { left: 8px; right: 8px; bottom: 8px; width: auto; }
      .glass canvas { max-width: 132px; }
      #deck { top: -10px; }
      .verdict { gap: 8px 10px; }
      h1 { flex: 1; font-size: 17px; } .verdict .push { display: none; }
      #states { order: 5; flex-basis: 100%; }
      .in-scene nav { display: none; } .in-scene #scene { display: block; }
      .in-scene .top .command, .in-scene .top .notice, .in-scene #states { display: none; }
      #to-list { display: inline-block; margin-bottom: 10px; }
      .finding { grid-template-columns: 1fr auto; } .finding .sentence { grid-row: 2; grid-column: 1 / 3; }
      #number { min-width: 0; }
      button, select { min-height: 32px; }
      #help-keys { columns: 1; }
      .top .command code { max-height: 4.5em; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .small, .plain, .pick { transition: background-color .12s; }
    }
    @media print {
      .scripted body { display: block; overflow: visible; height: auto; }
      main { display: block; } #scene { overflow: visible; display: block; }
      nav, #look, #timeline-box, .top button, #states, #tick-label, #to-list { display: none; }
      #paper { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; }
      .cell { break-inside: avoid; } .cell-picture img { print-color-adjust: exact; }
    }
    """
}
