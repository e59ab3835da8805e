import { createHash } from "node:crypto";
import type { OutgoingHttpHeader } from "node:http";
import { LRUCache } from "lru-cache";
import type { Versions } from "./versions";

/** An answer as it goes out, before it is compressed for those who can read that. */
interface Answer {
  status: number;
  /** Names in lower case. Without length, encoding and ETag, which follow from the body. */
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
}

/** For how long an answer is sent, as far as its versions last. */
export interface Life {
  /** Milliseconds for which it is sent without a look. */
  freshMs: number;
  /** Milliseconds for which it is then sent while a newer one is made. */
  renewMs: number;
}

/** The life of an answer that is sent to the requests that wait for it, and then dropped. */
export const NOT_KEPT: Life = { freshMs: 0, renewMs: 0 };

/** An answer that was just made. */
export interface Made extends Answer {
  /** The versions of what it was made of, by name, where others may be sent it; undefined where it is of one request alone. */
  madeOf?: Versions;
  /** Its own life, where that is another than that of most. */
  life?: Life;
}

/** An answer that others are sent as well. */
export interface Kept extends Required<Made> {
  etag: string;
  /** Milliseconds on the keeper's clock. */
  madeAt: number;
  /** Until when it is not renewed, after an attempt gave nothing that can be kept. */
  pausedUntil: number;
  /** As it goes over the wire, by encoding; each form is made when it is first wanted. */
  forms: Map<string, Form | Promise<Form>>;
}

/** An answer as it goes over the wire. */
export interface Form {
  headers: Readonly<Record<string, OutgoingHttpHeader>>;
  bytes: Buffer;
}

/** Where answers are kept for other processes as well. Failures are its own to log: it answers undefined. */
export interface SecondLevel {
  get(key: string): Promise<Made | undefined>;
  set(key: string, answer: Kept): void;
}

export interface KeeperOptions extends Life {
  /** Most bytes of all bodies and their compressed forms together. */
  maxBytes: number;
  /** The version of something now, by its name; undefined where it is not known. */
  versionOf(name: string): string | undefined;
  secondLevel?: SecondLevel;
  now?: () => number;
}

export type Keeper = ReturnType<typeof createKeeper>;

/** How many keys of answers that may be kept are remembered: an answer is kept when its key comes again. */
const MOST_SEEN = 20_000;
/** An answer that could not be renewed is sent for so long before that is tried again. */
const PAUSE_MS = 5_000;
/** What an entry takes besides its body: headers, key and the maps it stands in. */
const OVERHEAD_BYTES = 1_000;

/**
 * Keeps answers as bytes, by key, and knows nothing of what is asked. An answer is sent as long as it is fresh and every version that it
 * was
 * made of is the one of now. It is kept when its key is seen for the second time, so that questions which are not repeated push nothing
 * out.
 * or at once, where its key is known not to be invented.
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
  /** Makes the answer for all who ask for it until it is there. */
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
    /** The answer that is kept for a key and may be sent. */
    find(key: string): Kept | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      const isUsable = now() - entry.madeAt < entry.life.freshMs + entry.life.renewMs && isCurrent(entry.madeOf);
      return isUsable ? entry : undefined;
    },

    /**
     * The last answer of a key that may no longer be sent, for a reader who cannot have a newer one; undefined where it told what was so at
     * its moment alone. `isBest`: there is no newer one to wait for, since it is being made, or could not be made a moment ago.
     */
    findLast(key: string): { last: Kept; isBest: boolean } | undefined {
      const last = kept.get(key);
      return last && last.life.renewMs > 0 ? { last, isBest: flights.has(key) || isPaused(last) } : undefined;
    },

    /** Whether a newer one is to be made while this one is sent, and is not being made yet. */
    isDue: (key: string, entry: Kept): boolean => now() - entry.madeAt >= entry.life.freshMs && !isPaused(entry) && !flights.has(key),

    /**
     * Makes an answer, and keeps it where it may be kept and its key was seen before, or `isWelcome` at first sight; of such keys, one is
     * made
     * for all who ask at the same time. `run` is told whether others wait for it as well: it then goes on if the first one leaves.
     */
    async make(key: string, run: (isShared: boolean) => Promise<Made>, isWelcome = false): Promise<Made> {
      const flight = flights.get(key);
      if (flight) {
        const shared = await flight.catch(() => undefined);
        // What turns out to be of one request alone, or failed, is for those who began it.
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

    /** Keeps an answer that is there already. */
    put: (key: string, made: Made & { madeOf: Versions }): void => void keep(key, made),

    /** Forgets an answer that nothing stands in for any more. */
    forget: (key: string): void => void kept.delete(key),

    /** How many answers are kept, and their bytes. */
    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}

function bytesOf({ body }: Kept): number {
  // Compressed, a body takes a quarter of its size, in up to two forms.
  return Math.ceil(body.length * 1.5) + OVERHEAD_BYTES;
}

// Weak: the same for all forms of a body.
function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}
