import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

/**
 * Returns the declarations that set a size of text in px, which does not follow the size that the visitor has chosen in the browser. A size
 * that is limited in px is none: text in a drawing of fixed size grows as far as it fits.
 */
function fixedSizesIn(css: string): string[] {
  const sizes = css.match(/(?<![\w-])font(-size)?:[^;}]*/g) ?? [];
  return sizes.filter((size) => /\dpx/.test(size) && !/min\([\d.]+rem, \d+px\)/.test(size));
}

const sheets = ["site", "slices"].flatMap(listFiles).filter((file) => file.endsWith(".css"));

it.each([
  ["font-size: 16px", 1],
  ["font: 700 14px/22px var(--font)", 1],
  ["font-size: 1rem; line-height: 24px", 0],
  ["font: 700 min(0.875rem, 16px)/22px var(--font)", 0],
  ["--font: 12px", 0],
])("finds a fixed size of text: %s", (css, count) => {
  expect(fixedSizesIn(`.a { ${css}; }`)).toHaveLength(count);
});

it("sizes of text are in rem", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((file) => fixedSizesIn(readFileSync(file, "utf8")).map((size) => `${file}: ${size}`))).toEqual([]);
});
