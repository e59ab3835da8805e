import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A port that something listens on until the test ends. */
export async function takePort(): Promise<number> {
  const { port, close } = await listen();
  onTestFinished(close);
  return port;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen();
  await close();
  return port;
}

async function listen() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, close };
}
