/** A list and its map, and its link to the map on narrow screens (kioskList/ViewSwitch). */
export const SCREEN = "[data-list-and-map]";
const CHOICE = "a[data-view=map]";

/** Calls `run` when the visitor has chosen the map in place of the list. Returns a function that stops it. */
export function onMapView(map: Element, run: () => void): () => void {
  const screen = map.closest(SCREEN);
  const choose = ({ target }: Event) => (target as Element).closest(CHOICE) && run();
  screen?.addEventListener("click", choose);
  // It may have been chosen before this script ran.
  if (isMapView(map)) run();
  return () => screen?.removeEventListener("click", choose);
}

/** Chooses the map in place of the list, where the screen shows one of them. */
export function chooseMapView(map: Element): void {
  const choice = choiceOf(map);
  if (choice && isShown(choice)) choice.click();
}

/** Whether the screen shows the map in place of the list; the list's kiosks are cards then. */
export function isMapView(map: Element): boolean {
  const choice = choiceOf(map);
  return choice !== null && choice.hasAttribute("aria-current") && isShown(choice);
}

function choiceOf(map: Element): HTMLAnchorElement | null {
  return map.closest(SCREEN)?.querySelector<HTMLAnchorElement>(CHOICE) ?? null;
}

/** Whether an element or what contains it is not `display: none`. Safari has `checkVisibility` only since 17.4. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
