import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { followParent, root, tool } from "#scripts/lib/commands.ts";
import { type Environment, siteEnvironment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { type Artifact, makeIfStale } from "#scripts/lib/stamp.ts";
import { runStep } from "#scripts/lib/step.ts";
import { type RunningService, startService } from "./startService";

// Inside the repository, so that it resolves the same Next and React as the site.
const folder = ".keyway/bench-bare";

// JavaScript, since Next would write a tsconfig.json and check types for a folder with TypeScript.
const files: Record<string, string> = {
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };\n`,
  "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
  "app/uncached/page.jsx": `export const dynamic = "force-dynamic";
export default function Page() {
  return <h1>Hello</h1>;
}\n`,
  "app/page.jsx": `export default function Page() {
  return <h1>Hello</h1>;
}\n`,
};

const built: Artifact = {
  name: "bench-bare",
  inputs: { from: ["package-lock.json", "tests/bench/lib/bareNextPage.ts"], includes: () => true },
  output: `${folder}/.next/BUILD_ID`,
};

export interface BareNextPage extends RunningService {
  /** Address of the page that Next caches. The same page is rendered for each request at `/uncached` below it. */
  url: string;
}

/** Name of the page in figures. */
export const bareNextPage = "a Next page with one heading";

/** Builds and serves a minimal Next page: its cost is the lower bound of every Next page. */
export async function startBareNextPage(processes: Processes, env: Environment): Promise<BareNextPage> {
  const nextEnv = siteEnvironment("production", env);
  await makeIfStale(root, built, () => {
    writeFiles();
    return runStep(processes, "Building the bare Next page", tool("next", ["build", folder], nextEnv));
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const args = ["--import", followParent, next, "start", folder, "--port", String(port), "--hostname", "127.0.0.1"];
  const service = await startService(processes, {
    name: "bare Next page",
    command: { file: process.execPath, args, env: nextEnv },
    healthUrl: `${url}/`,
  });
  return { ...service, url };
}

function writeFiles(): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
