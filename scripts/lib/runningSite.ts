import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const fileIn = (root: string) => path.join(root, ".keyway/site-url");
const TIMEOUT_MS = 2_000;

/** Notes where `npm run dev` serves the site, for commands in other terminals, which may not have its variables. */
export function noteRunningSite(root: string, url: string): void {
  mkdirSync(path.dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), url);
}

/** Returns the origin of the site that `npm run dev` last served from this folder; undefined if nothing answers there any more. */
export async function findRunningSite(root: string): Promise<string | undefined> {
  try {
    const url = readFileSync(fileIn(root), "utf8");
    const { ok } = await fetch(new URL("/health", url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok ? url : undefined;
  } catch {
    return undefined; // never started, or stopped
  }
}
