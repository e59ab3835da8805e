import { expect, it } from "vitest";
import { addressOf, nameOf, cityLine, dialable, streetName, withoutCity } from "./kioskName";

it("a kiosk has a name whatever is missing", () => {
  const address = { street: "1 Main St" };
  expect(nameOf({ locationId: "7", name: "A", retailer: "B", address })).toBe("A");
  expect(nameOf({ locationId: "7", name: "", retailer: "B", address })).toBe("B");
  expect(nameOf({ locationId: "7", name: null, retailer: null, address })).toBe("1 Main St");
  expect(nameOf({ locationId: "7", name: null, retailer: null, address: {} })).toBe("7");
  expect([cityLine({ city: "Cary", state: "NC", postalCode: null }), cityLine({})]).toEqual(["Cary, NC", ""]);
  expect([addressOf({ ...address, city: "Cary" }), addressOf({ city: "Cary" }), addressOf({})]).toEqual(["1 Main St, Cary", "Cary", ""]);
});

it.each([
  ["Saltbox Market New York", "New York", "Saltbox Market"],
  ["Saltbox Market Bronx", "New York", "Saltbox Market Bronx"],
  ["New York", "New York", "New York"],
  [" New York", "New York", " New York"],
  ["Newyork", "york", "Newyork"],
  ["Saltbox Market", null, "Saltbox Market"],
])("%j on the page of %j is %j", (name, city, short) => {
  expect(withoutCity(name, city)).toBe(short);
});

it.each([
  ["13499 Osprey Bend Street", "Osprey Bend St"],
  ["12-B Gatepost Boulevard", "Gatepost Blvd"],
  ["2934, rue du Vieux-Heurtoir", "rue du Vieux-Heurtoir"],
  ["Broadway", "Broadway"],
  ["7 Lane", "Lane"],
  ["300", "300"],
])("the street of %j is %j", (street, name) => {
  expect(streetName(street)).toBe(name);
});

it("a kiosk's number can be dialled if there is one", () => {
  expect(dialable("419-555-0165 / 419-555-0166")).toEqual({ text: "419-555-0165 / 419-555-0166", href: "tel:+14195550165" });
  expect([dialable("N/A"), dialable(null), dialable("")]).toEqual([null, null, null]);
});
