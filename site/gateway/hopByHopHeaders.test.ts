import { expect, it } from "vitest";
import { responseHeadersToForward, requestHeadersToForward } from "./hopByHopHeaders";

it("hop-by-hop headers are removed in both directions", () => {
  const headers = {
    connection: "keep-alive, X-Mine",
    "keep-alive": "timeout=5",
    te: "trailers",
    trailer: "etag",
    upgrade: "h2c",
    "x-mine": "1",
  };
  const others = { "content-type": "text/plain", "cache-control": "no-store", etag: '"1"' };
  expect(responseHeadersToForward({ ...headers, ...others })).toEqual(others);
  expect(requestHeadersToForward({ ...headers, ...others })).toEqual(others);
});

it("a response loses its transfer-encoding, a request keeps it", () => {
  expect(responseHeadersToForward({ "transfer-encoding": "chunked", "content-type": "text/plain" })).toEqual({
    "content-type": "text/plain",
  });
  expect(requestHeadersToForward({ "transfer-encoding": "chunked" })).toEqual({ "transfer-encoding": "chunked" });
});

it("a client cannot remove content-length by naming it in the connection header", () => {
  expect(requestHeadersToForward({ connection: "content-length, transfer-encoding", "content-length": "3" })).toEqual({
    "content-length": "3",
  });
});
