import { expect, test } from "vitest";
import { toSlug } from "./slug";

test.each([
  ["Springfield", "springfield"],
  ["New York", "new-york"],
  ["St. John's", "st-johns"],
  ["St. John’s", "st-johns"],
  ["Coeur d'Alene", "coeur-dalene"],
  ["Trois-Rivières", "trois-rivieres"],
  ["  Saint-Jean — sur / Richelieu ", "saint-jean-sur-richelieu"],
  ["ᐃᖃᓗᐃᑦ", "ᐃᖃᓗᐃᑦ"],
  ["100 Mile House", "100-mile-house"],
  ["-", ""],
  ["", ""],
])("the slug of %s is %s, and a slug is its own slug", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
  expect(toSlug(slug)).toBe(slug);
});
