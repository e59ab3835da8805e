import { afterMinDisplayTime } from "../ui/afterMinDisplayTime";

/** What of an address chooses the keys that are shown; the design that is open and the next page leave those that are there. */
const CHOOSING = ["group", "sub", "q"];

let since = 0;
let timer = 0;

/** Shows the key gallery's keys as loading, where a navigation leads to others of them, or asks for the same anew. */
export function showKeysLoading(from: URL, to: URL): void {
  if (from.pathname !== to.pathname || !document.querySelector("[data-keys]")) return;
  if (from.search !== to.search && keysAt(from) === keysAt(to)) return;
  clearTimeout(timer);
  since = performance.now();
  // Not on the keys: those that arrive are others, and may still have to wait.
  document.documentElement.dataset.keysLoading = "";
}

/** Ends that, not before a visitor could see it. */
export function hideKeysLoading(): void {
  const { dataset } = document.documentElement;
  if (!("keysLoading" in dataset)) return;
  clearTimeout(timer);
  timer = afterMinDisplayTime(since, () => delete dataset.keysLoading);
}

// The point says where the words of the place are, once it is known; without words it is the place itself.
function keysAt({ searchParams }: URL): string {
  const place = searchParams.has("q") ? null : searchParams.get("at");
  return JSON.stringify([place, ...CHOOSING.map((name) => searchParams.get(name))]);
}
