import { expect, it } from "vitest";
import { toTel } from "./toTel";

it.each([
  ["614-555-0124", "tel:+16145550124"],
  ["(614) 555-0124", "tel:+16145550124"],
  ["1 614 555 0124", "tel:+16145550124"],
  ["+1 614 555-0124", "tel:+16145550124"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["911", "tel:911"],
])("%s is dialled as %s", (phone, tel) => {
  expect(toTel(phone)).toBe(tel);
});

it.each(["", "{phone}", "call us", "24", "1234567890123456"])("%j cannot be dialled", (phone) => {
  expect(toTel(phone)).toBeUndefined();
});
