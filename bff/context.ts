import type { BlockList } from "node:net";
import type { Caches } from "./caches";
import type { Budgets } from "./guards/budgets/budgets";
import { type Charges, createCharges } from "./guards/budgets/charges";
import { createDeadline, DEADLINE_MS, type OnEnd } from "./lib/deadline";
import { createFaults, type Faults } from "./lib/faults";
import type { Log } from "./lib/log";
import { type AnswerState, createAnswerState } from "./lib/answerState";
import { createCache } from "./lib/cache";
import { lazy } from "./lib/lazy";
import { createLoaders, type Loaders } from "./loaders";
import type { Published } from "./modules/content/published";
import type { Submissions } from "./modules/applications/submissions";
import type { ReportUnknownSlice } from "./modules/content/unknownSlices";
import type { RequestDeps, Sources } from "./requestDeps";
import type { PlacesCost } from "./sources/places/prices";
import type { ContentSource } from "./sources/prismic/client";
import type { Visitor } from "./http/visitor";

/** Entries of the cache of one request whose answer belongs to its visitor. */
const MAX_ENTRIES_OF_REQUEST = 500;

/** What all requests of the server share. */
export interface ServerDeps {
  sources: Sources;
  published: Published;
  caches: Caches;
  budgets: Budgets;
  log: Log;
  /** Id of the document in en-us that the 404 page shows. */
  notFoundPageId: string;
  /** The origin at which visitors find the site. */
  siteOrigin: string;
  /** The number of proxies in front of the site; none by default. */
  proxyHops?: number;
  /** Peers whose `x-forwarded-for` is trusted: by default, those on this machine. */
  trustedProxies?: BlockList;
  /** Milliseconds that one request may wait for all its upstreams together. */
  deadlineMs?: number;
  /** Whether answers contain what Google bills for them: only in development. */
  showsCost?: boolean;
  /** Whether errors contain the message and stack of their cause: only in development. */
  showsErrors?: boolean;
  /** The clock of the answer cache. */
  now?: () => number;
}

/** The context of resolvers. */
export interface Context {
  readonly loaders: Loaders;
  notFoundPageId: string;
  log: Log;
  submissions: Submissions;
  reportUnknownSlice: ReportUnknownSlice;
  /** The faults of this request so far. */
  faults: Faults;
  /** The charges of this request. */
  charges: Charges;
  /** How many fields the operation has resolved so far (guards/cost/boundWork.ts). */
  work: { fields: number };
  answer: AnswerState;
  /** What Google bills for this request; undefined unless answers contain it. */
  costs?: PlacesCost[];
  /** Yields the versions of the content that the visitor sees; only for subscriptions. */
  contentChanges?(): AsyncIterable<string>;
}

/** What belongs to one request, and what outlives it. */
export interface RequestOrigin extends Pick<Context, "submissions" | "reportUnknownSlice"> {
  visitor: Visitor;
  /** The visitor's address, only for budgets; null when the site asks for pages that all visitors share. */
  address: string | null;
}

/**
 * Creates the context of one request. What waiting needs is created when the first field needs it: an operation over cached values needs
 * none of it.
 */
export function createContext(deps: ServerDeps, origin: RequestOrigin, onEnd: OnEnd): Context {
  const { visitor: unchecked, submissions, reportUnknownSlice, address } = origin;
  const { sources, published, caches, budgets, log, notFoundPageId, siteOrigin, deadlineMs = DEADLINE_MS } = deps;
  const visitor = withoutPublished(unchecked, sources.content);
  const answer = createAnswerState();
  const charges = createCharges(budgets, address);
  const costs: PlacesCost[] | undefined = deps.showsCost ? [] : undefined;
  let deadline: AbortSignal | undefined;
  const createRequest = (): RequestDeps => {
    const ofRequest = lazy(() => createCache({ max: MAX_ENTRIES_OF_REQUEST }));
    return {
      sources,
      published,
      caches: {
        shared: caches.shared,
        index: visitor.previewRef ? ofRequest() : caches.shared,
        content: visitor.previewRef ? ofRequest() : caches.content,
        backend: visitor.token ? ofRequest() : caches.backend,
        queries: visitor.token ? ofRequest() : caches.queries,
        get perRequest() {
          return ofRequest();
        },
      },
      charges,
      noteCost: costs && ((cost) => void costs.push(cost)),
      ownCall: { visitor: charges.visitor, ...(visitor.token && { token: visitor.token, charge: charges.uncachedCall }) },
      log,
      visitor,
      siteOrigin,
      get signal() {
        return (deadline ??= createDeadline(onEnd, deadlineMs));
      },
      answer,
    };
  };
  return Object.assign(new LateLoaders(createRequest), {
    notFoundPageId,
    log,
    submissions,
    reportUnknownSlice,
    faults: createFaults(),
    charges,
    work: { fields: 0 },
    answer,
    costs,
  });
}

/**
 * Creates the loaders of a request when the first field uses them. The getter belongs to the class: Apollo copies each context, and would
 * call a getter of the context itself.
 */
class LateLoaders implements Pick<Context, "loaders"> {
  private readonly createRequest: () => RequestDeps;
  private loadersOfRequest: Loaders | undefined;

  constructor(createRequest: () => RequestDeps) {
    this.createRequest = createRequest;
  }

  get loaders(): Loaders {
    return (this.loadersOfRequest ??= createLoaders(this.createRequest()));
  }
}

/** Drops a preview cookie that contains a published ref. Its content is public, and a preview would bypass the caches for it. */
function withoutPublished(visitor: Visitor, content: ContentSource): Visitor {
  return visitor.previewRef && content.isPublished(visitor.previewRef) ? { ...visitor, previewRef: undefined } : visitor;
}
