import { type RequestHandler, Router } from "express";
import { assets, page } from "./assets";
import { sendAsset } from "./sendAsset";

/**
 * Creates the developer sandbox: GraphiQL for a browser that opens the graph's address, and its files below `sandbox/`. Mount it in front
 * of the graph: all other requests pass through.
 */
export function createSandbox(): RequestHandler {
  const router = Router();
  router.get("/graphql", async (request, response, next) => {
    // A request with a query string is an operation, and a client that accepts JSON expects one.
    const isVisit = Object.keys(request.query).length === 0 && request.accepts(["json", "html"]) === "html";
    if (!isVisit) return next();
    await sendAsset(page, request, response);
  });
  router.get("/graphql/sandbox/:name", async (request, response) => {
    const asset = assets.get(request.params.name);
    if (!asset) return void response.sendStatus(404);
    await sendAsset(asset, request, response);
  });
  // Requested for a page that names no icon, or whose icon the browser has not parsed yet.
  router.get("/favicon.ico", (_, response) => response.redirect(307, "/graphql/sandbox/mark.svg"));
  return router;
}
