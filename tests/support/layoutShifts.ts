import type { Page } from "playwright-core";

/** Records a page's layout shifts from its start. The returned function returns the Cumulative Layout Shift so far. */
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
      // Recent changes are laid out with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { sumOfShifts(): number }).sumOfShifts();
    });
}
