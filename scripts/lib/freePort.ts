import { createServer, type Server } from "node:net";

/** All of them are below the ports that systems give to outgoing connections (Linux: from 32768) and to `listen(0)`. */
const FIRST = 20_000;
const BLOCK = 100;
const BLOCKS = 120;

let block: Promise<Generator<number, never>> | undefined;

/**
 * A free port of the loopback address that nothing else gets: no connection, no `listen(0)`, and no other process that takes
 * its ports here. So a server may be started at it later, and until then nothing answers there.
 */
export async function freePort(): Promise<number> {
  const ports = await (block ??= takeBlock());
  for (let tries = 0; tries < BLOCK; tries++) {
    const port = ports.next().value;
    const server = await listen(port);
    if (!server) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  throw new Error("No port is free.");
}

/** Takes a block of ports for this process: whichever listens at a block's first port has the others. */
async function takeBlock(): Promise<Generator<number, never>> {
  for (let first = FIRST; first < FIRST + BLOCKS * BLOCK; first += BLOCK) {
    const lock = await listen(first);
    if (!lock) continue;
    lock.unref();
    return inTurn(first + 1, first + BLOCK);
  }
  throw new Error(`Each of ${BLOCKS} blocks of ports is taken.`);
}

function* inTurn(from: number, to: number): Generator<number, never> {
  for (;;) for (let port = from; port < to; port++) yield port;
}

/** A server at a port, or nothing where the port is taken. */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server));
  });
}
