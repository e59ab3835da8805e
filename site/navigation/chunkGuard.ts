import { CHUNK_RELOAD_GUARD_MS } from "../constants";
import { STATIC_PATH } from "../nextInternals/staticPaths";

const KEY = "keyway-reloaded";

/** Whether an element is a script of Next's build. */
export function isChunk(script: unknown): script is HTMLScriptElement {
  return script instanceof HTMLScriptElement && script.src.includes(STATIC_PATH);
}

/** Reloads the page because a chunk of an older build no longer exists; at most once a minute, and never offline. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (!navigator.onLine || Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the page could reload without end.
    return;
  }
  location.reload();
}
