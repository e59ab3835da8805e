import type { Page } from "playwright-core";

/** A frame is late if it takes 1.5 times as long as a frame at 60 per second. */
const LATE_MS = 1.5 * (1000 / 60);

/**
 * Measures with Chromium's trace how smoothly a page is drawn during `act`: the share of late frames in percent, and the median time
 * between frames.
 */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<{ late: number; medianMs: number }> {
  const client = await page.context().newCDPSession(page);
  const drawn: number[] = [];
  client.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as { name: string; ts: number }[]) if (event.name === "DrawFrame") drawn.push(event.ts);
  });
  const ended = new Promise<void>((resolve) => client.once("Tracing.tracingComplete", () => resolve()));
  await client.send("Tracing.start", {
    traceConfig: {
      includedCategories: [
        "disabled-by-default-devtools.timeline.frame",
        "devtools.timeline.frame",
        "disabled-by-default-devtools.timeline",
      ],
    },
    transferMode: "ReportEvents",
  });
  await act();
  await client.send("Tracing.end");
  await ended;
  await client.detach();
  drawn.sort((a, b) => a - b);
  // A pause without changes is not a late frame.
  const gaps = drawn
    .slice(1)
    .map((at, i) => (at - drawn[i]!) / 1000)
    .filter((ms) => ms < 300);
  const medianMs = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return { late: (100 * gaps.filter((ms) => ms > LATE_MS).length) / Math.max(1, gaps.length), medianMs };
}
