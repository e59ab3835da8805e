import { vi } from "vitest";
import type { Cdn } from "#shared/edge/config.ts";
import { createResponseCache, type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { createPageHandler } from "./pageHandler";
import type { Purpose } from "./renderPage";

/** Starts a server of pages for a test, whose pages contain the number of the rendering. */
export async function startPageHandler(cdn: Cdn | null = null) {
  const clock = { now: 1_000_000 };
  const versions: Record<string, string> = { content: "M1" };
  const renew = vi.fn<() => Promise<void>>(async () => {});
  const responses = createResponseCache({
    maxBytes: 1_000_000,
    shares: { maxBytes: 400_000, maxBytesEach: 200_000 },
    freshMs: 60_000,
    staleMs: 3_600_000,
    versionOf: (name) => versions[name],
    now: () => clock.now,
  });
  let times = 0;
  const make = vi.fn<(request: { url?: string; headers: object }, purpose?: Purpose) => Promise<NewResponse>>(async () =>
    page(`made ${++times}`),
  );
  const page = (body: string, more: Partial<NewResponse> = {}): NewResponse => ({
    status: 200,
    headers: { "content-type": "text/html" },
    body: Buffer.from(body),
    versions: { content: versions.content! },
    ...more,
  });
  const front = createPageHandler({
    responses,
    versions: { of: (name) => versions[name], visit: () => undefined, renew },
    make,
    proxyHops: 0,
    cdn,
  });
  const { url } = await startHttpServer((response, request) => front(request, response) || response.writeHead(418).end());
  return {
    clock,
    versions,
    renew,
    make,
    page,
    url,
    get: (path: string, headers: Record<string, string> = {}) => rawGet(url, path, headers),
  };
}

/** A failed rendering. */
export const unavailable: NewResponse = {
  status: 503,
  headers: { "content-type": "text/html" },
  body: Buffer.from("away"),
  versions: {},
  lifetime: NOT_CACHED,
};
