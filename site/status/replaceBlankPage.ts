import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { FAULT_HEADER, toFaultHeader } from "./faultKey";
import { lastResort } from "./lastResort";

/**
 * A page that throws while it is rendered leaves a visitor without JavaScript with nothing: Next answers 500 and an empty
 * body. Once Next begins such an answer, its writing goes nowhere, and the visitor gets the error page instead, which
 * this server asks itself for. Where that fails too, the last resort.
 */
export function replaceBlankPage(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const asksForPage = request.method === "GET" && request.headers.accept?.includes("text/html") && !request.headers[FAULT_HEADER];
  if (!asksForPage) return;
  // Those that hold for whatever is answered, set before Next was asked.
  const headers = response.getHeaders();
  const original = { writeHead: response.writeHead, write: response.write, end: response.end, flushHeaders: response.flushHeaders };
  let state: "next" | "swallowing" | "sending" = "next";

  const replace = async () => {
    const reference = randomBytes(4).toString("hex");
    console.error(JSON.stringify({ statusCode: 500, reference, message: `The page ${request.url} broke; see above.` }));
    const page = await askForErrorPage(`${origin}${request.url}`, reference);
    state = "sending";
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "private, no-store");
    original.end.call(response, page, "utf8");
  };
  const isSwallowed = () => {
    if (state === "next" && response.statusCode === 500 && !response.headersSent) {
      state = "swallowing";
      void replace();
    }
    return state === "swallowing";
  };
  // Whoever compresses what Next writes calls any of these first.
  const guard = (name: keyof typeof original, swallowed: unknown) => {
    const call = original[name] as (...args: unknown[]) => unknown;
    Object.assign(response, { [name]: (...args: unknown[]) => (isSwallowed() ? swallowed : call.apply(response, args)) });
  };
  guard("writeHead", response);
  guard("write", true);
  guard("end", response);
  guard("flushHeaders", undefined);
}

async function askForErrorPage(url: string, reference: string): Promise<string> {
  try {
    const answer = await fetch(url, { headers: { [FAULT_HEADER]: toFaultHeader(reference) }, redirect: "error" });
    const page = await answer.text();
    // Next's own blank page says so by its id.
    return page.includes("__next_error__") ? lastResort(reference) : page;
  } catch {
    return lastResort(reference);
  }
}
