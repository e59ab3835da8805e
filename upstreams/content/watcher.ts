import { existsSync, readdirSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

// Editors write a file in several steps; a publish waits until no file has changed for this long.
const settleMs = 120;

/** Calls `onChange` after files below the folders have changed. Returns a function that stops the watcher. */
export function createWatcher(folders: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // New folders are watched before they are read, so that no file is missed.
      follow();
      onChange();
    }, settleMs);
  };
  // One watcher per folder: Node's recursive watch misses files in new folders on Linux.
  const follow = () => {
    const watched = new Set(folders.flatMap(listFolders));
    for (const [folder, watcher] of watchers) {
      if (watched.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of watched) {
      if (watchers.has(folder)) continue;
      watchers.set(folder, watch(folder, settle).on("error", settle));
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

// If a folder does not exist yet, its parent is watched, which reports its creation.
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return existsSync(dirname(folder)) ? [dirname(folder)] : [];
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...inner];
}
