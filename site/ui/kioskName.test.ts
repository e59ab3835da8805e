import { expect, it } from "vitest";
import { addressOf, nameOf, cityLine, telHref } from "./kioskName";

it("a kiosk has a name whatever is missing", () => {
  const address = { street: "1 Main St" };
  expect(nameOf({ locationId: "7", name: "A", retailer: "B", address })).toBe("A");
  expect(nameOf({ locationId: "7", name: "", retailer: "B", address })).toBe("B");
  expect(nameOf({ locationId: "7", name: null, retailer: null, address })).toBe("1 Main St");
  expect(nameOf({ locationId: "7", name: null, retailer: null, address: {} })).toBe("7");
  expect([
    cityLine({ city: "Cary", state: "NC", postalCode: null }),
    cityLine({}),
    telHref("(217) 555-0142 ext. 5"),
    telHref("0142 / 0143"),
  ]).toEqual(["Cary, NC", "", "tel:+12175550142;ext=5", "tel:01420143"]);
  expect([addressOf({ ...address, city: "Cary" }), addressOf({ city: "Cary" }), addressOf({})]).toEqual(["1 Main St, Cary", "Cary", ""]);
});
