import { readFileSync } from "node:fs";
import { type ChildNode, type Node, parse, type Rule } from "postcss";
import { expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

/** Returns the elements whose rules contain a node, or are contained in it: the last parts of their selectors. */
function elementsWith(css: string, isMeant: (node: ChildNode) => boolean): string[] {
  const elements = new Set<string>();
  parse(css).walk((node) => {
    if (!isMeant(node)) return;
    const rules: Rule[] = [];
    for (let part: Node | undefined = node; part; part = part.parent) if (part.type === "rule") rules[0] = part as Rule;
    if (rules.length === 0 && "walkRules" in node) node.walkRules((rule) => void rules.push(rule));
    for (const selector of rules.flatMap((rule) => rule.selectors)) elements.add(/[.#\w-]+/.exec(selector.split(/[\s>+~]+/).at(-1)!)![0]);
  });
  return [...elements];
}

const declares = (name: RegExp) => (node: ChildNode) => node.type === "decl" && name.test(node.prop);

/** What one of the engines does wrong, and the reason to write it otherwise. */
const FAULTS: [what: string, find: (css: string) => string[]][] = [
  [
    "position-try-fallbacks and @starting-style on one element: WebKit starts the transition anew with each frame",
    (css) => {
      const starting = elementsWith(css, (node) => node.type === "atrule" && node.name === "starting-style");
      return elementsWith(css, declares(/^position-try(-fallbacks)?$/)).filter((element) => starting.includes(element));
    },
  ],
  [
    "position-area: WebKit places it wrongly below a sticky bar once the page is scrolled; anchor() in the insets does not",
    (css) => elementsWith(css, declares(/^position-area$/)),
  ],
  [
    ":empty within :has(): WebKit does not notice that the element has got content, or lost it",
    (css) => css.match(/:has\([^{]*:empty[^{]*(?=\{)/g) ?? [],
  ],
  [
    "interactivity: Chromium alone supports it; what a panel covers is made inert by navigation/panels.ts",
    (css) => elementsWith(css, declares(/^interactivity$/)),
  ],
];

const sheets = ["site", "slices"].flatMap(listFiles).filter((file) => file.endsWith(".css"));

it("no style sheet has a fault of the list", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const faultsOf = (file: string) =>
    FAULTS.flatMap(([what, find]) => find(readFileSync(file, "utf8")).map((element) => `${file}: ${element}: ${what}`));
  expect(sheets.flatMap(faultsOf)).toEqual([]);
});

it.each([
  [0, ".panel { position-try-fallbacks: flip-inline } .panel:popover-open { transition: opacity 1s; @starting-style { opacity: 0 } }"],
  [0, "@supports (top: 0) { .a .panel { position-try: flip-block } } @starting-style { .panel:popover-open {} .other {} }"],
  [0, ".panel { position-try-fallbacks: flip-inline; @media (min-width: 1px) { @starting-style { opacity: 0 } } }"],
  [1, ".panel { position-area: block-end }"],
  [2, ".row:has(known-place:not(:empty)) p { color: red }"],
  [3, ":global(main) { interactivity: inert }"],
])("fault %i is found in %s", (fault, css) => {
  expect(FAULTS[fault]![1](css)).toHaveLength(1);
});

it.each([
  [0, ".panel { position-try-fallbacks: flip-inline } .other { @starting-style { opacity: 0 } }"],
  [2, ".words:empty { display: none } .row:has(p) { color: red }"],
])("fault %i is not found in %s", (fault, css) => {
  expect(FAULTS[fault]![1](css)).toEqual([]);
});

/**
 * Returns the declarations that set a size of text in px, which does not follow the size that the visitor has chosen in the browser. A size
 * that is limited in px is none: text in a drawing of fixed size grows as far as it fits.
 */
function fixedSizesIn(css: string): string[] {
  const sizes = css.match(/(?<![\w-])font(-size)?:[^;}]*/g) ?? [];
  return sizes.filter((size) => /\dpx/.test(size) && !/min\([\d.]+rem, \d+px\)/.test(size));
}

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
  expect(sheets.flatMap((file) => fixedSizesIn(readFileSync(file, "utf8")).map((size) => `${file}: ${size}`))).toEqual([]);
});
