import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = "slicemachine.config.json";
const ADDRESS = /("localSliceSimulatorURL"\s*:\s*")([^"]*)"/;

/**
 * Writes the address of the running site into slicemachine.config.json, the only place where Slice Machine reads it, and keeps path and
 * query. Returns a function that writes the former address back.
 */
export function writeSimulatorAddress(root: string, siteUrl: string): () => void {
  const file = path.join(root, FILE);
  const former = readFileSync(file, "utf8").match(ADDRESS)?.[2];
  if (former === undefined) return () => {};
  const { pathname, search } = new URL(former);
  write(file, new URL(`${pathname}${search}`, siteUrl).href);
  return () => write(file, former);
}

/** Slice Machine may have changed the file meanwhile: only the address is replaced. */
function write(file: string, address: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(ADDRESS, (_, start: string) => `${start}${address}"`);
  if (changed !== text) writeFileSync(file, changed);
}
