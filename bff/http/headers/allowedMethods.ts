import type { RequestHandler } from "express";

/** Answers OPTIONS at the graph's address with the methods that Apollo lists in its answers with 405. It grants nothing to other sites. */
export const listMethods: RequestHandler = (request, response, next) => {
  if (request.method !== "OPTIONS" || request.path !== "/") return next();
  response.status(204).set("allow", "GET, POST").end();
};
