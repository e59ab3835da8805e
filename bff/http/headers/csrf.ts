import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";

/**
 * Whether a request may have been sent by a page in a browser. All browsers have a user agent that begins with "Mozilla/", and current
 * ones send `sec-fetch-site`. A page can change neither header without a CORS preflight, which this server does not answer.
 */
function isFromBrowser(headers: IncomingHttpHeaders): boolean {
  const hasOrigin = [headers["sec-fetch-site"], headers.origin, headers.referer].some((value) => value !== undefined);
  return hasOrigin || /^mozilla\//i.test(headers["user-agent"] ?? "");
}

/**
 * Lets GET requests of clients other than browsers pass Apollo's CSRF prevention, by setting the header that it requires. For browsers, and
 * for POST from any client, CSRF prevention works as before.
 */
export const allowGetFromNonBrowsers: RequestHandler = (request, _response, next) => {
  if (request.method === "GET" && !isFromBrowser(request.headers)) request.headers["apollo-require-preflight"] ??= "1";
  next();
};
