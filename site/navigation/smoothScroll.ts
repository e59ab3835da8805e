import { SCROLL_MS } from "../constants";
import { prefersReducedMotion } from "../ui/prefersReducedMotion";

/** By these the page is the visitor's own again, and stays where it is. */
const SIGNS = ["wheel", "pointerdown", "keydown"] as const;

let frame = 0;

/**
 * Scrolls to where `jump` leads, in half a second; at once where the visitor wants no motion. At its end it jumps: what has
 * come into view on the way may have another height than it seemed to have.
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
    // From the first frame on, which a page that has just come may keep waiting.
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

/** Leaves the page where it is. */
export function stopSmoothScroll(): void {
  cancelAnimationFrame(frame);
  for (const sign of SIGNS) removeEventListener(sign, stopSmoothScroll);
}

/** How much of the way lies behind after a part of the time: slowly off, slowly in. */
export function easeInOutCubic(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
