/** A part of an answer that is JSON already. */
export class Json {
  readonly text: string;
  /** The number of fields that were resolved for it. */
  readonly fields: number;

  constructor(text: string, fields: number) {
    this.text = text;
    this.fields = fields;
  }

  /** For serialization by JSON.stringify. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** The shared limit of all caches of one executor. */
export interface JsonStore {
  /** Increased when everything is dropped. */
  generation: number;
  chars: number;
}

/** Maximum number of cached characters: the texts of some two hundred pages. */
const MAX_CHARS = 4_000_000;
/** After this many misses without a hit, a position is no longer cached. */
const MOST_MISSES = 100;

/** Creates an empty store, which all positions of all plans share. */
export function createJsonStore(): JsonStore {
  return { generation: 0, chars: 0 };
}

/**
 * Caches the JSON of values at one position of a plan, by the value it was made of. The caches return the same documents and kiosks to all
 * requests: what a plan makes of one of them by pure resolvers only (bff/lib/pure.ts) is written once, and dropped together with it. A
 * publish brings other documents. Beyond the limit everything is dropped: writing it once more is cheap.
 */
export class JsonCache {
  /** Whether something within these values was found to differ for each request: its parts may be cached one by one. */
  isLive = false;
  private readonly store: JsonStore;
  private generation: number;
  private byValue = new WeakMap<object, Json>();
  private credit = MOST_MISSES;

  constructor(store: JsonStore) {
    this.store = store;
    this.generation = store.generation;
  }

  find(value: object): Json | undefined {
    if (this.generation !== this.store.generation) this.forget();
    const known = this.byValue.get(value);
    if (known) this.credit = MOST_MISSES;
    else if (--this.credit === 0) this.isLive = true;
    return known;
  }

  keep(value: object, text: string, fields: number): Json {
    const json = new Json(text, fields);
    this.byValue.set(value, json);
    this.store.chars += json.text.length;
    if (this.store.chars > MAX_CHARS) {
      this.store.generation++;
      this.store.chars = 0;
    }
    return json;
  }

  private forget(): void {
    this.byValue = new WeakMap();
    this.generation = this.store.generation;
  }
}
