import { Router } from "express";
import type { Readiness } from "./readiness";

/**
 * Creates the routes of the health checks. `/healthz` (and `/health`) is 200 while the process runs. `/readyz` is 200 while the server
 * should be sent requests, otherwise 503, with the state of each source as JSON.
 */
export function createHealth(readiness: Readiness): Router {
  const router = Router();
  router.get(["/healthz", "/health"], (_, response) => void response.type("text").send("ok"));
  router.get("/readyz", (_, response) => {
    const report = readiness.report();
    response
      .status(report.ready ? 200 : 503)
      .set("cache-control", "no-store")
      .json(report);
  });
  return router;
}
