import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "../../site/ui/prefersReducedMotion";

/** The track of the carousel that some controls belong to: it stands right before them. */
export function trackOf(place: RefObject<HTMLElement | null>): HTMLElement {
  return place.current!.parentElement!.previousElementSibling as HTMLElement;
}

interface InView {
  first: number;
  last: number;
  count: number;
}

/** Which slides are in view, from the first to the last, and a way to bring another into view: beyond either end is the other. */
export function useSlides(place: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState<InView>({ first: 0, last: 0, count: 1 });
  useEffect(() => {
    const track = trackOf(place);
    const update = () => setInView((before) => keepSame(before, slidesInView(track)));
    const resizes = new ResizeObserver(update);
    resizes.observe(track);
    track.addEventListener("scroll", update, { passive: true });
    return () => {
      resizes.disconnect();
      track.removeEventListener("scroll", update);
    };
  }, [place]);

  const { first, last, count } = inView;
  const show = (index: number) => {
    const track = trackOf(place);
    const slides = slidesOf(track);
    const wrapped = index < 0 ? count - 1 : index % count;
    // Forwards it comes in at the far end, so that no slide is passed over; the track snaps to the nearest.
    const isAhead = wrapped > last;
    const slide = slides[isAhead ? wrapped - (last - first) : wrapped]!;
    track.scrollTo({ left: slide.offsetLeft - slides[0]!.offsetLeft, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return { ...inView, show };
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>("li[data-slide]")];
}

// A slide is in view when more than half of it is.
function slidesInView(track: HTMLElement): InView {
  const frame = track.getBoundingClientRect();
  const visible = slidesOf(track).map((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle >= frame.left && middle <= frame.right;
  });
  return { first: Math.max(0, visible.indexOf(true)), last: Math.max(0, visible.lastIndexOf(true)), count: visible.length };
}

// The same object where nothing has changed, or each pixel scrolled would render.
function keepSame(before: InView, now: InView): InView {
  return before.first === now.first && before.last === now.last && before.count === now.count ? before : now;
}
