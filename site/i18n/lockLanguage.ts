import { ONE_LANGUAGE } from "./languageLock";

/** Locks this document to its language, because a loaded script (Google Maps) supports only one. */
export function lockLanguage(): void {
  document.documentElement.setAttribute(ONE_LANGUAGE, "");
}
