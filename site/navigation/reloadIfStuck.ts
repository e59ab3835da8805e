import { isChunk, reloadOnce } from "./chunkGuard";

/** Reloads the page if a chunk is still loading: the browser has performance entries of loaded scripts only. */
export function reloadIfStuck(): void {
  if ([...document.scripts].some((script) => isChunk(script) && performance.getEntriesByName(script.src).length === 0)) reloadOnce();
}
