import { type AddressInfo, createServer, type Server } from "node:net";

/** Ports of the loopback address that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  // All are open at the same time, or the same one would be given out again.
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
