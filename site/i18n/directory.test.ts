import { describe, expect, it } from "vitest";
import { atCity, nearCity } from "./atCity";
import { type VisitorService, directoryWords } from "./directory";
import { resultWords } from "./results";

describe("a sentence on a service", () => {
  it.each<[VisitorService, number, number, string, string]>([
    [
      "keyCopy",
      1318,
      1318,
      "All 1,318 kiosks copy keys in about a minute.",
      "Les 1\u00a0318 bornes taillent un double en une minute, ou presque.",
    ],
    ["keyCopy", 1, 1, "The kiosk here copies keys in about a minute.", "La borne d’ici taille un double en une minute, ou presque."],
    ["keyFobs", 2, 2, "Both kiosks copy fobs for doors and gates.", "Les deux bornes copient les puces de porte et de barrière."],
    ["carKeys", 12, 20, "12 of 20 kiosks make car keys.", "12 des 20 bornes font des clés d’auto."],
    ["carKeys", 1, 20, "One of the 20 kiosks makes car keys.", "Une des 20 bornes fait des clés d’auto."],
    ["carKeys", 0, 20, "No kiosk here makes car keys yet.", "Aucune borne d’ici ne fait de clés d’auto pour l’instant."],
    [
      "locksmith",
      4,
      20,
      "A locksmith comes to many places around here, day and night. Call, and hear about yours.",
      "Un serrurier se déplace souvent par ici, jour et nuit. Appelez pour savoir ce qu’il en est chez vous.",
    ],
    [
      "locksmith",
      3,
      3,
      "A locksmith comes to you anywhere around here, day and night.",
      "Un serrurier se déplace partout autour d’ici, jour et nuit.",
    ],
    ["locksmith", 0, 3, "No locksmith of ours comes here yet.", "Aucun de nos serruriers ne se déplace ici pour l’instant."],
  ])("%s at %i of %i kiosks", (service, kiosks, all, english, french) => {
    expect(directoryWords("en-us").offered(service, kiosks, all)).toBe(english);
    expect(directoryWords("fr-ca").offered(service, kiosks, all)).toBe(french);
  });
});

it.each([
  ["Montréal", "à Montréal"],
  ["Le Bic", "au Bic"],
  ["Les Coteaux", "aux Coteaux"],
  ["les escoumins", "aux escoumins"],
  ["Lespinay", "à Lespinay"],
  ["La Tuque", "à La Tuque"],
  ["L’Assomption", "à L’Assomption"],
  ["Lévis", "à Lévis"],
])("in French one is in %s as %s", (city, words) => {
  expect(atCity(city)).toBe(words);
  expect(resultWords("fr-ca").lockedOutIn(city)).toBe(`Embarré ${words}?`);
});

it.each([
  ["Lévis", "près de Lévis"],
  ["Ottawa, ON", "près d’Ottawa, ON"],
  ["Éperon", "près d’Éperon"],
  ["Hull", "près de Hull"],
  ["Le Bic", "près du Bic"],
  ["Les Coteaux", "près des Coteaux"],
  ["le bic", "près du bic"],
  ["Œuf", "près d’Œuf"],
  ["100 Main St", "près de 100 Main St"],
])("in French one is near %s as %s", (city, words) => {
  expect(nearCity(city)).toBe(words);
});
