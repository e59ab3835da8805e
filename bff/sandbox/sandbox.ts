import { type RequestHandler, Router } from "express";
import { assets, page } from "./assets";
import { sendAsset } from "./sendAsset";

/**
 * The developer sandbox: GraphiQL for a browser that opens the address of the graph itself, and the files it is made of
 * below `sandbox/`. To be mounted where the graph is, in front of it: all else passes through.
 */
export function createSandbox(): RequestHandler {
  const router = Router();
  router.get("/", async (request, response, next) => {
    // A query string is a question to the graph, and a client that takes JSON wants that.
    const isVisit = Object.keys(request.query).length === 0 && request.accepts(["json", "html"]) === "html";
    if (!isVisit) return next();
    await sendAsset(page, request, response);
  });
  router.get("/sandbox/:name", async (request, response) => {
    const asset = assets.get(request.params.name);
    if (!asset) return void response.sendStatus(404);
    await sendAsset(asset, request, response);
  });
  return router;
}
