import type { Charges } from "./budgets/charges";
import type { Caches } from "./caches";
import type { Cached } from "./lib/cachePolicy";
import type { Log } from "./lib/log";
import type { Provenance } from "./lib/provenance";
import type { CacheReads } from "./lib/requestCache";
import type { Published } from "./modules/content/published";
import type { JobsSource } from "./sources/jobs/client";
import type { BackendCall, KiosksSource } from "./sources/kiosks/client";
import type { PlacesSource } from "./sources/places/client";
import type { PlacesCost } from "./sources/places/prices";
import type { ContentSource } from "./sources/prismic/client";
import type { Visitor } from "./visitor";

/** A client of each upstream. */
export interface Sources {
  content: ContentSource;
  kiosks: KiosksSource;
  places: PlacesSource;
  jobs: JobsSource;
}

/** What the loaders of one request are made of. */
export interface RequestDeps {
  sources: Sources;
  published: Published;
  /** Those of content, its index and the backend are `own` where an answer is this visitor's alone: that one ends with the request. */
  caches: { shared: Caches["shared"]; index: CacheReads; content: CacheReads; backend: CacheReads; own: CacheReads };
  charges: Charges;
  /** Told what Google bills for this request; missing where answers do not say it. */
  noteCost?: (cost: PlacesCost) => void;
  /** How the backend is asked for what is this visitor's alone; nothing where it is everybody's. */
  ownCall: Pick<BackendCall, "token" | "charge">;
  log: Log;
  visitor: Visitor;
  siteOrigin: string;
  /** Aborts when the visitor leaves or the request's deadline passes. It is made when something first waits: read it then. */
  readonly signal: AbortSignal;
  provenance: Provenance;
  /** Passes a cached value on and remembers its source if the value is an old one. */
  noteStale<T>(source: string, cached: Cached<T>): T;
  /** Remembers a source that failed where the answer says something else in its place, and no error does. */
  noteFailure(source: string): void;
  /** What a promise comes to, or null where its source fails, which is noted. */
  nullOnFailure<T>(promise: Promise<T>): Promise<T | null>;
}
