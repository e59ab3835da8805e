/** The screen of a list and its map, and its choice of the map on small screens (kioskList/ViewSwitch). */
export const SCREEN = "[data-list-and-map]";
const CHOICE = "[name=view][value=map]";

/** Calls `run` when the visitor has chosen the map in place of the list. Returns a function that stops it. */
export function onMapView(map: Element, run: () => void): () => void {
  const screen = map.closest(SCREEN);
  const choose = ({ target }: Event) => (target as Element).matches(CHOICE) && run();
  screen?.addEventListener("change", choose);
  // It may have been chosen before this script ran.
  if (choiceOf(map)?.checked) run();
  return () => screen?.removeEventListener("change", choose);
}

/** Chooses the map in place of the list, where the screen shows one of them. */
export function chooseMapView(map: Element): void {
  const choice = choiceOf(map);
  if (choice && isShown(choice)) choice.click();
}

/** Whether the screen shows the map in place of the list; the list's kiosks are cards then. */
export function isMapView(map: Element): boolean {
  const choice = choiceOf(map);
  return choice?.checked === true && isShown(choice);
}

function choiceOf(map: Element): HTMLInputElement | null | undefined {
  return map.closest(SCREEN)?.querySelector<HTMLInputElement>(CHOICE);
}

/** Whether an element or what contains it is not `display: none`. Safari has `checkVisibility` only since 17.4. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
