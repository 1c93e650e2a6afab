extension ReportScript {
  /// Loading of pictures, few at a time, and their pixels as numbers.
  static let pictures = #"""
    // Pictures.
    const gone = new Set(page.missing);
    const address = (path) => {
      if (!path || gone.has(path)) return null;
      if (page.isSingleFile) return page.data[path] ?? null;
      if (path in page.files) return page.files[path];
      const parts = path.split("/").filter((part) => part !== "" && part !== ".");
      if (path.startsWith("/") || parts.includes("..")) return null;
      return "./" + parts.map(encodeURIComponent).join("/");
    };
    const cache = new Map();
    const mostPixels = 60e6;
    const forget = () => {
      let sum = 0;
      for (const entry of cache.values()) sum += entry.area;
      for (const [path, entry] of cache) {
        if (sum <= mostPixels || cache.size <= 8) break;
        if (entry.state === "loading") continue;
        sum -= entry.area;
        cache.delete(path);
      }
    };
    // What is known of a picture now; it is drawn again when more is known.
    const picture = (path) => {
      if (!path) return null;
      let entry = cache.get(path);
      if (entry) {
        cache.delete(path);
        cache.set(path, entry);
        return entry;
      }
      const source = address(path);
      if (!source) return { state: "absent", area: 0 };
      entry = { state: "loading", image: new Image(), area: 0, asked: performance.now() };
      cache.set(path, entry);
      entry.image.src = source;
      entry.done = entry.image.decode().then(() => {
        const size = page.sizes[path];
        entry.width = size ? size[0] : entry.image.naturalWidth;
        entry.height = size ? size[1] : entry.image.naturalHeight;
        entry.isReduced = Boolean(size);
        entry.area = entry.image.naturalWidth * entry.image.naturalHeight;
        entry.state = "ready";
        forget();
      }, () => { entry.state = "failed"; }).then(redraw);
      return entry;
    };
    const ready = (path) => {
      const entry = picture(path);
      return entry && entry.state === "ready" ? entry : null;
    };
    const hasPicture = (frame) =>
      Boolean(frame && (frame.expected || frame.actual || frame.difference));
    """#
}
