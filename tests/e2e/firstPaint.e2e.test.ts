import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";

it.each(["/", "/fr-ca/frequently-asked-questions/"])("%s is painted before it asks for its scripts, which then all come", async (path) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await visit(page, path);
  const { paintedAt, askedAt } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return { paintedAt: performance.getEntriesByName("first-contentful-paint")[0]!.startTime, askedAt: scripts.map(({ startTime }) => startTime) };
  });
  expect(askedAt.length).toBeGreaterThan(3);
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt);
});
