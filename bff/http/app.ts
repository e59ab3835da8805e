import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { VITALS_PATH } from "#shared/vitals.ts";
import type { Context } from "../context";
import type { OperationGuard } from "../guards/operations/operationGuard";
import { endOf } from "../lib/deadline";
import type { Log } from "../lib/log";
import { createHealth } from "../observe/health";
import type { Readiness } from "../observe/readiness";
import { answerFault } from "./faultAnswer";
import { listMethods } from "./headers/allowedMethods";
import { allowGetFromNonBrowsers } from "./headers/csrf";
import { readJson } from "./readJson";
import type { RequestContexts } from "./requestContexts";
import { takeUploads } from "./uploads";

/** Handlers beside the graph. */
export interface Routes {
  media?: RequestHandler;
  webhook?: RequestHandler;
  catalog?: RequestHandler;
  /** Takes what browsers report of their visitors' waits. */
  vitals?: RequestHandler[];
  /** GraphiQL, in front of the graph. */
  sandbox?: RequestHandler;
  /** The panel of development: its script, and what it shows. */
  panel?: RequestHandler;
}

interface Deps {
  apollo: ApolloServer<Context>;
  contexts: RequestContexts;
  guard: OperationGuard;
  readiness: Readiness;
  log: Log;
}

/** Creates the Express app: the graph for requests other than the usual POST (answers/answerHandler.ts), and all other routes. */
export function createApp({ apollo, contexts, guard, readiness, log }: Deps, routes: Routes): Express {
  const { media, webhook, catalog, vitals, sandbox, panel } = routes;
  const app = express().disable("x-powered-by").disable("etag");
  // JSON and drawings are compressed to a fifth; photos are not compressed.
  app.use(compression());
  app.use(createHealth(readiness));
  app.use("/graphql", setDefaultHeaders, listMethods);
  if (sandbox) app.use(sandbox);
  if (panel) app.use("/graphql/panel", panel);
  app.use(
    "/graphql",
    allowGetFromNonBrowsers,
    readJson("100kb"),
    takeUploads(),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const context = contexts.forOperation(req, req.body, endOf(res));
        await guard.chargeText({ method: req.method, url: req.originalUrl, body: req.body }, context.charges);
        return context;
      },
    }),
  );
  if (media) app.use("/media", media);
  if (webhook) app.post("/webhook", readJson("1mb"), webhook);
  if (catalog) app.get("/integration/kiosks", catalog);
  if (vitals) app.post(VITALS_PATH, vitals);
  app.use(answerFault(log));
  return app;
}

/** Sets the headers of every response at the graph's address, including the sandbox and errors; a handler may replace `cache-control`. */
const setDefaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  next();
};
