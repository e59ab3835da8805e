import { expect, it } from "vitest";
import { pinLabel } from "./pinLabel";

const words = { kiosk: "Kiosk", open: "Open", closedNow: "Closed now" };
const row = { locationId: "7", lat: 40, lng: -83, name: "Larkin Hardware" };

it("names a pin as the list does, with its number there, its street and its status", () => {
  expect(pinLabel("7", row, false, words)).toBe("Larkin Hardware");
  const listed = { ...row, number: 3, street: "Fernhasp Street", status: "Open until 10 PM" };
  expect(pinLabel("7", listed, false, words)).toBe("3, Larkin Hardware, Fernhasp Street, Open until 10 PM");
  expect(pinLabel("7", { ...listed, number: undefined, beside: "Larkin, Fernhasp St" }, false, words)).toBe(
    "Larkin, Fernhasp St, Open until 10 PM",
  );
});

it("says what the list has since told the map", () => {
  expect(pinLabel("7", { ...row, status: "Open until 10 PM" }, true, words)).toBe("Larkin Hardware, Closed now");
  expect(pinLabel("7", { ...row, status: "Closed, opens 7 AM", isClosed: true }, false, words)).toBe("Larkin Hardware, Open");
});

it("never gives two pins the same name", () => {
  expect(pinLabel("8", undefined, false, { ...words, kiosk: "Borne" })).toBe("Borne 8");
});
