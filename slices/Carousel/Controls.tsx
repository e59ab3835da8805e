import { useRef } from "react";
import styles from "./Carousel.module.css";
import { useAutoplay } from "./useAutoplay";
import { useSlides } from "./useSlides";

export interface ControlsMessages {
  previousSlide: string;
  nextSlide: string;
  pauseSlides: string;
  playSlides: string;
  of: string;
}

/** Buttons for previous, next and pause, and the numbers of the visible slides. They must follow the track as the next sibling. */
export default function Controls({ messages }: { messages: ControlsMessages }) {
  const controls = useRef<HTMLDivElement>(null);
  const { first, last, count, show } = useSlides(controls);
  const { isPlaying, isPossible, setPlaying } = useAutoplay(controls, () => show(last + 1));
  const isMovable = last - first + 1 < count;
  // Using the buttons stops autoplay.
  const move = (to: number) => {
    setPlaying(false);
    show(to);
  };
  return (
    <div ref={controls} className={styles.bar}>
      {isMovable && (
        <>
          <button type="button" data-moves className={styles.button} aria-label={messages.previousSlide} onClick={() => move(first - 1)}>
            <Sign path="M14 5l-7 7 7 7" />
          </button>
          <button type="button" data-moves className={styles.button} aria-label={messages.nextSlide} onClick={() => move(last + 1)}>
            <Sign path="M10 5l7 7-7 7" />
          </button>
          {isPossible && (
            <button
              type="button"
              className={styles.button}
              aria-label={isPlaying ? messages.pauseSlides : messages.playSlides}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? <Sign path="M9 6v12M15 6v12" width={4} /> : <Sign path="M8 5.5v13l10-6.5z" isFilled />}
            </button>
          )}
          {/* Announced to screen readers only after a manual change, not every three seconds during autoplay. */}
          <p className={styles.position} aria-live={isPlaying ? "off" : "polite"} aria-atomic="true">
            {first === last ? first + 1 : `${first + 1}–${last + 1}`} {messages.of} {count}
          </p>
        </>
      )}
    </div>
  );
}

function Sign({ path, width = 2.2, isFilled = false }: { path: string; width?: number; isFilled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
