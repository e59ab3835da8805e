import { afterMinDisplayTime } from "../ui/afterMinDisplayTime";

/** Query parameters that change the shown keys. The opened design and further pages leave the shown keys in place. */
const CHOOSING = ["group", "sub", "q"];

let since = 0;
let timer = 0;

/** Shows the key gallery's keys as loading if a navigation leads to other keys, or requests the same keys again. */
export function showKeysLoading(from: URL, to: URL): void {
  if (from.pathname !== to.pathname || !document.querySelector("[data-keys]")) return;
  if (from.search !== to.search && keysAt(from) === keysAt(to)) return;
  clearTimeout(timer);
  since = performance.now();
  // Set on the root, since React replaces the keys.
  document.documentElement.dataset.keysLoading = "";
}

/** Ends the loading state, after its minimum display time. */
export function hideKeysLoading(): void {
  const { dataset } = document.documentElement;
  if (!("keysLoading" in dataset)) return;
  clearTimeout(timer);
  timer = afterMinDisplayTime(since, () => delete dataset.keysLoading);
}

// With search words (`q`) the point only repeats their place; without words it is the place.
function keysAt({ searchParams }: URL): string {
  const place = searchParams.has("q") ? null : searchParams.get("at");
  return JSON.stringify([place, ...CHOOSING.map((name) => searchParams.get(name))]);
}
