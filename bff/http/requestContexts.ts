import type { IncomingMessage } from "node:http";
import { createAddressOf } from "#shared/limits/visitorAddress.ts";
import type { Redis } from "#shared/redis/connection.ts";
import { type Context, createContext, type ServerDeps } from "../context";
import type { OperationGuard } from "../guards/operations/operationGuard";
import type { OnEnd } from "../lib/deadline";
import { createSubmissions } from "../modules/applications/submissions";
import { createUnknownSliceReport } from "../modules/content/unknownSlices";
import type { Observer } from "../observe/observer";
import { readVisitor } from "./visitor";

interface Options {
  guard: OperationGuard;
  observer: Observer;
  redis?: Redis;
}

export type RequestContexts = ReturnType<typeof createRequestContexts>;

/**
 * Creates the functions by which the server makes the GraphQL context of each HTTP request. They read the visitor from the request's
 * cookies and address, and give the resolvers their loaders and budgets.
 */
export function createRequestContexts(deps: ServerDeps, { guard, observer, redis }: Options) {
  const submissions = createSubmissions({ jobs: deps.sources.jobs, redis });
  const reportUnknownSlice = createUnknownSliceReport(deps.log);
  const visitorOf = ({ headers }: IncomingMessage) => readVisitor(headers.cookie, deps.sources.content.repository);
  const addressOf = createAddressOf({ hops: deps.proxyHops, trusted: deps.trustedProxies });
  const create = (request: IncomingMessage, onEnd: OnEnd): Context =>
    createContext(deps, { visitor: visitorOf(request), submissions, reportUnknownSlice, address: addressOf(request) }, onEnd);

  return {
    visitorOf,
    addressOf,
    create,
    /** Creates the context of an operation over HTTP. Throws if the operation is not allowed. `onEnd` reports the request's end. */
    forOperation(request: IncomingMessage, body: unknown, onEnd: OnEnd): Context {
      guard.refuseOthers?.({ method: request.method, url: request.url, body });
      const context = create(request, onEnd);
      observer.noteOperation(body, context.costs);
      return context;
    },
  };
}
