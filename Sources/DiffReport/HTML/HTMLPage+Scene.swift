extension HTMLPage {
  /// The part of the page for one scene, which the script fills.
  static let scene = """
    <article id="scene" tabindex="-1" aria-label="Scene" hidden>
    <button id="to-list" class="small">‹ All scenes</button>
    <header class="scene-head">
    <div class="scene-line"><h2 id="scene-name"></h2><span id="scene-variant" class="tag"></span>
    <span id="scene-state" class="chip"></span><span id="effect" class="tag" hidden></span>
    <span class="push"></span>
    <label id="tick-label" class="check" title="Key X"><input id="tick" type="checkbox"> Approve</label>
    </div>
    <p id="scene-headline" class="what"></p>
    <ul id="reasons"></ul>
    <p id="summary"></p>
    </header>
    <section id="cause" aria-label="Cause" hidden><h3>Cause</h3><ol id="findings"></ol></section>
    <section id="timeline-box" aria-label="Timeline" hidden>
    <div class="axis-box"><canvas id="axis" role="slider" tabindex="0" aria-label="Time" \
    aria-valuemin="0"></canvas><div id="band" hidden></div><div id="head"></div></div>
    </section>
    <section id="look" aria-label="Frame" hidden>
    <div id="deck">
    <div id="transport" role="toolbar" aria-label="Frames">
    \(button("previous", "Previous difference (P)", "M18 6l-7 6 7 6M6 6v12"))
    \(button("back", "Previous frame (←)", "M15 5l-8 7 8 7"))
    <button id="play" class="plain" aria-pressed="false" aria-label="Play (space)" \
    title="Play or pause (space)"><svg viewBox="0 0 24 24" aria-hidden="true">\
    <path class="go solid" d="M7 4.5l12 7.5-12 7.5z"/><path class="halt" d="M8 5v14M16 5v14"/></svg>\
    </button>
    \(button("forward", "Next frame (→)", "M9 5l8 7-8 7"))
    \(button("next", "Next difference (N)", "M6 6l7 6-7 6M18 6v12"))
    <select id="speed" aria-label="Speed" title="Speed ([ and ])"><option value="0.1">⅒×</option>\
    <option value="0.25">¼×</option><option value="0.5">½×</option>\
    <option value="1" selected>1×</option></select>
    <button id="loop" class="small" aria-pressed="false" \
    title="Loop all (U); I and O set the ends, or drag along the ruler">Loop all</button>
    <span class="push"></span><strong id="clock"></strong><span id="number"></span>
    </div>
    <div class="tools">
    <div id="views" role="tablist" aria-label="Views"></div>
    <span class="push"></span>
    <div class="group">
    <button id="zoom-out" class="plain" aria-label="Zoom out (−)" title="Zoom out (−)">−</button>
    <button id="zoom" class="plain" title="Whole picture (0)"></button>
    <button id="zoom-in" class="plain" aria-label="Zoom in (+)" title="Zoom in (+)">+</button>
    </div>
    <button id="regions" class="small" aria-pressed="true" title="Key R">Regions</button>
    <button id="loupe-button" class="small" aria-pressed="false" title="Key L">Loupe</button>
    </div>
    </div>
    <div class="bench" id="bench">
    <div id="stage"><div class="extras">
    <label id="range-label" hidden><span id="range-name"></span>
    <input id="range" type="range"></label>
    <span id="flip" hidden><button id="swap" class="small" title="Key V">Other side</button>
    <button id="blink" class="small" aria-pressed="false" title="Key B">Blink</button></span>
    <span id="reduced" hidden>Reduced in this file</span></div>
    <canvas id="picture" role="img"></canvas></div>
    <div id="sheet" hidden><div class="extras"><span id="sheet-count"></span>
    <button id="sheet-all" class="small" aria-pressed="false">All frames</button>
    <button id="print" class="small">Print</button>
    <a id="sheet-file" download>Picture of the sheet</a></div>
    <div id="sheet-scroll" tabindex="0" aria-label="Sheet"><div id="sheet-rows"></div></div></div>
    <aside aria-label="About this frame">
    <dl id="facts"></dl>
    <div id="notes"></div>
    <h3 id="areas-title" hidden></h3><ol id="areas"></ol>
    </aside>
    </div>
    <section id="loupe" aria-label="Loupe" hidden><h3>Loupe <span id="point"></span></h3>
    <div id="glasses"></div><p class="difference">Δ <output id="delta"></output></p>
    <p id="loupe-note" hidden>The numbers of this frame are not in the report.</p></section>
    </section>
    <section id="curve-box" aria-label="Values" hidden><p class="legend">
    <span class="expected">expected</span>
    <span class="actual">actual</span><select id="curve-choice" aria-label="Values"></select></p>
    <div id="curves"></div></section>
    <section id="event-box" aria-label="What happened" hidden><h3>What happened</h3>
    <ol id="events"></ol></section>
    <div id="paper" aria-hidden="true"></div>
    </article>
    """

  /// The keys.
  static let help = """
    <dialog id="help" aria-label="Keys"><h2>Keys</h2><dl id="help-keys"></dl>
    <button id="help-close" class="small">Close</button></dialog>
    """

  private static func button(_ id: String, _ label: String, _ path: String) -> String {
    """
    <button id="\(id)" class="plain" aria-label="\(label)" title="\(label)">\
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="\(path)"/></svg></button>
    """
  }
}
