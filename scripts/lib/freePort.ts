import { createServer, type Server } from "node:net";

/** The first port. All are below the range that systems use for outgoing connections and `listen(0)` (Linux: from 32768). */
const FIRST = 20_000;
const BLOCK = 100;
const BLOCKS = 120;

let block: Promise<Generator<number, never>> | undefined;

/**
 * Returns a free port of the loopback address that is not given to any connection, `listen(0)` or other process that calls this
 * function. So a server may be started on it later, and until then nothing listens there. Throws if no port is free.
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

/** Reserves a block of ports for this process: the process that listens on a block's first port owns the others. */
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

/** Returns a server that listens on the port, or undefined if the port is taken. */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server));
  });
}
