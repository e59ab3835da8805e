import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** Listens on a free port until the test ends, and returns the port. */
export async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}
