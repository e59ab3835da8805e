interface Limits {
  /** How many pictures are kept. */
  maxPictures: number;
  /** How many may be waited for: each takes some tenths of a second of work. */
  maxWaiting: number;
}

/** Keeps what was drawn last, and draws one picture at a time, so that a visitor who asks for many cannot keep the site from its pages. */
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
    /** The picture of that name; null where too many others are waited for already. */
    async read(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array | null> {
      const known = kept.get(key);
      if (known) {
        // Asked for last, it goes last.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      return pending.get(key) ?? (pending.size < maxWaiting ? enqueue(key, draw) : null);
    },
  };
}
