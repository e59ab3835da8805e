import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#site/ui/prefersReducedMotion.ts";
import { trackOf } from "./useSlides";

/** How long a slide shows. */
const AUTOPLAY_MS = 3000;

/**
 * Advances a carousel until the visitor stops it. It pauses while less than half of the slides is in view, while pointer or focus are on
 * them or the buttons and while the tab is hidden, ends after a swipe, and never starts for visitors who prefer reduced motion.
 */
export function useAutoplay(controls: RefObject<HTMLElement | null>, next: () => void) {
  const [isPossible] = useState(() => !prefersReducedMotion());
  const [isPlaying, setPlaying] = useState(isPossible);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });

  const isInView = useRef(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => (isInView.current = entry!.isIntersecting), { threshold: 0.5 });
    observer.observe(trackOf(controls));
    return () => observer.disconnect();
  }, [controls]);

  useEffect(() => {
    if (!isPlaying) return;
    const track = trackOf(controls);
    const isRead = () => track.matches(":hover, :focus, :focus-within") || controls.current?.querySelector("[data-moves]:focus-visible");
    const mayMove = () => isInView.current && !document.hidden && !prefersReducedMotion() && !isRead();
    const timer = setInterval(() => mayMove() && latest.current(), AUTOPLAY_MS);
    const stop = () => setPlaying(false);
    track.addEventListener("pointerdown", stop);
    return () => {
      clearInterval(timer);
      track.removeEventListener("pointerdown", stop);
    };
  }, [controls, isPlaying]);

  return { isPlaying, isPossible, setPlaying };
}
