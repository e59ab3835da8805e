import { expect, it } from "vitest";
import { pinLabel } from "./pinLabel";

const row = { locationId: "7", lat: 40, lng: -83, name: "Larkin Hardware" };

it("names a pin as the list does, with its number there", () => {
  expect(pinLabel("7", row, "Kiosk")).toBe("Larkin Hardware");
  expect(pinLabel("7", { ...row, number: 3 }, "Kiosk")).toBe("3. Larkin Hardware");
});

it("never gives two pins the same name", () => {
  expect(pinLabel("8", undefined, "Borne")).toBe("Borne 8");
});
