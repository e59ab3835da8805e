import { existsSync } from "node:fs";
import path from "node:path";
import type { Environment } from "./environment";

/** Returns the path of the first of these programs on the PATH; undefined if there is none. */
export function findOnPath(names: readonly string[], { PATH = "" }: Environment = process.env): string | undefined {
  // Debian's servers are in /usr/sbin, which users do not always have on their PATH.
  const folders = [...PATH.split(path.delimiter).filter(Boolean), "/usr/sbin"];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
