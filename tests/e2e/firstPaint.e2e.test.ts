import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { HINT } from "#site/staticFiles/compileHints.ts";

it.each(["/", "/fr-ca/frequently-asked-questions/"])("%s is painted before it loads its scripts", async (path) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, isFresh: true });
  await visit(page, path);
  const { paintedAt, requestedAt } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return {
      paintedAt: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      requestedAt: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(requestedAt.length).toBeGreaterThan(3);
  expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(paintedAt);
});

it("the gallery's first designs are requested before the scripts", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, isFresh: true });
  await visit(page, "/key-gallery/");
  const firstOf = (path: RegExp) =>
    page.evaluate((pattern) => {
      const entries = performance.getEntriesByType("resource").filter(({ name }) => new RegExp(pattern).test(new URL(name).pathname));
      return Math.min(...entries.map(({ startTime }) => startTime));
    }, path.source);
  await expect.poll(() => firstOf(/^\/media\/designs\//)).toBeLessThan(Infinity);
  expect(await firstOf(/^\/media\/designs\//)).toBeLessThan(await firstOf(/\.js$/));
});

it("the largest scripts are compiled in the background, not on their first call", async () => {
  const page = await openPage({ isFresh: true });
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.endsWith(".js")) scripts.push(answer.text());
  });
  await visit(page, "/privacy-policy/");
  const bySize = (await Promise.all(scripts)).sort((a, b) => b.length - a.length);
  expect(bySize.slice(0, 2).map((script) => script.slice(0, HINT.length))).toEqual([HINT, HINT]);
});

it.each([400, 800])(
  "until its font is there, text of weight %i is without serifs, and in the letters of Arial or DejaVu Sans as wide as in Inter",
  async (weight) => {
    const page = await openPage({ expectedErrors: [/ERR_FAILED/] });
    const widthIn = (family: string) =>
      page.evaluate(
        ([fontFamily, fontWeight]) => {
          const line = Object.assign(document.createElement("span"), {
            textContent: "The quick brown fox copies a key for the lazy dog next door.",
          });
          Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", fontSize: "100px", fontFamily, fontWeight });
          document.body.append(line);
          const { width } = line.getBoundingClientRect();
          line.remove();
          return width;
        },
        [family, String(weight)] as const,
      );
    await visit(page, "/privacy-policy/");
    await page.evaluate(() => document.fonts.ready);
    const inInter = await widthIn("var(--font)");

    await intercept(page, "**/*.woff2", (route) => route.abort());
    await page.reload();
    const before = await widthIn("var(--font)");
    expect(before).not.toBe(inInter);
    const fallbacks = `"Inter Fallback", "Inter Fallback Wide"`;
    expect(before).toBe(await widthIn(`${fallbacks}, sans-serif`));
    expect(before).not.toBe(await widthIn("serif"));
    // A machine may have none of the fonts that are scaled.
    const isScaled = (await widthIn(`${fallbacks}, serif`)) !== (await widthIn("serif"));
    expect(isScaled ? before / inInter : 1).toBeCloseTo(1, 1);
  },
);
