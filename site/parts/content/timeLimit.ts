import { markIncomplete } from "../../bff/renderContext";

/**
 * Starts the time limit of a page, in milliseconds. The returned function waits for a value and returns null when it is late; the page is
 * then not kept.
 */
export function createTimeLimit(ms: number): <T>(late: Promise<T>) => Promise<T | null> {
  const signal = AbortSignal.timeout(ms);
  return async (late) => {
    const isOver = Symbol();
    const over = new Promise<typeof isOver>((resolve) =>
      signal.aborted ? resolve(isOver) : signal.addEventListener("abort", () => resolve(isOver), { once: true }),
    );
    const first = await Promise.race([late, over]);
    if (first !== isOver) return first as Awaited<typeof late>;
    markIncomplete();
    return null;
  };
}
