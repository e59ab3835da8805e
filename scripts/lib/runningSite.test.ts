import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { findRunningSite, noteRunningSite } from "./runningSite";

it("finds the site of another terminal at its port, until it has stopped", async () => {
  const root = tempFolder();
  expect(await findRunningSite(root)).toBeUndefined();
  const site = createServer(({ url }, response) => void response.writeHead(url === "/health" ? 200 : 404).end());
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  noteRunningSite(root, url);
  expect(await findRunningSite(root)).toBe(url);
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  expect(await findRunningSite(root)).toBeUndefined();
});
