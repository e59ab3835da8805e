import { existsSync } from "node:fs";
import path from "node:path";
import { compiledServers } from "#scripts/lib/artifacts.ts";
import { root } from "#scripts/lib/commands.ts";
import { compileServers } from "#scripts/lib/compileServers.ts";
import { makeIfStale } from "#scripts/lib/stamp.ts";

/** Compiles the servers as `npm start` does, for tests that start them. Throws if the site is not built. */
export default async function prepareServers(): Promise<void> {
  if (!existsSync(path.join(root, "site/.next/BUILD_ID"))) {
    throw new Error("The site is not built. `npm test -- browser` builds it; `npm run build` does so alone.");
  }
  await makeIfStale(root, compiledServers, compileServers);
  process.env.COMPILED_SERVERS = "1";
}
