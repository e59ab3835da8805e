/** What the open panel covers, and what had the focus before. */
let covered: readonly HTMLElement[] = [];
let focused: Element | null = null;

/**
 * Makes inert what an open panel covers, which its `data-covers` selects: Tab and clicks stay in the panel. Style sheets cannot do it, as
 * Chromium alone supports `interactivity`.
 */
export function coverPageByPanels(): void {
  addEventListener("toggle", cover, true);
  // Before the panel closes: then the focus can go back to the button that has opened it.
  addEventListener("beforetoggle", ({ newState }) => newState === "closed" && uncover(), true);
  // In a wide window there is no drawer, even if it is open.
  addEventListener("resize", cover);
  cover();
}

function cover(): void {
  const panel = document.querySelector<HTMLElement>("[data-covers]:popover-open");
  const isVisible = panel !== null && panel.getClientRects().length > 0;
  if (isVisible && covered.length === 0) focused = document.activeElement;
  setCovered(isVisible ? [...document.querySelectorAll<HTMLElement>(panel.dataset.covers!)] : []);
  // React may remove an open panel, which causes no event.
  if (isVisible) removals.observe(document, { childList: true, subtree: true });
}

const removals = new MutationObserver(() => document.querySelector("[data-covers]:popover-open") ?? setCovered([]));

function uncover(): void {
  setCovered([]);
  // The browser itself returns the focus only from within the panel.
  if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
}

function setCovered(parts: readonly HTMLElement[]): void {
  removals.disconnect();
  for (const part of covered) part.inert = false;
  covered = parts;
  for (const part of covered) part.inert = true;
}
