import { KEYS_SHOWN_LOADING_MS } from "../constants";

/** What of an address chooses the keys that are shown; the design that is open and the next page leave those that are there. */
const CHOOSING = ["group", "sub", "q", "at"];

let since = 0;
let timer = 0;

/** Shows the key gallery's keys as loading, where a navigation leads to others of them. */
export function startKeys(from: URL, to: URL): void {
  if (from.pathname !== to.pathname || !document.querySelector("[data-keys]")) return;
  if (CHOOSING.every((name) => from.searchParams.get(name) === to.searchParams.get(name))) return;
  clearTimeout(timer);
  since = performance.now();
  // Not on the keys: those that arrive are others, and may still have to wait.
  document.documentElement.dataset.keysLoading = "";
}

/** Ends that, not before a visitor could see it. */
export function endKeys(): void {
  const { dataset } = document.documentElement;
  if (!("keysLoading" in dataset)) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => delete dataset.keysLoading, KEYS_SHOWN_LOADING_MS - (performance.now() - since));
}
