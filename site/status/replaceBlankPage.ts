import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Fault, FAULT_HEADER, toFaultHeader } from "./faultKey";
import { lastResort } from "./lastResort";
import { RETRY_AFTER_S, statusOfFault } from "./pageFault";

interface FaultPages {
  /** Where this server answers itself. */
  origin: string;
  /** The configured number to call, for the page of last resort. */
  phone: string | null;
}

/**
 * A page that throws while it is rendered leaves a visitor without JavaScript with nothing: Next answers 500 and an empty
 * body. Once Next begins such an answer, its writing goes nowhere, and the visitor gets the page for that fault instead,
 * which this server asks itself for, with its status. Where that fails too, the last resort.
 */
export function replaceBlankPage(request: IncomingMessage, response: ServerResponse, { origin, phone }: FaultPages): void {
  if (!asksForPage(request)) return;
  // Set for whatever is answered; the proxy may have changed them since.
  const lasting = response.getHeaderNames();
  const original = { writeHead: response.writeHead, write: response.write, end: response.end, flushHeaders: response.flushHeaders };
  let state: "next" | "swallowing" | "sending" = "next";
  const swallowed: Buffer[] = [];

  const replace = async () => {
    const fault: Fault = { status: statusOfFault(Buffer.concat(swallowed).toString()), reference: randomBytes(4).toString("hex") };
    console.error(JSON.stringify({ statusCode: fault.status, reference: fault.reference, message: `The page ${request.url} broke; see above.` }));
    const page = await askForFaultPage(`${origin}${request.url}`, fault, phone);
    state = "sending";
    const kept = lasting.map((name) => [name, response.getHeader(name)] as const).filter(([, value]) => value !== undefined);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of kept) response.setHeader(name, value!);
    response.statusCode = fault.status;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "private, no-store");
    if (fault.status === 503) response.setHeader("retry-after", String(RETRY_AFTER_S));
    original.end.call(response, page, "utf8");
  };
  const isSwallowed = () => {
    if (state === "next" && response.statusCode === 500 && !response.headersSent) state = "swallowing";
    return state === "swallowing";
  };
  const swallow = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) swallowed.push(Buffer.from(chunk as string));
  };
  // Whoever compresses what Next writes calls any of these first.
  const guard = (name: keyof typeof original, instead: (chunk: unknown) => unknown) => {
    const call = original[name] as (...args: unknown[]) => unknown;
    Object.assign(response, { [name]: (...args: unknown[]) => (isSwallowed() ? instead(args[0]) : call.apply(response, args)) });
  };
  guard("writeHead", () => response);
  guard("flushHeaders", () => undefined);
  guard("write", (chunk) => {
    swallow(chunk);
    return true;
  });
  guard("end", (chunk) => {
    swallow(chunk);
    void replace();
    return response;
  });
}

// Next's router loads the page anew where its own question fails.
function asksForPage({ method, url, headers }: IncomingMessage): boolean {
  const isOfNext = url?.startsWith("/_next/") || headers.rsc || headers[FAULT_HEADER];
  return method === "GET" && !isOfNext && /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
}

async function askForFaultPage(url: string, fault: Fault, phone: string | null): Promise<string> {
  try {
    const answer = await fetch(url, { headers: { [FAULT_HEADER]: toFaultHeader(fault) }, redirect: "error" });
    const page = await answer.text();
    // Next's own blank page says so by its id.
    return page.includes("__next_error__") ? lastResort(fault.reference, phone) : page;
  } catch {
    return lastResort(fault.reference, phone);
  }
}
