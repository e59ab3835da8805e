interface Limits {
  /** Maximum number of cached images. */
  maxPictures: number;
  /** Maximum length of the queue: drawing one takes some tenths of a second. */
  maxWaiting: number;
}

/** Creates a cache of drawn images that draws one at a time, so that many requests for images cannot slow down the site's pages. */
export function createPictureStore({ maxPictures, maxWaiting }: Limits) {
  const kept = new Map<string, Uint8Array>();
  const pending = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const drawing = last.then(draw).then((picture) => {
      kept.set(key, picture);
      if (kept.size > maxPictures) kept.delete(kept.keys().next().value!);
      return picture;
    });
    pending.set(key, drawing);
    last = drawing.catch(() => {}).finally(() => pending.delete(key));
    return drawing;
  }

  return {
    /** Returns the image of a key, drawn if needed; null when the queue is full. */
    async read(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array | null> {
      const known = kept.get(key);
      if (known) {
        // Moves it to the end: the least recently used image is dropped first.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      return pending.get(key) ?? (pending.size < maxWaiting ? enqueue(key, draw) : null);
    },
  };
}
