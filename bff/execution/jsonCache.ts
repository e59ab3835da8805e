/** A part of an answer that is written already. */
export class Json {
  readonly text: string;
  /** How many fields were resolved for it. */
  readonly fields: number;

  constructor(text: string, fields: number) {
    this.text = text;
    this.fields = fields;
  }

  /** For an answer that is written by other means. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Bounds what all plans know together. */
export interface JsonStore {
  /** Goes up when everything is forgotten. */
  generation: number;
  chars: number;
}

/** Characters that are kept in all: the texts of some two hundred pages. */
const MAX_CHARS = 4_000_000;
/** A position at which so many values were new, and were not met again, is not worth the effort. */
const MOST_MISSES = 100;

export function createJsonStore(): JsonStore {
  return { generation: 0, chars: 0 };
}

/**
 * The JSON of values at one position of a plan, by the value they were made of. The caches hand the same documents and kiosks to all
 * requests: what a plan makes of one of them by pure resolvers alone (bff/lib/pure.ts) is written once, and forgotten along with it. A
 * publish makes other documents. Once there is too much of it, everything is forgotten: it costs no more than to make it once again.
 */
export class JsonCache {
  /** Whether something in here was found to be made for each request: its parts may be known one by one. */
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
