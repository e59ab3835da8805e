import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

/** The specification's, by the names that tokens.css gives them; `md` without the scroll bar is 1264, and less is mobile. */
const BREAKPOINTS = { xs: 600, sm: 960, md: 1264, lg: 1920 };
/** Where the content of a part needs another width: a number to call, a calendar, a table, two columns of a form (docs/decisions/035). */
const OWN = [360, 390, 768, 1080, 1100];

/** Widths at which a style sheet changes: the smaller of two neighbours is the one above `max-width`. */
function widthsIn(css: string): number[] {
  return [...css.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].map(([, edge, width]) => (edge === "max" ? Math.floor(Number(width)) + 1 : Number(width)));
}

const sheets = ["site", "slices"].flatMap(listFiles).filter((file) => file.endsWith(".css"));

it("reads both edges of a range", () => {
  expect(widthsIn("@media (min-width: 600px) and (max-width: 1263px) {} @media (max-width: 959.98px) {}")).toEqual([600, 1264, 960]);
});

it("style sheets change at the specification's widths, or at those that a part needs for itself", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const known = [...Object.values(BREAKPOINTS), ...OWN];
  const unknown = sheets.flatMap((file) => widthsIn(readFileSync(file, "utf8")).filter((width) => !known.includes(width)).map((width) => `${file}: ${width}px`));
  expect(unknown).toEqual([]);
});

it("no width is allowed that none uses", () => {
  const used = new Set(sheets.flatMap((file) => widthsIn(readFileSync(file, "utf8"))));
  expect(OWN.filter((width) => !used.has(width))).toEqual([]);
});
