import { CHUNK_RELOAD_GUARD_MS } from "../constants";

const KEY = "keyway-reloaded";

/** Whether a script is one of the build's. */
export function isChunk(script: unknown): script is HTMLScriptElement {
  return script instanceof HTMLScriptElement && script.src.includes("/_next/static/");
}

/** Loads the page anew, as a chunk of a build that is gone asks for; not again within a minute, and never offline. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing would end a row of reloads.
    return;
  }
  location.reload();
}

/** Does so where a chunk has been on its way for too long: the browser measures only those that have arrived. */
export function reloadIfStuck(): void {
  if ([...document.scripts].some((script) => isChunk(script) && performance.getEntriesByName(script.src).length === 0)) reloadOnce();
}
