import type { IncomingMessage, ServerResponse } from "node:http";
import { collectResponse, type Handler } from "../nextInternals/collectResponse";
import { DEVELOPMENT_PATHS } from "../nextInternals/staticPaths";
import { NOT_FOUND, type Rejection } from "./requestFilter";

/** Next compiles a file when it is first requested. */
const COMPILE_MS = 300_000;

/**
 * Returns the handler of requests to Next's development server. Where Next has no such file it would render an empty page with 500: the
 * request is rejected as in production. The handler returns false if the request is for something else, or does not only read.
 */
export function createDevelopmentFiles(handler: Handler, reject: (response: ServerResponse, rejection: Rejection) => void) {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await collectResponse(handler, request, response.getHeaders() as Record<string, string>, COMPILE_MS);
    const isPage = String(headers["content-type"]).startsWith("text/html");
    if (status >= 400 && isPage) reject(response, NOT_FOUND);
    else response.writeHead(status, headers).end(body);
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET" || !DEVELOPMENT_PATHS.test(request.url!)) return false;
    send(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    return true;
  };
}
