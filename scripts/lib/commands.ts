import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "./environment";

/** The repository's root, the working directory of all commands. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Output folder of `npm run build:servers`, relative to the root. */
export const SERVERS_FOLDER = ".keyway/servers";

/** URL of the module to preload into processes that must not outlive their parent. */
export const followParent = new URL("./followParent.mjs", import.meta.url).href;

export interface Command {
  file: string;
  args: string[];
  env: Environment;
  cwd?: string;
}

/** The command that runs a TypeScript file with tsx. */
export function typescript(file: string, args: string[], env: Environment): Command {
  return { file: process.execPath, args: ["--import", "tsx", "--import", followParent, file, ...args], env };
}

/** The command that runs a server compiled by `npm run build:servers`, with extra options for Node. */
export function compiled(server: "bff" | "site", nodeOptions: readonly string[], env: Environment): Command {
  const file = path.join(root, SERVERS_FOLDER, `${server}.mjs`);
  return { file: process.execPath, args: [...nodeOptions, "--import", followParent, file], env };
}

/** One of our own TypeScript processes, restarted when a file that it imports or one that matches a glob of `alsoWatched` changes. */
export function watchedTypescript(file: string, args: string[], alsoWatched: string[], env: Environment): Command {
  const included = alsoWatched.flatMap((glob) => ["--include", glob]);
  // Not `node --watch`: on Linux it cannot watch files that are read instead of imported, such as SDL.
  const watch = [path.join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false"];
  return { file: process.execPath, args: ["--import", followParent, ...watch, ...included, file, ...args], env };
}

/** The command that runs a tool from node_modules. It avoids `npx`, which takes half a second to find it. */
export function tool(name: string, args: string[], env: Environment): Command {
  return { file: path.join(root, "node_modules/.bin", name), args, env };
}

/** The command that runs a script of package.json. */
export function npmScript(name: string, env: Environment): Command {
  return { file: "npm", args: ["run", "-s", name], env };
}
