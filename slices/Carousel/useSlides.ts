import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "#site/ui/prefersReducedMotion.ts";

/** Returns the track of the carousel: the element before the controls. */
export function trackOf(controls: RefObject<HTMLElement | null>): HTMLElement {
  return controls.current!.parentElement!.previousElementSibling as HTMLElement;
}

interface InView {
  first: number;
  last: number;
  count: number;
}

/** Returns the visible slides and a function that scrolls to a slide; the index wraps around at both ends. */
export function useSlides(controls: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState<InView>({ first: 0, last: 0, count: 1 });
  useEffect(() => {
    const track = trackOf(controls);
    const update = () => setInView((before) => keepSame(before, slidesInView(track)));
    const resizes = new ResizeObserver(update);
    resizes.observe(track);
    track.addEventListener("scroll", update, { passive: true });
    return () => {
      resizes.disconnect();
      track.removeEventListener("scroll", update);
    };
  }, [controls]);

  const { first, last, count } = inView;
  const show = (index: number) => {
    const track = trackOf(controls);
    const slides = slidesOf(track);
    const wrapped = index < 0 ? count - 1 : index % count;
    // Forwards, the slide enters at the far end, so that none is skipped; the track snaps to the nearest.
    const isAhead = wrapped > last;
    const slide = slides[isAhead ? wrapped - (last - first) : wrapped]!;
    track.scrollTo({ left: slide.offsetLeft - slides[0]!.offsetLeft, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return { ...inView, show };
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>("li[data-slide]")];
}

// A slide counts as visible when more than half of it is.
function slidesInView(track: HTMLElement): InView {
  const frame = track.getBoundingClientRect();
  const visible = slidesOf(track).map((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle >= frame.left && middle <= frame.right;
  });
  return { first: Math.max(0, visible.indexOf(true)), last: Math.max(0, visible.lastIndexOf(true)), count: visible.length };
}

// Returns the same object when nothing has changed, so that scrolling does not render at each pixel.
function keepSame(before: InView, now: InView): InView {
  return before.first === now.first && before.last === now.last && before.count === now.count ? before : now;
}
