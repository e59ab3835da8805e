import { SCROLL_MS } from "../constants";
import { prefersReducedMotion } from "../ui/prefersReducedMotion";

/** Events of the visitor that stop the scrolling. */
const SIGNS = ["wheel", "pointerdown", "keydown"] as const;

let frame = 0;

/**
 * Scrolls in half a second to where `jump` scrolls; at once if the visitor prefers reduced motion. Calls `jump` again at the end, since
 * content that came into view on the way may have changed its height.
 */
export function smoothScroll(jump: () => void): void {
  stopSmoothScroll();
  const from = scrollY;
  jump();
  const way = scrollY - from;
  if (way === 0 || prefersReducedMotion()) return;
  scrollTo(scrollX, from);
  for (const sign of SIGNS) addEventListener(sign, stopSmoothScroll, { passive: true });
  let start: number | undefined;
  const step = (now: number) => {
    // Starts with the first frame, which may be late on a new page.
    start ??= now;
    const part = (now - start) / SCROLL_MS;
    if (part >= 1) {
      stopSmoothScroll();
      return jump();
    }
    scrollTo(scrollX, from + way * easeInOutCubic(part));
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

/** Stops the scrolling. */
export function stopSmoothScroll(): void {
  cancelAnimationFrame(frame);
  for (const sign of SIGNS) removeEventListener(sign, stopSmoothScroll);
}

/** Returns the part of the way (0 to 1) after a part of the time (0 to 1). */
export function easeInOutCubic(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
