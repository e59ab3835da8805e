import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** An answer as it goes out, before it is compressed for those who can read that. */
export interface Answer {
  status: number;
  /** Names in lower case. Without length, encoding and ETag, which follow from the body. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** An answer that was just made. */
export interface Made extends Answer {
  /** The versions of what it was made of, by name, where others may be sent it; undefined where it is of one request alone. */
  madeOf?: Readonly<Record<string, string>>;
}

/** An answer that others are sent as well. */
export interface Kept extends Required<Made> {
  etag: string;
  /** Milliseconds on the keeper's clock. */
  madeAt: number;
  /** As it goes over the wire, by encoding; each form is made when it is first wanted. */
  forms: Map<string, Form | Promise<Form>>;
}

/** An answer as it goes over the wire. */
export interface Form {
  headers: Readonly<Record<string, string | number>>;
  bytes: Buffer;
}

/** Where answers are kept for other processes as well. Failures are its own to log: it answers undefined. */
export interface SecondLevel {
  get(key: string): Promise<Made | undefined>;
  set(key: string, answer: Required<Made>): void;
}

export interface KeeperOptions {
  /** Most bytes of all bodies and their compressed forms together. */
  maxBytes: number;
  /** The version of something now, by its name; undefined where it is not known. */
  versionOf(name: string): string | undefined;
  /** Milliseconds for which an answer is sent without a look. */
  freshMs: number;
  /** Milliseconds for which it is then sent while a newer one is made. */
  renewMs: number;
  secondLevel?: SecondLevel;
  now?: () => number;
}

export type Keeper = ReturnType<typeof createKeeper>;

/** How many keys of answers that may be kept are remembered: an answer is kept when its key comes again. */
const MOST_SEEN = 20_000;
/** What an entry takes besides its body: headers, key and the maps it stands in. */
const OVERHEAD_BYTES = 1_000;

/**
 * Keeps answers as bytes, by key, and knows nothing of what is asked. An answer is sent as long as it is fresh and every version that it was
 * made of is the one of now. It is kept when its key is seen for the second time, so that questions which nobody repeats push nothing out.
 */
export function createKeeper({ maxBytes, versionOf, freshMs, renewMs, secondLevel, now = Date.now }: KeeperOptions) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const flights = new Map<string, Promise<Made>>();

  const isCurrent = (madeOf: Readonly<Record<string, string>>) => {
    for (const name in madeOf) if (versionOf(name) !== madeOf[name]) return false;
    return true;
  };
  const keep = (key: string, made: Required<Made>): Kept => {
    const entry: Kept = { ...made, etag: etagOf(made.body), madeAt: now(), forms: new Map() };
    kept.set(key, entry);
    return entry;
  };
  const isKnown = (key: string) => seen.has(key) || kept.has(key);

  const fetchOrRun = async (key: string, run: () => Promise<Made>): Promise<Made> => {
    const stored = await secondLevel?.get(key);
    if (stored?.madeOf && isCurrent(stored.madeOf)) return keep(key, stored as Required<Made>);
    return keepIfKnown(key, await run());
  };
  const keepIfKnown = (key: string, made: Made): Made => {
    const { madeOf } = made;
    if (!madeOf) return made;
    if (!isKnown(key)) {
      seen.set(key, true);
      return made;
    }
    secondLevel?.set(key, { ...made, madeOf });
    return keep(key, { ...made, madeOf });
  };

  return {
    /** The answer that is kept for a key and may be sent. */
    find(key: string): Kept | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      const isUsable = now() - entry.madeAt < freshMs + renewMs && isCurrent(entry.madeOf);
      return isUsable ? entry : undefined;
    },

    /** Whether a newer one is to be made while this one is sent, and nobody makes it yet. */
    isDue: (key: string, { madeAt }: Kept): boolean => now() - madeAt >= freshMs && !flights.has(key),

    /**
     * Makes an answer, and keeps it where it may be kept and its key was seen before; of such keys, one is made for all who ask at the same
     * time. `run` is told whether it runs for others as well, who do not leave with the one who asks.
     */
    async make(key: string, run: (isShared: boolean) => Promise<Made>): Promise<Made> {
      const flight = flights.get(key);
      if (flight) {
        const shared = await flight.catch(() => undefined);
        // What turns out to be of one request alone, or failed, is for those who began it.
        return shared?.madeOf ? shared : run(false);
      }
      if (!isKnown(key)) return keepIfKnown(key, await run(false));
      const begun = fetchOrRun(key, () => run(true)).finally(() => flights.delete(key));
      flights.set(key, begun);
      return begun;
    },

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
