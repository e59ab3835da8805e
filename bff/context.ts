import type { Cache, Cached } from "./lib/cache";
import { DEADLINE_MS } from "./lib/deadline";
import type { Log } from "./lib/log";
import { type ContentLoaders, createContentLoaders } from "./modules/content/loaders";
import { createKioskLoaders, type KioskLoaders } from "./modules/kiosks/loaders";
import type { KiosksSource } from "./sources/kiosks/client";
import type { ContentSource } from "./sources/prismic/client";

export interface Sources {
  content: ContentSource;
  kiosks: KiosksSource;
}

/** What the server has for all requests. */
export interface ServerDeps {
  sources: Sources;
  cache: Cache;
  log: Log;
  /** Milliseconds that one request may wait for all its upstreams together. */
  deadlineMs?: number;
}

/** What the loaders of one request are made of. */
export interface RequestDeps extends ServerDeps {
  /** Aborts when the visitor leaves or the request's deadline passes. */
  signal: AbortSignal;
  /** Passes a cached value on and remembers its source if the value is an old one. */
  noteStale<T>(source: string, cached: Cached<T>): T;
}

/** What resolvers see. */
export interface Context {
  loaders: ContentLoaders & KioskLoaders;
  /** Sources whose last good values stand in for a failure in this answer. */
  staleSources: Set<string>;
}

/** A context for one request; `left` aborts when its visitor goes away. */
export function createContext(deps: ServerDeps, left: AbortSignal): Context {
  const staleSources = new Set<string>();
  const request: RequestDeps = {
    ...deps,
    signal: AbortSignal.any([left, AbortSignal.timeout(deps.deadlineMs ?? DEADLINE_MS)]),
    noteStale: (source, { value, stale }) => {
      if (stale) staleSources.add(source);
      return value;
    },
  };
  return { loaders: { ...createContentLoaders(request), ...createKioskLoaders(request) }, staleSources };
}
