import { expect, it } from "vitest";
import { locationWords } from "./location";

it("French has a hard space before a colon, and an article contracted with its preposition", () => {
  const words = locationWords("fr-ca");
  const all = [words.nearest("2 km"), words.seeAllIn("Les Coteaux", 0), words.lockedOutIn("Le Bic")];
  expect(all.filter((sentence) => / :/.test(sentence))).toEqual([]);
  expect(all.slice(1)).toEqual(["Toutes les bornes aux Coteaux", "Restez là. Un serrurier peut vous rejoindre au Bic."]);
});

it("counts have their plural", () => {
  expect([1, 1212].map(locationWords("en-us").reviews)).toEqual(["1 review", "1,212 reviews"]);
  expect([1, 38].map(locationWords("en-us").designsHere)).toEqual([
    "One design in stock at this kiosk.",
    "38 designs in stock at this kiosk.",
  ]);
  expect([1, 38].map(locationWords("fr-ca").designsHere)).toEqual([
    "Un modèle en stock à cette borne.",
    "38 modèles en stock à cette borne.",
  ]);
});

it("the link to a city's kiosks has their number, where it is known", () => {
  const say = (count: number) => [locationWords("en-us").seeAllIn("Columbus", count), locationWords("fr-ca").seeAllIn("Montréal", count)];
  expect(say(18)).toEqual(["All 18 kiosks in Columbus", "Les 18 bornes à Montréal"]);
  for (const count of [0, 1]) expect(say(count)).toEqual(["See all in Columbus", "Toutes les bornes à Montréal"]);
});
