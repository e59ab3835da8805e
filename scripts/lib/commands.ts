import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "./environment";

/** The repository's root: every command runs here. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where `npm run build:servers` puts what it compiles, from the root. */
export const SERVERS_FOLDER = ".keyway/servers";

/** Module to preload into a process that shall not outlive its parent. */
export const followParent = new URL("./followParent.mjs", import.meta.url).href;

export interface Command {
  file: string;
  args: string[];
  env: Environment;
  cwd?: string;
}

/** One of our own TypeScript processes. */
export function typescript(file: string, args: string[], env: Environment): Command {
  return { file: process.execPath, args: ["--import", "tsx", "--import", followParent, file, ...args], env };
}

/** One of our servers as `npm run build:servers` has compiled it, with options of Node's own. */
export function compiled(server: "bff" | "site", nodeOptions: readonly string[], env: Environment): Command {
  const file = path.join(root, SERVERS_FOLDER, `${server}.mjs`);
  return { file: process.execPath, args: [...nodeOptions, "--import", followParent, file], env };
}

/** One of our own TypeScript processes, started anew when a file that it imports or one of `alsoWatched` changes. */
export function watchedTypescript(file: string, alsoWatched: string, env: Environment): Command {
  // Not `node --watch`: on Linux that cannot watch files which are read rather than imported, such as SDL.
  const watch = [path.join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "--include", alsoWatched];
  return { file: process.execPath, args: ["--import", followParent, ...watch, file], env };
}

/** A tool from the dependencies. Called directly, since `npx` takes half a second to find it. */
export function tool(name: string, args: string[], env: Environment): Command {
  return { file: path.join(root, "node_modules/.bin", name), args, env };
}

/** A script from package.json. */
export function npmScript(name: string, env: Environment): Command {
  return { file: "npm", args: ["run", "-s", name], env };
}
