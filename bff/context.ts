import type { BlockList } from "node:net";
import { type ExecutionResult, type GraphQLError, type GraphQLResolveInfo, locatedError } from "graphql";
import type { Caches } from "./caches";
import type { Budgets } from "./budgets/budgets";
import { type Charges, createCharges } from "./budgets/charges";
import { createDeadline, DEADLINE_MS, type OnEnd } from "./lib/deadline";
import { createFaults, type Faults } from "./lib/faults";
import { SourceError } from "./lib/errors";
import type { Log } from "./lib/log";
import { createProvenance, type Provenance } from "./lib/provenance";
import { createRequestCache } from "./lib/requestCache";
import { createLoaders, type Loaders } from "./loaders";
import type { Published } from "./modules/content/published";
import type { Submissions } from "./modules/applications/submissions";
import type { ReportUnknownSlice } from "./modules/content/unknownSlices";
import type { RequestDeps, Sources } from "./requestDeps";
import type { PlacesCost } from "./sources/places/prices";
import type { ContentSource } from "./sources/prismic/client";
import type { Visitor } from "./visitor";

/** What the server has for all requests. */
export interface ServerDeps {
  sources: Sources;
  published: Published;
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
  /** Whether answers say what Google bills for them: in development alone. */
  showsCost?: boolean;
  /** Whether errors carry the message and stack of their cause: in development alone. */
  showsErrors?: boolean;
  /** The clock by which answers are kept. */
  now?: () => number;
}

/** What resolvers see. */
export interface Context {
  readonly loaders: Loaders;
  notFoundPageId: string;
  log: Log;
  submissions: Submissions;
  reportUnknownSlice: ReportUnknownSlice;
  /** What has failed for this request so far. */
  faults: Faults;
  /** What this request is charged for. */
  charges: Charges;
  /** How many fields the operation has resolved so far (cost/boundWork.ts). */
  work: { fields: number };
  /** Sources whose last good values stand in for a failure in this answer. */
  staleSources: Set<string>;
  provenance: Provenance;
  /** Sources that failed for a part of this answer without an error in it: the answer is incomplete, and must not be kept. */
  failedSources: Set<string>;
  noteFailure: RequestDeps["noteFailure"];
  nullOnFailure: RequestDeps["nullOnFailure"];
  /** Errors of fields that have a value all the same; they stand in the answer's `errors` beside those that the executor finds. */
  errorsBesideData: GraphQLError[];
  /** Has an error stand beside the value that a field of Query answers, with that field's path. */
  noteError(error: unknown, field: Pick<GraphQLResolveInfo, "fieldNodes">): void;
  /** What Google bills for this request, where answers say it. */
  costs?: PlacesCost[];
  /** What the operation came to, where it was executed before Apollo was asked to word the answer (bff/answers/directAnswers.ts). */
  executed?: ExecutionResult;
}

/** What a request brings with it, and what outlives it. */
export interface RequestOrigin extends Pick<Context, "submissions" | "reportUnknownSlice"> {
  visitor: Visitor;
  /** Where the visitor comes from, for budgets alone; null where the site asks for what it shows to everybody. */
  address: string | null;
}

/** A context for one request. What waits is made when the first field asks for it: an operation over ready values needs none of it. */
export function createContext(deps: ServerDeps, origin: RequestOrigin, onEnd: OnEnd): Context {
  const { visitor: told, submissions, reportUnknownSlice, address } = origin;
  const { sources, published, caches, budgets, log, notFoundPageId, siteOrigin, deadlineMs = DEADLINE_MS } = deps;
  const visitor = withoutPublished(told, sources.content);
  const staleSources = new Set<string>();
  const provenance = createProvenance();
  const failedSources = new Set<string>();
  const noteFailure = (source: string) => {
    failedSources.add(source);
    provenance.isShareable = false;
  };
  const nullOnFailure = <T>(promise: Promise<T>) =>
    promise.catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error;
      noteFailure(error.source);
      return null;
    });
  const errorsBesideData: GraphQLError[] = [];
  const noteError: Context["noteError"] = (error, { fieldNodes }) => {
    const { alias, name } = fieldNodes[0]!;
    errorsBesideData.push(locatedError(error, fieldNodes, [(alias ?? name).value]));
    provenance.isShareable = false;
  };
  const charges = createCharges(budgets, address);
  const costs: PlacesCost[] | undefined = deps.showsCost ? [] : undefined;
  let deadline: AbortSignal | undefined;
  const createRequest = (): RequestDeps => {
    const own = createRequestCache();
    return {
      sources,
      published,
      caches: {
        shared: caches.shared,
        index: visitor.previewRef ? own : caches.shared,
        content: visitor.previewRef ? own : caches.content,
        backend: visitor.token ? own : caches.backend,
        own,
      },
      charges,
      noteCost: costs && ((cost) => void costs.push(cost)),
      ownCall: visitor.token ? { token: visitor.token, charge: charges.uncachedCall } : {},
      log,
      visitor,
      siteOrigin,
      get signal() {
        return (deadline ??= createDeadline(onEnd, deadlineMs));
      },
      provenance,
      noteStale: (source, { value, stale }) => {
        if (stale) {
          staleSources.add(source);
          provenance.isShareable = false;
        }
        return value;
      },
      noteFailure,
      nullOnFailure,
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
    staleSources,
    provenance,
    failedSources,
    noteFailure,
    nullOnFailure,
    errorsBesideData,
    noteError,
    costs,
  });
}

/**
 * Makes the loaders of a request when the first field asks for them. The getter is the class's: Apollo copies each context, and would
 * call one that is the context's own.
 */
class LateLoaders implements Pick<Context, "loaders"> {
  private readonly createRequest: () => RequestDeps;
  private made: Loaders | undefined;

  constructor(createRequest: () => RequestDeps) {
    this.createRequest = createRequest;
  }

  get loaders(): Loaders {
    return (this.made ??= createLoaders(this.createRequest()));
  }
}

/** Drops a preview cookie that names a published ref. Its content is public, and a preview would bypass the caches for it. */
function withoutPublished(visitor: Visitor, content: ContentSource): Visitor {
  return visitor.previewRef && content.isPublished(visitor.previewRef) ? { ...visitor, previewRef: undefined } : visitor;
}
