import { createHash } from "node:crypto";
import type { OutgoingHttpHeader } from "node:http";
import { LRUCache } from "lru-cache";
import type { Versions } from "./versions";

/** An answer before it is compressed for the clients that accept that. */
interface Answer {
  status: number;
  /** Names in lower case. Without length, encoding and ETag, which follow from the body. */
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
}

/** For how long an answer is sent, as long as its versions are current. */
export interface Life {
  /** Milliseconds for which it is sent without renewal. */
  freshMs: number;
  /** Milliseconds after that for which it is sent while a newer one is made. */
  renewMs: number;
}

/** The life of an answer that is sent to the requests that wait for it, and not kept. */
export const NOT_KEPT: Life = { freshMs: 0, renewMs: 0 };

/** An answer that was just made. */
export interface Made extends Answer {
  /** The versions of the data it was made of, by name; undefined when it belongs to one request and others must not be sent it. */
  madeOf?: Versions;
  /** Its own life, when that differs from the keeper's default. */
  life?: Life;
}

/** An answer that is kept and sent to other requests. */
export interface Kept extends Required<Made> {
  etag: string;
  /** Time on the keeper's clock, in milliseconds. */
  madeAt: number;
  /** Until then it is not renewed, because an attempt has just failed. */
  pausedUntil: number;
  /** The encoded forms, by encoding; each is made when it is first requested. */
  forms: Map<string, Form | Promise<Form>>;
}

/** An answer as it is sent: headers, and the encoded bytes. */
export interface Form {
  headers: Readonly<Record<string, OutgoingHttpHeader>>;
  bytes: Buffer;
}

/** A store that several processes share. It logs its failures itself and then returns undefined. */
export interface SecondLevel {
  get(key: string): Promise<Made | undefined>;
  set(key: string, answer: Kept): void;
}

export interface KeeperOptions extends Life {
  /** Limit of the bytes of all bodies and their encoded forms together. */
  maxBytes: number;
  /** Returns the current version of a name; undefined when it is not known. */
  versionOf(name: string): string | undefined;
  secondLevel?: SecondLevel;
  now?: () => number;
}

export type Keeper = ReturnType<typeof createKeeper>;

/** How many keys of answers that may be kept are remembered: an answer is kept when its key comes again. */
const MOST_SEEN = 20_000;
/** After a failed renewal, an answer is sent for this long before the next attempt. */
const PAUSE_MS = 5_000;
/** Memory of an entry besides its body: headers, key and map entries. */
const OVERHEAD_BYTES = 1_000;

/**
 * Creates a cache of answers as bytes, by key. An answer is sent as long as it is fresh and every version that it was made of is the
 * current one. It is kept when its key comes for the second time, so that keys which are not repeated evict nothing; or at once, when the
 * caller knows that the key is not invented.
 */
export function createKeeper({ maxBytes, versionOf, freshMs, renewMs, secondLevel, now = Date.now }: KeeperOptions) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const flights = new Map<string, Promise<Made>>();

  const isCurrent = (madeOf: Versions) => {
    for (const name in madeOf) if (versionOf(name) !== madeOf[name]) return false;
    return true;
  };
  const keep = (key: string, made: Made & { madeOf: Versions }): Kept => {
    const entry: Kept = {
      ...made,
      life: made.life ?? { freshMs, renewMs },
      etag: etagOf(made.body),
      madeAt: now(),
      pausedUntil: 0,
      forms: new Map(),
    };
    kept.set(key, entry);
    return entry;
  };
  const isKnown = (key: string) => seen.has(key) || kept.has(key);

  const isPaused = ({ pausedUntil }: Kept) => now() < pausedUntil;

  const fetchOrRun = async (key: string, run: () => Promise<Made>): Promise<Made> => {
    const stored = await secondLevel?.get(key);
    if (stored?.madeOf && isCurrent(stored.madeOf)) return keep(key, { ...stored, madeOf: stored.madeOf });
    const made = await run();
    const { madeOf } = made;
    if (!madeOf || made.life === NOT_KEPT) return made;
    const entry = keep(key, { ...made, madeOf });
    secondLevel?.set(key, entry);
    return entry;
  };
  /** Makes the answer for all concurrent requests. */
  const makeShared = async (key: string, run: () => Promise<Made>): Promise<Made> => {
    const last = kept.peek(key);
    try {
      return await fetchOrRun(key, run);
    } finally {
      flights.delete(key);
      if (last && kept.peek(key) === last) last.pausedUntil = now() + PAUSE_MS;
    }
  };

  return {
    /** Returns the kept answer of a key when it may be sent; undefined otherwise. */
    find(key: string): Kept | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      const isUsable = now() - entry.madeAt < entry.life.freshMs + entry.life.renewMs && isCurrent(entry.madeOf);
      return isUsable ? entry : undefined;
    },

    /**
     * Returns the last answer of a key that may no longer be sent, for a reader who cannot get a newer one; undefined when it was true only
     * at the time it was made. `isBest`: no newer one is to be waited for, since it is being made, or that has just failed.
     */
    findLast(key: string): { last: Kept; isBest: boolean } | undefined {
      const last = kept.get(key);
      return last && last.life.renewMs > 0 ? { last, isBest: flights.has(key) || isPaused(last) } : undefined;
    },

    /** Returns whether a newer answer should be made while this one is sent, and is not being made yet. */
    isDue: (key: string, entry: Kept): boolean => now() - entry.madeAt >= entry.life.freshMs && !isPaused(entry) && !flights.has(key),

    /**
     * Makes an answer. Keeps it when it may be kept and its key came before, or on its first request with `isWelcome`; for such keys,
     * concurrent requests share one run. `run` is told whether other requests wait for it as well: it then goes on if the first one leaves.
     */
    async make(key: string, run: (isShared: boolean) => Promise<Made>, isWelcome = false): Promise<Made> {
      const flight = flights.get(key);
      if (flight) {
        const shared = await flight.catch(() => undefined);
        // An answer that turns out to belong to one request, or a failure, is for the request that began the run.
        return shared?.madeOf ? shared : run(false);
      }
      if (!isWelcome && !isKnown(key)) {
        const made = await run(false);
        if (made.madeOf) seen.set(key, true);
        return made;
      }
      const begun = makeShared(key, () => run(true));
      flights.set(key, begun);
      return begun;
    },

    /** Keeps an answer that was made elsewhere. */
    put: (key: string, made: Made & { madeOf: Versions }): void => void keep(key, made),

    /** Removes an answer whose page no longer exists. */
    forget: (key: string): void => void kept.delete(key),

    /** Returns the number of kept answers and their bytes. */
    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

function bytesOf({ body }: Kept): number {
  // A compressed body takes a quarter of its size, in up to two forms.
  return Math.ceil(body.length * 1.5) + OVERHEAD_BYTES;
}

// Weak: the same for all encodings of a body.
function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}
