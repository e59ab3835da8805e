import { expect, it } from "vitest";
import { REGION_NAMES } from "#shared/forms/regions.ts";
import { inState, ofState } from "./inState";
import { locatorWords } from "./locator";
import { resultWords } from "./results";

it.each([
  ["Québec", "au Québec", "du Québec"],
  ["Ontario", "en Ontario", "de l’Ontario"],
  ["Nouvelle-Écosse", "en Nouvelle-Écosse", "de la Nouvelle-Écosse"],
  ["Terre-Neuve-et-Labrador", "à Terre-Neuve-et-Labrador", "de Terre-Neuve-et-Labrador"],
  ["Île-du-Prince-Édouard", "à l’Île-du-Prince-Édouard", "de l’Île-du-Prince-Édouard"],
  ["Territoires du Nord-Ouest", "dans les Territoires du Nord-Ouest", "des Territoires du Nord-Ouest"],
  ["Texas", "au Texas", "du Texas"],
  ["Californie", "en Californie", "de la Californie"],
  ["Ohio", "en Ohio", "de l’Ohio"],
  ["New York", "dans l’État de New York", "de l’État de New York"],
  ["Hawaï", "à Hawaï", "d’Hawaï"],
  ["Samoa américaines", "aux Samoa américaines", "des Samoa américaines"],
])("in French one is in %s as %s, and kiosks are those %s", (name, inside, of) => {
  expect(inState(name)).toBe(inside);
  expect(ofState(name)).toBe(of);
});

it("every state and province has its French prepositions", () => {
  const names = Object.values(REGION_NAMES).map(([english, french = english]) => french);
  expect(names.filter((name) => inState(name).startsWith("(") || ofState(name).startsWith("("))).toEqual([]);
});

it("a state without a name is in brackets", () => {
  expect([inState("ZZ"), ofState("ZZ")]).toEqual(["(ZZ)", "(ZZ)"]);
});

it("titles and links use them", () => {
  const words = locatorWords("fr-ca");
  expect(words.inState("Services de clés", "Québec")).toBe("Services de clés au Québec");
  expect(words.stateDescription(2, "Ontario")).toMatch(/^2 bornes Keyway en Ontario, ville par ville/);
  expect(resultWords("fr-ca").moreOf("Ohio")).toBe("Ailleurs en Ohio");
  expect(resultWords("fr-ca").allOf("Québec")).toBe("Toutes les bornes du Québec");
});
