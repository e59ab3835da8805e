import { describe, expect, test } from "vitest";
import { PageByPathDocument, type PageByPathQuery } from "#site/bff/__generated__/operations.ts";
import { createFakes, kiosk, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";
import { pickedIds } from "./pickedKiosks";

const ids = (...rows: unknown[]) => pickedIds(rows, 50);

describe("the kiosk of a row", () => {
  test("is the one whose item was picked from the catalog, whatever other data the item has", () => {
    expect(ids({ kiosk: { location_id: "100002", name: "Harbor", tags: ["new"] } }, { kiosk: { location_id: " 100001 " } })).toEqual([
      "100002",
      "100001",
    ]);
  });

  test("may have a number as id", () => {
    expect(ids({ kiosk: { location_id: 100_001 } })).toEqual(["100001"]);
  });

  test("is the one whose id was typed before there was a catalog, in the old field or the new one", () => {
    expect(ids({ location_id: " 100001 " }, { kiosk: "100002" }, { kiosk: null, location_id: "100003" })).toEqual([
      "100001",
      "100002",
      "100003",
    ]);
  });

  test("is the picked one when a typed id is left beside it", () => {
    expect(ids({ kiosk: { location_id: "1" }, location_id: "2" })).toEqual(["1"]);
  });

  test.each([
    [{}],
    [{ kiosk: null }],
    [{ kiosk: {} }],
    [{ kiosk: "  " }],
    [{ kiosk: [] }],
    [{ kiosk: true }],
    [{ kiosk: { location_id: null } }],
    [{ kiosk: { location_id: { id: "1" } } }],
    [{ kiosk: { location_id: 1.5 } }],
    [{ kiosk: { location_id: "9".repeat(65) } }],
    [{ location_id: "" }],
    [null],
    ["100001"],
  ])("is missing in %j", (row) => {
    expect(ids(row, { kiosk: { location_id: "1" } })).toEqual(["1"]);
  });
});

test("the number of picked kiosks is limited", () => {
  expect(pickedIds([{ kiosk: { location_id: "1" } }, {}, { kiosk: { location_id: "2" } }, { location_id: "3" }], 2)).toEqual(["1", "2"]);
});

test.each([[undefined], [null]])("content without rows (%s) has no kiosks", (rows) => {
  expect(pickedIds(rows, 50)).toEqual([]);
});

test("a page shows kiosks of every kind of row, and invalid rows are left out", async () => {
  const fakes = createFakes();
  fakes.kiosks.all = ["1", "2"].map(kiosk);
  const locations = [{ kiosk: { location_id: "2" } }, { kiosk: { location_id: [] } }, { location_id: "1" }, { kiosk: 7.5 }];
  fakes.content.documents = [pageDocument({ id: "about", data: { slices: [sliceJson("featured_kiosks", { locations })] } })];
  const bff = await startBff(fakes);
  const { data, errors } = await bff.ask(PageByPathDocument, { path: "/about/", language: "EN_US" });
  expect(errors).toBeUndefined();
  const [slice] = (data as PageByPathQuery).page!.data.slices;
  expect(slice).toMatchObject({ locationIds: ["2", "1"], kiosks: [{ locationId: "2" }, { locationId: "1" }] });
});
