import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../site/ui/prefersReducedMotion";
import { trackOf } from "./useSlides";

/** How long a slide stays before the next one comes. */
const AUTOPLAY_MS = 3000;

/**
 * Moves a carousel on, again and again, until somebody stops it. It waits while a visitor reads (pointer or focus on the
 * slides) or is about to move it by keyboard, and while the tab is hidden, ends when one swipes, and never begins for those who want
 * nothing to move.
 */
export function useAutoplay(place: RefObject<HTMLElement | null>, next: () => void) {
  const [isPossible] = useState(() => !prefersReducedMotion());
  const [isPlaying, setPlaying] = useState(isPossible);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });

  useEffect(() => {
    if (!isPlaying) return;
    const track = trackOf(place);
    const isRead = () => track.matches(":hover, :focus, :focus-within") || place.current?.querySelector("[data-moves]:focus-visible");
    const timer = setInterval(() => !document.hidden && !prefersReducedMotion() && !isRead() && latest.current(), AUTOPLAY_MS);
    const stop = () => setPlaying(false);
    track.addEventListener("pointerdown", stop);
    return () => {
      clearInterval(timer);
      track.removeEventListener("pointerdown", stop);
    };
  }, [place, isPlaying]);

  return { isPlaying, isPossible, setPlaying };
}
