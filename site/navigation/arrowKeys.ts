/**
 * Lets arrow keys move the focus between the links of a list that is laid out as a grid (`data-arrow-keys`): left and right to the
 * neighbour, up and down to the link above or below. Tab moves through all links as usual.
 */
export function handleArrowKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!key.startsWith("Arrow") || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
    const item = target instanceof Element ? target.closest<HTMLElement>("[data-arrow-keys] li") : null;
    const next = item && target === linkIn(item) && neighbour(item, key);
    if (!next) return;
    event.preventDefault();
    linkIn(next)!.focus();
  });
}

function neighbour(item: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...item.closest("[data-arrow-keys]")!.querySelectorAll<HTMLElement>("li")].filter(linkIn);
  const place = items.indexOf(item);
  if (key === "ArrowLeft") return items[place - 1];
  if (key === "ArrowRight") return items[place + 1];
  return key === "ArrowDown" ? inNextRow(item, items.slice(place + 1)) : inNextRow(item, items.slice(0, place).toReversed());
}

/** Returns the item of the nearest row that is closest in horizontal position. Measures two rows at most. */
function inNextRow(item: HTMLElement, ahead: readonly HTMLElement[]): HTMLElement | undefined {
  const { top, left } = item.getBoundingClientRect();
  let row: number | undefined;
  let best: { one: HTMLElement; off: number } | undefined;
  for (const one of ahead) {
    const box = one.getBoundingClientRect();
    if (Math.abs(box.top - top) < 1) continue;
    row ??= box.top;
    if (Math.abs(box.top - row) >= 1) break;
    const off = Math.abs(box.left - left);
    if (!best || off < best.off) best = { one, off };
  }
  return best?.one;
}

function linkIn(item: HTMLElement): HTMLAnchorElement | null {
  return item.querySelector<HTMLAnchorElement>(":scope > a[href]");
}
