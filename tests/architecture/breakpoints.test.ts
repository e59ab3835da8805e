import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

/** The specification's breakpoints, with their names in tokens.css. `md` is 1264 without the scroll bar; less is mobile. */
const BREAKPOINTS = { xs: 600, sm: 960, md: 1264, lg: 1920 };
/** Widths that the content of single components needs: phone number, calendar, table, two columns of a form (docs/decisions/037). */
const OWN = [360, 390, 768, 1080, 1100];

/** Returns the widths at which a style sheet changes. `max-width: 599px` counts as 600. */
function widthsIn(css: string): number[] {
  return [...css.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].map(([, edge, width]) =>
    edge === "max" ? Math.floor(Number(width)) + 1 : Number(width),
  );
}

const sheets = ["site", "slices"].flatMap(listFiles).filter((file) => file.endsWith(".css"));

it("finds both edges of a range", () => {
  expect(widthsIn("@media (min-width: 600px) and (max-width: 1263px) {} @media (max-width: 959.98px) {}")).toEqual([600, 1264, 960]);
});

it("style sheets change at the specification's widths, or at the listed widths of single components", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const known = [...Object.values(BREAKPOINTS), ...OWN];
  const unknown = sheets.flatMap((file) =>
    widthsIn(readFileSync(file, "utf8"))
      .filter((width) => !known.includes(width))
      .map((width) => `${file}: ${width}px`),
  );
  expect(unknown).toEqual([]);
});

it("every listed width is used", () => {
  const used = new Set(sheets.flatMap((file) => widthsIn(readFileSync(file, "utf8"))));
  expect(OWN.filter((width) => !used.has(width))).toEqual([]);
});
