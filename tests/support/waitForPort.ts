import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const DEADLINE_MS = 10_000;

/** Waits until a server listens on a port of this machine; throws after ten seconds. */
export async function waitForPort(port: number): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < DEADLINE_MS; await delay(20)) {
    if (await isListening(port)) return;
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
