import { Router } from "express";
import type { Readiness } from "./readiness";

/**
 * `/healthz` (and `/health`) answers as long as the process does; `/readyz` answers 200 while the server should be sent requests, else
 * 503, and as JSON what has become of each source.
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
