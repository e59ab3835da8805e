import { type RefObject, useEffect, useRef } from "react";
import { RESIZE_DEBOUNCE_MS } from "../../constants";

/** Calls `onResize` when an element has another size and has stopped changing. */
export function useResize(element: RefObject<Element | null>, onResize: () => void): void {
  const latest = useRef(onResize);
  useEffect(() => {
    latest.current = onResize;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The observer's first call reports the initial size.
      if (isFirst) return void (isFirst = false);
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), RESIZE_DEBOUNCE_MS);
    });
    observer.observe(element.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
