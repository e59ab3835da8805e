import { expect, it } from "vitest";
import { splitPrice } from "./splitPrice";

it.each([
  ["from $4", "from", "$4", ""],
  ["$4.50", "", "$4.50", ""],
  ["from about $1,200 a lock", "from about", "$1,200", "a lock"],
  ["CA$5 and up", "", "CA$5", "and up"],
  ["à partir d’environ 5\u00a0$", "à partir d’environ", "5\u00a0$", ""],
  ["dès 4,50\u00a0$\u00a0US environ", "dès", "4,50\u00a0$\u00a0US", "environ"],
  ["1\u00a0200\u00a0$", "", "1\u00a0200\u00a0$", ""],
  ["5\u00a0$, puis 3\u00a0$", "", "5\u00a0$", ", puis 3\u00a0$"],
  ["on the phone", "on the phone", "", ""],
  ["Free", "Free", "", ""],
])("splits the number off %j", (text, before, amount, after) => {
  expect(splitPrice(text)).toEqual({ before, amount, after });
});
