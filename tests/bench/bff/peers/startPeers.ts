import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAbstractType, parse, print, visit } from "graphql";
import { schema } from "#bff/graph/schema.ts";
import { readFileSync } from "node:fs";
import { followParent, root, typescript } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { runStep } from "#scripts/lib/step.ts";
import { type RunningService, startService } from "../../lib/startService";
import type { Request } from "../../load/compare";
import { askWhole } from "../pageRequest";

export type Peer = RunningService & { url: string };

/** Packages of the peers, which are not dependencies of this project. */
const PACKAGES = ["fastify@5.6.2", "mercurius@16.10.1", "graphql-jit@0.8.9", "graphql@16.15.0"];
const folder = path.join(root, ".keyway/bench-peers");

/** Starts Apollo Server alone, with a schema of one field. */
export async function startApollo(processes: Processes, env: Environment): Promise<Peer> {
  const port = await freePort();
  return startPeer(processes, "Apollo alone", port, typescript("tests/bench/bff/peers/apollo.ts", [String(port)], env));
}

/** Starts Mercurius with the BFF's schema and a running BFF's answer to a request as data. Installs its packages once. */
export async function startMercurius(processes: Processes, env: Environment, request: Request): Promise<Peer> {
  await install(processes, env);
  const body = JSON.parse(request.body) as { query: string };
  const { data } = await askWhole({ ...request, body: JSON.stringify({ ...body, query: withTypenames(body.query) }) });
  const abstractTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map(({ name }) => name);
  const file = path.join(folder, "answer.json");
  const sdl = readFileSync(path.join(root, "bff/schema.graphql"), "utf8");
  writeFileSync(file, JSON.stringify({ sdl, abstractTypes, data }));
  const port = await freePort();
  const args = ["--import", followParent, path.join(folder, "mercurius.mjs"), file, String(port)];
  return startPeer(processes, "Mercurius", port, { file: process.execPath, args, env: { ...env, NODE_ENV: "production" } });
}

async function startPeer(processes: Processes, name: string, port: number, command: Parameters<Processes["spawn"]>[0]): Promise<Peer> {
  const url = `http://127.0.0.1:${port}/graphql`;
  // A GET that all GraphQL servers answer. Apollo requires the header, which a cross-site request cannot send.
  const healthUrl = `${url}?query=%7B__typename%7D`;
  return { ...(await startService(processes, { name, command, healthUrl })), url };
}

async function install(processes: Processes, env: Environment): Promise<void> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(root, "tests/bench/bff/peers/mercurius.mjs"), path.join(folder, "mercurius.mjs"));
  const stamp = path.join(folder, `installed ${PACKAGES.join(" ")}`);
  if (existsSync(stamp)) return;
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }');
  await runStep(processes, "Fetching Mercurius", {
    file: "npm",
    args: ["install", "--no-audit", "--no-fund", ...PACKAGES],
    env,
    cwd: folder,
  });
  writeFileSync(stamp, "");
}

/** Returns the query with `__typename` in each selection, by which the peer resolves abstract types. */
function withTypenames(query: string): string {
  let depth = 0;
  return print(
    visit(parse(query), {
      SelectionSet: {
        enter: () => void depth++,
        leave(node) {
          depth--;
          if (depth === 0) return node;
          return { ...node, selections: [{ kind: "Field", name: { kind: "Name", value: "__typename" } } as never, ...node.selections] };
        },
      },
    }),
  );
}
