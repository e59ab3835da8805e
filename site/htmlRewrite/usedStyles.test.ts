import { expect, it } from "vitest";
import { parseStyles } from "./usedStyles";

const used = (css: string, ...classes: string[]) => parseStyles(css).of(new Set(classes));

it.each([
  ["a rule of a class that the page has", ".card_a{color:red}", ".card_a{color:red}"],
  ["a rule of elements", "h1,h2{margin:0}", "h1,h2{margin:0}"],
  ["a state", ".card_a:hover,.card_a[open]{color:red}", ".card_a:hover,.card_a[open]{color:red}"],
  ["a rule whose second selector matches", ".gone_b,.card_a{color:red}", ".gone_b,.card_a{color:red}"],
  [
    "a class inside a function",
    ".card_a:not(.gone_b):is(.gone_b,:has(.gone_b)){color:red}",
    ".card_a:not(.gone_b):is(.gone_b,:has(.gone_b)){color:red}",
  ],
  ["a class in an attribute", '.card_a[href$=".pdf"]{color:red}', '.card_a[href$=".pdf"]{color:red}'],
  ["an escaped class", ".card\\:a{color:red}", ".card\\:a{color:red}"],
  ["fonts and variables", "@font-face{font-family:x}:root{--a:1}", "@font-face{font-family:x}:root{--a:1}"],
  ["the rules of a media query", "@media print{.card_a{color:red}.gone_b{color:red}}", "@media print{.card_a{color:red}}"],
  ["nested at-rules", "@supports (a:b){@media print{.card_a{color:red}}}", "@supports (a:b){@media print{.card_a{color:red}}}"],
  ["a statement", "@layer a,b;", "@layer a,b;"],
])("keeps %s", (_, css, expected) => {
  expect(used(css, "card_a", "card:a")).toBe(expected);
});

it.each([
  ["a rule of a class that the page lacks", ".gone_b{color:red}"],
  ["a rule of two classes, one of them missing", ".card_a .gone_b{color:red}.card_a.gone_b{color:red}"],
  ["an at-rule without used rules", "@media print{.gone_b{color:red}}"],
  ["a comment", "/* .card_a */"],
])("leaves out %s", (_, css) => {
  expect(used(css, "card_a")).toBe("");
});

it("keeps the order of rules", () => {
  expect(used(".a{top:0}@media print{.b{top:1px}}.c{top:2px}", "a", "b", "c")).toBe(".a{top:0}@media print{.b{top:1px}}.c{top:2px}");
});

it("keeps an animation if a kept rule names it", () => {
  const css = "@keyframes spin_x{to{rotate:1turn}}.card_a{animation:1s spin_x}";
  expect(used(css, "card_a")).toBe(".card_a{animation:1s spin_x}@keyframes spin_x{to{rotate:1turn}}");
  expect(used(css, "other")).toBe("");
});
