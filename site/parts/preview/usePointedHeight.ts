import { useEffect, useState } from "react";

/** Returns how far below the document's top the pointer or else the focus is in the page's content, in pixels; null if neither is there. */
export function usePointedHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const point = (target: EventTarget | null, findHeight: (element: Element) => number) => {
      // Over a label, its slice stays outlined.
      if (!(target instanceof Element) || target.closest("[data-slice-outlines]")) return;
      setHeight(target.closest("main") ? findHeight(target) : null);
    };
    addEventListener("pointerover", ({ target, pageY }) => point(target, () => pageY), { signal });
    addEventListener("pointerout", ({ relatedTarget }) => relatedTarget === null && setHeight(null), { signal });
    addEventListener("focusin", ({ target }) => point(target, middleOf), { signal });
    return () => ended.abort();
  }, []);
  return height;
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 + scrollY;
}
