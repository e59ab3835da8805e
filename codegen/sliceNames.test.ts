import { expect, it } from "vitest";
import { slice } from "#tests/support/modelProject.ts";
import { printSliceNames } from "./sliceNames";

const print = (...models: object[]) => printSliceNames(models.map((model) => ({ file: "", folder: "", model: model as never })));

it.each([
  ["CallToAction", "Call to action"],
  ["FAQList", "FAQ list"],
  ["Hero", "Hero"],
  ["Call to Action", "Call to Action"],
])("the slice %s is called %s", (name, words) => {
  expect(print(slice("any", { default: {} }, name))).toContain(`"name": "${words}"`);
});

it("variations have the names that their editor gave them", () => {
  const hero = slice("hero", { default: {}, textOnly: {} });
  hero.variations[1]!.name = "Text only";
  expect(print(hero)).toContain('"textOnly": "Text only"');
});
