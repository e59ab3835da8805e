/** The screen of a list and its map, its choice of the map on small screens (kioskList/ViewSwitch), and the list, then a row of cards. */
const SCREEN = "[data-list-and-map]";
const CHOICE = "[name=view][value=map]";
const LIST = "[data-cards]";

/** After this time without a scroll event, the row of cards is at rest. */
const REST_MS = 120;

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

/** Calls `onRest` with the kiosk whose card has come to rest in the middle of its row. Returns a function that stops it. */
export function watchCards(map: Element, onRest: (locationId: string) => void): () => void {
  const list = map.closest(SCREEN)?.querySelector(LIST);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    const id = list && isMapView(map) ? middleCardOf(list) : undefined;
    if (id) onRest(id);
  };
  const scroll = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  list?.addEventListener("scroll", scroll, { passive: true });
  return () => {
    clearTimeout(timer);
    list?.removeEventListener("scroll", scroll);
  };
}

function choiceOf(map: Element): HTMLInputElement | null | undefined {
  return map.closest(SCREEN)?.querySelector<HTMLInputElement>(CHOICE);
}

/** Whether an element or what contains it is not `display: none`. Safari has `checkVisibility` only since 17.4. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function middleCardOf(list: Element): string | undefined {
  const centerOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const middle = centerOf(list);
  const cards = [...list.querySelectorAll<HTMLElement>("[data-location-id]")];
  const [nearest] = cards.toSorted((one, other) => Math.abs(centerOf(one) - middle) - Math.abs(centerOf(other) - middle));
  return nearest?.dataset.locationId;
}
