/** Between field and list, and between list and screen. */
const GAP_PX = 8;
const MAX_PX = 480;
/** With less room than this below the field, the list stands above it, if there is more room. */
const MIN_BELOW_PX = 240;
const MIN_PX = 160;

/** Places a popover below its field, or above it where there is little room below, with the field's width. */
export function placePopup(popup: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? innerHeight) - bottom - 2 * GAP_PX;
  const above = top - 2 * GAP_PX;
  const isAbove = below < MIN_BELOW_PX && above > below;
  Object.assign(popup.style, {
    left: `${left}px`,
    top: isAbove ? "auto" : `${bottom + GAP_PX}px`,
    bottom: isAbove ? `${innerHeight - top + GAP_PX}px` : "auto",
    width: `${width}px`,
    height: "",
    maxHeight: `${Math.min(MAX_PX, Math.max(isAbove ? above : below, MIN_PX))}px`,
  });
}
