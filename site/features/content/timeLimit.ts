import { keepBriefly } from "./keep";

/**
 * Starts the time that a page may take: what it waits for by the answered function is null where it comes later, and then
 * the page is kept for seconds only. What is late is kept on its own once it is there, for the next time.
 */
export function createTimeLimit(ms: number): <T>(late: Promise<T>) => Promise<T | null> {
  const signal = AbortSignal.timeout(ms);
  return async (late) => {
    const isOver = Symbol();
    const over = new Promise<typeof isOver>((resolve) => (signal.aborted ? resolve(isOver) : signal.addEventListener("abort", () => resolve(isOver), { once: true })));
    const first = await Promise.race([late, over]);
    if (first !== isOver) return first as Awaited<typeof late>;
    await keepBriefly();
    return null;
  };
}
