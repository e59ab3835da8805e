import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { startHttpServer } from "./httpServer";

/** The response to one request; `hang` never responds. */
export type GraphAnswer = { status?: number; type?: string; body: unknown } | "hang";

interface GraphBody {
  query?: string;
  operationName?: string;
  variables?: object;
  extensions?: { persistedQuery?: { version: number; sha256Hash: string } };
}

export const notFound: GraphAnswer = {
  body: { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
};
export const notSupported: GraphAnswer = {
  body: { errors: [{ message: "PersistedQueryNotSupported", extensions: { code: "PERSISTED_QUERY_NOT_SUPPORTED" } }] },
};

/**
 * Starts a real server that returns the answers one after the other, and repeats the last one. Until the test ends, it serves the
 * page's own address. Like the BFF, it refuses a text that does not match its hash.
 */
export async function startGraphServer(...answers: GraphAnswer[]) {
  const asked: string[] = [];
  const requests: { body: GraphBody; headers: IncomingMessage["headers"] }[] = [];
  const server = await startHttpServer((response, request, nth) => {
    void text(request).then((read) => {
      const body = (request.headers["content-type"] === "application/json" ? JSON.parse(read) : { query: read }) as GraphBody;
      requests.push({ body, headers: request.headers });
      asked.push(kindOf(body));
      send(response, answers[Math.min(nth, answers.length) - 1]!);
    });
  });
  const realFetch = fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => realFetch(new URL(address, server.url), init));
  onTestFinished(() => void vi.unstubAllGlobals());
  return { url: server.url, asked, requests };
}

function kindOf({ query, extensions }: GraphBody): string {
  const hash = extensions?.persistedQuery?.sha256Hash;
  if (query && hash && createHash("sha256").update(query).digest("hex") !== hash) return "a text with the hash of another";
  return [hash && "hash", query && "text"].filter(Boolean).join(" and ");
}

function send(response: ServerResponse, answer: GraphAnswer): void {
  if (answer === "hang") return;
  const { status = 200, type = "application/json", body } = answer;
  response.writeHead(status, { "content-type": type });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
