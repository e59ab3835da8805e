import { type FSWatcher, watch } from "node:fs";
import path from "node:path";
import { type FileSet, hashFiles, listFolders } from "./fileSet";

export interface WatchOptions {
  /** How long no file may change before the call: editors write a file in several steps, and a checkout writes many files. */
  settleMs?: number;
}

/**
 * Calls `onChange` when the content of a set's files has changed, one call at a time, and prints its errors. Watches each folder
 * by itself, since Node's recursive watch on Linux would include the build output.
 */
export function watchFiles(
  root: string,
  fileSet: FileSet,
  onChange: () => Promise<void>,
  { settleMs = 150 }: WatchOptions = {},
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  let lastHash = hashFiles(root, fileSet);
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  function watchFolders(): void {
    const folders = new Set(listFolders(root, fileSet));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (!watchers.has(folder)) watchers.set(folder, watch(path.join(root, folder), schedule));
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  }

  async function check(): Promise<void> {
    // A change during a call is found by the check after it.
    if (isBusy) return schedule();
    isBusy = true;
    try {
      watchFolders();
      const hash = hashFiles(root, fileSet);
      if (hash !== lastHash) {
        lastHash = hash;
        await onChange();
      }
    } catch (error) {
      console.error((error as Error).message);
    } finally {
      isBusy = false;
    }
  }

  watchFolders();
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
