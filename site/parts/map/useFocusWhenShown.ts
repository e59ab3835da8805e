import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element when it appears, if it `takesFocus` then. */
export function useFocusWhenShown(element: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const atFirst = useRef(takesFocus);
  useEffect(() => {
    if (!atFirst.current) return;
    // The map attaches its overlays after their content has been rendered.
    const frame = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
