import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, typescript } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { type RunningService, startService } from "../lib/startService";

export interface FixedAnswer {
  headers: Record<string, string>;
  /** The encoded bytes. */
  body: Buffer;
}

/** The format of the file with the fixed response. */
export interface FloorFile {
  headers: Record<string, string>;
  base64: string;
}

const file = path.join(root, ".keyway/bench-floor.json");
// Node's server sets these headers itself.
const setByNode = new Set(["connection", "content-length", "date", "keep-alive"]);

/** Starts a plain `node:http` server in a separate process, which serves the bytes of a real response. */
export async function startFloor(
  processes: Processes,
  env: Environment,
  { headers, body }: FixedAnswer,
): Promise<RunningService & { url: string }> {
  const kept = Object.entries(headers).filter(([name]) => !setByNode.has(name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(kept), base64: body.toString("base64") } satisfies FloorFile));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const command = typescript("tests/bench/floor/main.ts", [file, String(port)], env);
  return { ...(await startService(processes, { name: "floor", command, healthUrl: url })), url };
}
