import { isMapView, SCREEN } from "./mapView";

/** Rows and pins carry the id of their kiosk. */
const ROW = "[data-location-id]";
const PIN = "[data-pin]";
/** The list: a row of cards where the screen shows the map in its place. */
const LIST = "[data-cards] > div";

/** After this time without a scroll event, the row of cards is at rest. */
const REST_MS = 120;

/** Calls `onPoint` with the kiosk whose row or pin the pointer or the focus is on, null for none. Returns a function that stops it. */
export function watchList(onPoint: (locationId: string | null) => void): () => void {
  let last: string | null = null;
  const point = ({ target }: Event) => {
    const id = rowOf(target)?.dataset.locationId ?? pinOf(target)?.dataset.pin ?? null;
    if (id !== last) onPoint((last = id));
  };
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  return () => {
    document.removeEventListener("pointerover", point);
    document.removeEventListener("focusin", point);
  };
}

/** Marks the row of the kiosk that the visitor points at, and none of the others. */
export function markRow(locationId: string | null, list: readonly { locationId: string }[]): void {
  const ids = new Set(list.map((one) => one.locationId));
  for (const row of document.querySelectorAll<HTMLElement>(ROW)) {
    const id = row.dataset.locationId!;
    if (ids.has(id)) row.toggleAttribute("data-hovered", id === locationId);
  }
}

/**
 * Scrolls a kiosk's row into view when the list stands beside the map, or is a row of cards below it. As a list below the map it would
 * scroll the map away.
 */
export function showRow(locationId: string, map: Element): void {
  const row = document.querySelector(`[data-location-id="${CSS.escape(locationId)}"]`);
  if (!row) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  if (isMapView(map)) return center(row, behavior);
  const [{ left, right }, box] = [row.getBoundingClientRect(), map.getBoundingClientRect()];
  if (left < box.right && right > box.left) return;
  row.scrollIntoView({ block: "nearest", behavior });
}

/** Scrolls a row of cards to a kiosk's card at once. Returns whether there is one. */
export function centerCard(locationId: string, list: Element): boolean {
  const card = [...list.querySelectorAll<HTMLElement>(ROW)].find(({ dataset }) => dataset.locationId === locationId);
  if (card) center(card, "instant");
  return card !== undefined;
}

/** Scrolls a card to the middle of its row, and the page nowhere, as `scrollIntoView` would. */
function center(card: Element, behavior: ScrollBehavior): void {
  const row = card.closest(LIST);
  if (row) row.scrollBy({ left: middleOf(card) - middleOf(row), behavior });
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
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

/** Returns how many pixels of a map of this height the search above it and the cards below it cover. */
export function coveredOf(map: Element, height: number): { top: number; bottom: number } {
  const screen = map.closest(SCREEN);
  const { top } = map.getBoundingClientRect();
  const search = screen?.querySelector("search")?.parentElement?.getBoundingClientRect();
  const cards = screen?.querySelector(LIST)?.getBoundingClientRect();
  const within = (px: number) => Math.min(height, Math.max(0, px));
  return { top: search ? within(search.bottom - top) : 0, bottom: cards ? within(top + height - cards.top) : 0 };
}

function pinOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PIN) : null;
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

function middleCardOf(list: Element): string | undefined {
  const middle = middleOf(list);
  const cards = [...list.querySelectorAll<HTMLElement>("[data-location-id]")];
  const [nearest] = cards.toSorted((one, other) => Math.abs(middleOf(one) - middle) - Math.abs(middleOf(other) - middle));
  return nearest?.dataset.locationId;
}
