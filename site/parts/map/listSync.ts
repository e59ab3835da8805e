/** Rows of the list say which kiosk they are about; so do pins. */
const ROW = "[data-location-id]";
const PIN = "[data-pin]";

/**
 * Tells which kiosk's row or pin the pointer or the focus is on, null where on none, and which row was pressed beside its links. Answers
 * how to end it.
 */
export function watchList(onPoint: (locationId: string | null) => void, onPress: (locationId: string) => void): () => void {
  let last: string | null = null;
  const point = ({ target }: Event) => {
    const id = rowOf(target)?.dataset.locationId ?? pinOf(target)?.dataset.pin ?? null;
    if (id !== last) onPoint((last = id));
  };
  const press = ({ target, defaultPrevented }: Event) => {
    const row = rowOf(target);
    // A press of a link follows it, and a selection of words is for copying: neither chooses the row.
    const isForRow =
      row && !defaultPrevented && !(target as Element).closest("a, button, summary, input, label") && getSelection()?.isCollapsed !== false;
    if (isForRow) onPress(row.dataset.locationId!);
  };
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("click", press);
  return () => {
    document.removeEventListener("pointerover", point);
    document.removeEventListener("focusin", point);
    document.removeEventListener("click", press);
  };
}

/** Marks the row of one kiosk of a list, and no other, with an attribute. */
export function markRow(
  attribute: "data-selected" | "data-hovered",
  locationId: string | null | undefined,
  list: readonly { locationId: string }[],
): void {
  const known = new Set(list.map((one) => one.locationId));
  for (const row of document.querySelectorAll<HTMLElement>(ROW)) {
    const id = row.dataset.locationId!;
    if (known.has(id)) row.toggleAttribute(attribute, id === locationId);
  }
}

/** Brings the row of a kiosk into view, where it stands beside the map: below it, the map would go. */
export function showRow(locationId: string, map: Element): void {
  const row = document.querySelector(`[data-location-id="${CSS.escape(locationId)}"]`);
  if (!row) return;
  const [{ left, right }, place] = [row.getBoundingClientRect(), map.getBoundingClientRect()];
  if (left < place.right && right > place.left) return;
  row.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

function pinOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PIN) : null;
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}
