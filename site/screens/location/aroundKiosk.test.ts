import { describe, expect, it } from "vitest";
import type { AroundKioskQuery } from "../../bff/__generated__/operations";
import { designsInStock, nearestWith } from "./aroundKiosk";

const design = (designId: string) => ({ designId, name: null, image: null });
const around = (fields: Partial<AroundKioskQuery>): AroundKioskQuery => ({
  kiosksNear: null,
  keyCopy: null,
  keyFobs: null,
  carKeys: null,
  ...fields,
});

describe("the designs in stock at a kiosk", () => {
  it("are one of each group, then the next of each, without duplicates", () => {
    const groups = [["a", "b", "c"], ["d"], ["e", "a"]].map((ids) => ({ designs: ids.map(design) }));
    expect(designsInStock(groups)?.map(({ designId }) => designId)).toEqual(["a", "d", "e", "b", "c"]);
  });

  it("are empty when nothing is in stock, and null when the stock is unknown", () => {
    expect(designsInStock([])).toEqual([]);
    expect(designsInStock(null)).toBeNull();
  });
});

it("the nearest kiosk with a service is the first, or null", () => {
  const kiosk = { locationId: "7", path: "/x/", name: null, retailer: null, address: { street: null, city: null, country: null } };
  const all = around({ keyFobs: { nodes: [{ distanceKm: 3, kiosk }] }, carKeys: { nodes: [] } });
  expect(nearestWith(all, "keyFobs")).toEqual({ distanceKm: 3, kiosk });
  expect([nearestWith(all, "carKeys"), nearestWith(all, "keyCopy"), nearestWith(null, "keyFobs")]).toEqual([null, null, null]);
});
