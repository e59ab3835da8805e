import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { discardBody } from "./discardBody";

/** Starts a server that answers before it has read a body, and discards the body within these limits. Returns a request under way to it. */
async function upload(limits?: Parameters<typeof discardBody>[1]) {
  const http = createServer((received, response) => {
    discardBody(received, limits);
    response.end("refused");
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void (http.close(), http.closeAllConnections()));
  const sent = request({ port: (http.address() as AddressInfo).port, host: "127.0.0.1", method: "POST" });
  const closed = vi.fn<() => void>();
  sent.on("error", closed).on("close", closed);
  sent.write("x".repeat(1000));
  await new Promise((resolve) => sent.on("response", (answer) => answer.resume().on("end", resolve)));
  return { sent, closed };
}

it("reads to the end", async () => {
  const { sent, closed } = await upload();
  for (let chunk = 0; chunk < 50; chunk++) await new Promise((resolve) => sent.write(Buffer.alloc(100_000), resolve));
  expect(closed).not.toHaveBeenCalled();
});

it("cuts the connection of a client that sends more than a limit", async () => {
  const { sent, closed } = await upload({ maxBytes: 200_000 });
  sent.write(Buffer.alloc(300_000));
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it("cuts the connection of a client that sends for too long", async () => {
  const { closed } = await upload({ maxMs: 10 });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});
