import type { ShownSlice } from "./shownSlices";

/** Where a slice is on the page. */
export interface SliceBox {
  /** Upper and lower edge in pixels from the document's top; equal if the slice shows nothing. */
  top: number;
  bottom: number;
  /** How many slices directly before it show nothing. */
  place: number;
}

/** Measures slices. One that shows nothing is where the slice before it ends. */
export function measureSlices(slices: readonly Pick<ShownSlice, "fragment">[]): SliceBox[] {
  const measured = slices.map(({ fragment }) => measure(fragment));
  let end = (document.querySelector("main")?.getBoundingClientRect().top ?? 0) + scrollY;
  let place = 0;
  return measured.map((edges, index) => {
    if (!edges) return { top: end, bottom: end, place: place++ };
    // A curved edge reaches into the next slice.
    const next = measured.slice(index + 1).find((other) => other !== null);
    end = Math.min(edges.bottom, next?.top ?? edges.bottom);
    place = 0;
    return { top: edges.top, bottom: end, place };
  });
}

function measure(fragment: ShownSlice["fragment"]): { top: number; bottom: number } | null {
  const rects = fragment.getClientRects().filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return null;
  return { top: Math.min(...rects.map(({ top }) => top)) + scrollY, bottom: Math.max(...rects.map(({ bottom }) => bottom)) + scrollY };
}
