import { expect, it } from "vitest";
import { toVisible } from "./toVisible";

it.each([
  ["Pièces d'auto", "Pièces d’auto"],
  ["Coeur d'Alene, 'n' more", "Coeur d’Alene, 'n' more"],
  ["5' 2'", "5' 2'"],
  ["  a\u200b \n b ", "a b"],
])("%j is shown as %j", (text, shown) => {
  expect(toVisible(text)).toBe(shown);
});
