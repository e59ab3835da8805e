import type { IncomingMessage, ServerResponse } from "node:http";
import { createRenderContext, runInRenderContext } from "../bff/renderContext";
import { collectResponse, copyRequest, type Handler } from "../nextInternals/collectResponse";
import { isRscRequest } from "../nextInternals/rscRequest";
import { isPagePath } from "../routing/pagePaths";
import { renderWithoutBrokenSlices } from "./renderWithoutBrokenSlices";

/** Next compiles a route when it is first requested. */
const COMPILE_MS = 300_000;

/**
 * Handles requests for pages in development. A page is sent as Next renders it; one that failed because of its slices is rendered again,
 * and names them in their place. A page that failed otherwise is Next's own, which shows where. The router's requests are Next's as well.
 * Queries tell the BFF for which page they are sent. Returns false where no page is requested.
 */
export function createDevelopmentPages(handler: Handler): (request: IncomingMessage, response: ServerResponse) => boolean {
  const render = async (request: IncomingMessage, headers: Readonly<Record<string, string>>) => {
    const context = { ...createRenderContext(request), page: request.url };
    const again = copyRequest(request);
    const collect = (one: IncomingMessage) => collectResponse(handler, one, headers, COMPILE_MS);
    return runInRenderContext(context, async () => {
      const answer = await collect(request);
      if (answer.status !== 500) return answer;
      return (await renderWithoutBrokenSlices(context, request.url!, () => collect(again()))) ?? answer;
    });
  };

  return (request, response) => {
    if (request.method !== "GET" || !isPagePath(request.url!.split("?")[0]!)) return false;
    if (isRscRequest(request.headers)) {
      void runInRenderContext({ ...createRenderContext(request), page: request.url }, () => handler(request, response));
      return true;
    }
    render(request, response.getHeaders() as Record<string, string>).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
    return true;
  };
}
