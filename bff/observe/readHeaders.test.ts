import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createNetworkList } from "#shared/config/networks.ts";
import { readRequestId, readTraceparent } from "./readHeaders";

const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const request = (remoteAddress: string | undefined) =>
  ({ headers: { "x-request-id": "mine", traceparent: TRACEPARENT }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("%s, on this machine, may set a request's id and its trace", (address) => {
  expect(readRequestId(request(address))).toBe("mine");
  expect(readTraceparent(request(address))).toBe(TRACEPARENT);
});

test("configured peers may, and then no others", () => {
  const trusted = createNetworkList([{ address: "10.0.0.0", prefix: 8, family: "ipv4" }]);
  expect(readRequestId(request("10.1.2.3"), trusted)).toBe("mine");
  expect(readTraceparent(request("10.1.2.3"), trusted)).toBe(TRACEPARENT);
  expect(readRequestId(request("127.0.0.1"), trusted)).not.toBe("mine");
});

test.each(["10.0.0.1", "203.0.113.7", "2001:db8::1", "::ffff:10.0.0.1", undefined])("%s may not set a request's id", (address) => {
  expect(readRequestId(request(address))).not.toBe("mine");
  expect(readTraceparent(request(address))).toBeUndefined();
});
