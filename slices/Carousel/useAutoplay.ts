import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../site/ui/prefersReducedMotion";
import { trackOf } from "./useSlides";

/** How long a slide shows. */
const AUTOPLAY_MS = 3000;

/**
 * Advances a carousel until the visitor stops it. It pauses while pointer or focus are on the slides or the buttons and while the tab is
 * hidden, ends after a swipe, and never starts for visitors who prefer reduced motion.
 */
export function useAutoplay(controls: RefObject<HTMLElement | null>, next: () => void) {
  const [isPossible] = useState(() => !prefersReducedMotion());
  const [isPlaying, setPlaying] = useState(isPossible);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });

  useEffect(() => {
    if (!isPlaying) return;
    const track = trackOf(controls);
    const isRead = () => track.matches(":hover, :focus, :focus-within") || controls.current?.querySelector("[data-moves]:focus-visible");
    const timer = setInterval(() => !document.hidden && !prefersReducedMotion() && !isRead() && latest.current(), AUTOPLAY_MS);
    const stop = () => setPlaying(false);
    track.addEventListener("pointerdown", stop);
    return () => {
      clearInterval(timer);
      track.removeEventListener("pointerdown", stop);
    };
  }, [controls, isPlaying]);

  return { isPlaying, isPossible, setPlaying };
}
