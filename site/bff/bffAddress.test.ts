import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { isUndelivered } from "./bffAddress";

const failureOf = (url: string): Promise<unknown> => fetch(url).catch((error: unknown) => error);

it("a request to a port that nothing listens on was not delivered", async () => {
  expect(isUndelivered(await failureOf(`http://127.0.0.1:${await freePort()}/`))).toBe(true);
  // Node reports one error for each address of a host.
  expect(isUndelivered(await failureOf(`http://localhost:${await freePort()}/`))).toBe(true);
});

it.each([
  ["ENOTFOUND", "getaddrinfo"],
  ["EAI_AGAIN", "getaddrinfo"],
  ["EHOSTUNREACH", "connect"],
])("%s means that a request was not delivered", (code, syscall) => {
  const error = Object.assign(new Error(code), { code, syscall });
  expect([isUndelivered(error), isUndelivered(new TypeError("fetch failed", { cause: error }))]).toEqual([true, true]);
});

it("a request whose connection is reset may have been delivered", async () => {
  const server = createServer((request) => request.socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const error = await failureOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(error).toBeInstanceOf(Error);
  expect(isUndelivered(error)).toBe(false);
});
