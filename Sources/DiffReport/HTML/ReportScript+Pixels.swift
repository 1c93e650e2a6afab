extension ReportScript {
  /// The numbers of pixels: pictures are read here, because a browser that shows a page from disk
  /// does not let it ask for those of an image, and others change them.
  static let pixels = #"""
    // Pixels.
    const known = new Map();
    const awaited = new Map();
    globalThis.partwayPixels = (key, pictures) => awaited.get(key)?.(pictures);
    const decodeBase64 = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const inflated = async (bytes) => new Uint8Array(await new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
    const paeth = (a, b, c) => {
      const [x, y, z] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - c - c)];
      return x <= y && x <= z ? a : y <= z ? b : c;
    };
    // A PNG with eight bits a channel that is not interlaced.
    const readPNG = async (bytes) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const parts = [];
      let [at, width, height, channels] = [8, 0, 0, 0];
      while (at + 8 <= bytes.length) {
        const [length, kind] = [view.getUint32(at), view.getUint32(at + 4)];
        if (kind === 0x49484452) {
          [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
          channels = { 2: 3, 6: 4 }[bytes[at + 17]] ?? 0;
          if (bytes[at + 16] !== 8 || !channels || bytes[at + 20]) throw new Error("other PNG");
        } else if (kind === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + length));
        at += length + 12;
      }
      const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      let end = 0;
      for (const part of parts) { data.set(part, end); end += part.length; }
      const raw = await inflated(data);
      const stride = width * channels;
      const rows = new Uint8Array(stride * height);
      for (let y = 0; y < height; y++) {
        const kind = raw[y * (stride + 1)];
        const [from, to] = [y * (stride + 1) + 1, y * stride];
        for (let i = 0; i < stride; i++) {
          const a = i >= channels ? rows[to + i - channels] : 0;
          const b = y > 0 ? rows[to + i - stride] : 0;
          const c = y > 0 && i >= channels ? rows[to + i - stride - channels] : 0;
          const base = kind === 0 ? 0 : kind === 1 ? a : kind === 2 ? b
            : kind === 3 ? (a + b) >> 1 : paeth(a, b, c);
          rows[to + i] = raw[from + i] + base;
        }
      }
      return { width, height, at: (x, y) => {
        if (x < 0 || y < 0 || x >= width || y >= height) return null;
        const start = y * stride + x * channels;
        return [rows[start], rows[start + 1], rows[start + 2],
          channels === 4 ? rows[start + 3] : 255];
      } };
    };
    const fromData = async (path) => {
      const source = address(path);
      if (!source || page.sizes[path]) return null;
      return decodeBase64(source.slice(source.indexOf(",") + 1));
    };
    const fromFile = (key) => new Promise((found) => {
      const file = page.numbers[key];
      if (file === undefined) { found({}); return; }
      awaited.set(file, found);
      const script = make("script", { src: page.folder + "pixels/" + file + ".js" });
      script.onload = () => { script.remove(); found({}); };
      script.onerror = script.onload;
      document.head.append(script);
    });
    const load = async (frame) => {
      const read = async (bytes) => bytes ? readPNG(bytes) : null;
      if (page.isSingleFile) {
        return { expected: await read(await fromData(frame.expected)),
          actual: await read(await fromData(frame.actual)) };
      }
      const texts = await fromFile(frame.key);
      awaited.delete(page.numbers[frame.key]);
      const read64 = (text) => read(text ? decodeBase64(text) : null);
      return { expected: await read64(texts.expected), actual: await read64(texts.actual) };
    };
    // The pixels of both sides of a frame; null until they are there.
    const pixelsOf = (frame) => {
      const found = known.get(frame.key);
      if (found) return found.pixels;
      const entry = { pixels: null };
      known.set(frame.key, entry);
      if (known.size > 4) known.delete(known.keys().next().value);
      load(frame).catch(() => ({ expected: null, actual: null })).then((pixels) => {
        entry.pixels = pixels;
        redraw();
      });
      return null;
    };
    """#
}
