import { LRUCache } from "lru-cache";
import { createConcurrencyLimit, QueueFull } from "#shared/limits/concurrency.ts";

interface Limits {
  /** Maximum number of cached images. */
  maxPictures: number;
  /** Maximum number of images that wait to be drawn; drawing one takes some tenths of a second. */
  maxWaiting: number;
  /** Longest time in ms that one waits. */
  patienceMs?: number;
}

interface PictureRequest {
  /** Returns the image; called only if it is not cached. */
  draw(): Promise<Uint8Array>;
  /** Address of the visitor who requests it. */
  visitor: string | undefined;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
}

/**
 * Creates a cache of drawn images. Draws one at a time, so that requests for images do not slow down the site's pages, and those of several
 * visitors in turn (shared/limits/concurrency.ts), so that one visitor's many requests are not in the way of another's.
 */
export function createPictureStore({ maxPictures, maxWaiting, patienceMs = 10_000 }: Limits) {
  const pictures = new LRUCache<string, Uint8Array>({ max: maxPictures });
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: maxWaiting });

  async function drawOnce(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    // Another request may have drawn it while this one waited.
    const picture = pictures.get(key) ?? (await draw());
    pictures.set(key, picture);
    return picture;
  }

  return {
    /** Returns the image of a key, drawn if needed; null if too many wait to be drawn before it, or the visitor has left. */
    async read(key: string, { draw, visitor, signal }: PictureRequest): Promise<Uint8Array | null> {
      const picture = pictures.get(key);
      if (picture) return picture;
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      try {
        return await inTurn(() => drawOnce(key, draw), patience, visitor);
      } catch (error) {
        if (error instanceof QueueFull || error === patience.reason) return null;
        throw error;
      }
    },
  };
}
