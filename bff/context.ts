import { setMaxListeners } from "node:events";
import type { BlockList } from "node:net";
import type { Caches } from "./caches";
import type { Budgets } from "./budgets/budgets";
import { type Charges, createCharges } from "./budgets/charges";
import type { Cached } from "./lib/cache";
import { DEADLINE_MS } from "./lib/deadline";
import type { Log } from "./lib/log";
import { type CacheReads, createRequestCache } from "./lib/requestCache";
import { type ContentLoaders, createContentLoaders } from "./modules/content/loaders";
import { createDesignLoaders, type DesignLoaders } from "./modules/designs/loaders";
import { createKioskLoaders, type KioskLoaders } from "./modules/kiosks/loaders";
import { createPlaceLoaders, type PlaceLoaders } from "./modules/places/loaders";
import type { Submissions } from "./modules/applications/submissions";
import type { ReportUnknownSlice } from "./modules/content/unknownSlices";
import type { JobsSource } from "./sources/jobs/client";
import type { BackendCall, KiosksSource } from "./sources/kiosks/client";
import type { PlacesSource } from "./sources/places/client";
import type { ContentSource } from "./sources/prismic/client";
import type { Visitor } from "./visitor";

export interface Sources {
  content: ContentSource;
  kiosks: KiosksSource;
  places: PlacesSource;
  jobs: JobsSource;
}

/** What the server has for all requests. */
export interface ServerDeps {
  sources: Sources;
  caches: Caches;
  budgets: Budgets;
  log: Log;
  /** Id of the document that the 404 page shows, in en-us. */
  notFoundPageId: string;
  /** Where visitors find the site. */
  siteOrigin: string;
  /** How many proxies stand in front of the site; none where nothing is said. */
  proxyHops?: number;
  /** Whose word on where a request comes from is taken: those on this machine, where nothing is said. */
  trustedProxies?: BlockList;
  /** Milliseconds that one request may wait for all its upstreams together. */
  deadlineMs?: number;
}

/** What the loaders of one request are made of. */
export interface RequestDeps {
  sources: Sources;
  /** Those of content, its index and the backend are `own` where an answer is this visitor's alone: that one ends with the request. */
  caches: { shared: Caches["shared"]; index: CacheReads; content: CacheReads; backend: CacheReads; own: CacheReads };
  charges: Charges;
  /** How the backend is asked for what is this visitor's alone; nothing where it is everybody's. */
  ownCall: Pick<BackendCall, "token" | "charge">;
  log: Log;
  visitor: Visitor;
  siteOrigin: string;
  /** Aborts when the visitor leaves or the request's deadline passes. */
  signal: AbortSignal;
  /** Passes a cached value on and remembers its source if the value is an old one. */
  noteStale<T>(source: string, cached: Cached<T>): T;
}

/** What resolvers see. */
export interface Context {
  loaders: ContentLoaders & DesignLoaders & KioskLoaders & PlaceLoaders;
  notFoundPageId: string;
  log: Log;
  submissions: Submissions;
  reportUnknownSlice: ReportUnknownSlice;
  /** Of whoever asks. */
  charges: Charges;
  /** How many fields the operation has resolved so far (cost/boundWork.ts). */
  work: { fields: number };
  /** Sources whose last good values stand in for a failure in this answer. */
  staleSources: Set<string>;
}

/** Who asks, and what outlives the request. */
export interface Asker extends Pick<Context, "submissions" | "reportUnknownSlice"> {
  visitor: Visitor;
  /** Where the visitor comes from, for budgets alone; null where the site asks for what it shows to everybody. */
  address: string | null;
}

/** A context for one request; `left` aborts when its visitor goes away. */
export function createContext(deps: ServerDeps, asker: Asker, left: AbortSignal): Context {
  const { visitor: told, submissions, reportUnknownSlice, address } = asker;
  const { sources, caches, budgets, log, notFoundPageId, siteOrigin, deadlineMs = DEADLINE_MS } = deps;
  const visitor = withoutPublished(told, sources.content);
  const staleSources = new Set<string>();
  const charges = createCharges(budgets, address);
  const own = createRequestCache();
  const request: RequestDeps = {
    sources,
    caches: {
      shared: caches.shared,
      index: visitor.previewRef ? own : caches.shared,
      content: visitor.previewRef ? own : caches.content,
      backend: visitor.token ? own : caches.backend,
      own,
    },
    charges,
    ownCall: visitor.token ? { token: visitor.token, charge: charges.uncachedCall } : {},
    log,
    visitor,
    siteOrigin,
    signal: patient(AbortSignal.any([left, AbortSignal.timeout(deadlineMs)])),
    noteStale: (source, { value, stale }) => {
      if (stale) staleSources.add(source);
      return value;
    },
  };
  const loaders = {
    ...createContentLoaders(request),
    ...createDesignLoaders(request),
    ...createKioskLoaders(request),
    ...createPlaceLoaders(request),
  };
  return { loaders, notFoundPageId, log, submissions, reportUnknownSlice, charges, work: { fields: 0 }, staleSources };
}

/** Drops a preview cookie that names a published ref. Its content is public, and a preview would bypass the caches for it. */
function withoutPublished(visitor: Visitor, content: ContentSource): Visitor {
  return visitor.previewRef && content.isPublished(visitor.previewRef) ? { ...visitor, previewRef: undefined } : visitor;
}

/** A list may wait for a hundred answers at once, each of which listens; Node would take that for a leak. */
function patient(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
