import { expect, it } from "vitest";
import type { FoundRow } from "./listing";
import { printName, printOnMap, rowNames } from "./rowNames";

const row = (name: string, street: string | null, city = "Columbus") =>
  ({ kiosk: { locationId: "1", name, retailer: null, address: { street, city } } }) as unknown as FoundRow;
const namesOf = (rows: FoundRow[], city: string | null = "Columbus") => rowNames(rows, city).map(printName);

it("leaves out the city that the page is about, and no other", () => {
  const rows = [row("Fieldstone Market Columbus", "1 A Street"), row("Fieldstone Market Bexley", "2 B Street", "Bexley")];
  expect(namesOf(rows)).toEqual(["Fieldstone Market", "Fieldstone Market Bexley"]);
  expect(namesOf(rows, null)).toEqual(["Fieldstone Market Columbus", "Fieldstone Market Bexley"]);
});

it("tells kiosks of one name apart by their street, by its number too, if need be", () => {
  const rows = [
    row("Windlass Columbus", "16534 Fernhasp Street"),
    row("Windlass", "17773 Tumbler Lane"),
    row("Windlass", "9 Tumbler Lane"),
    row("Windlass", null),
    row("Rookery", "1 Fernhasp Street"),
  ];
  expect(namesOf(rows)).toEqual([
    "Windlass, Fernhasp St",
    "Windlass, 17773 Tumbler Lane",
    "Windlass, 9 Tumbler Lane",
    "Windlass",
    "Rookery",
  ]);
});

it.each([
  ["Windlass Marine & Hardware", "Windlass, Gate St"],
  ["Alder & Wick Hardware", "Alder & Wick, Gate St"],
  ["Reed & Wickford Hardware", "Reed, Gate St"],
  ["Saltbox Market", "Saltbox Market, Gate St"],
  ["The Brindlewood Store", "The Brindlewood, Gate St"],
])("shortens %j before its street on a map", (name, short) => {
  expect(printOnMap({ name, onStreet: "Gate St" })).toBe(short);
  expect(printOnMap({ name })).toBe(name);
});
