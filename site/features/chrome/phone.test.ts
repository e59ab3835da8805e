import { expect, it } from "vitest";
import { toTel } from "./phone";

it.each([
  ["614-555-0124", "tel:+16145550124"],
  ["(800) 555-0124", "tel:+18005550124"],
  ["1 800 555-0124", "tel:+18005550124"],
  ["+1 514 555 0124", "tel:+15145550124"],
  ["+44 20 7946 0018", "tel:+442079460018"],
  ["911", "tel:911"],
])("dials %s as %s", (number, href) => {
  expect(toTel(number)).toBe(href);
});
