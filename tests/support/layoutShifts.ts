import type { Page } from "playwright-core";

/** Counts from a page's start how far its parts move by themselves; the result tells the sum so far, as Cumulative Layout Shift has it. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) =>
      shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      sumOfShifts() {
        note(observer.takeRecords());
        return shifts.reduce((sum, shift) => sum + shift, 0);
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      // What has changed just now is laid out with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { sumOfShifts(): number }).sumOfShifts();
    });
}
