import { expect, it } from "vitest";
import type { Found } from "./listing";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import { loadBatches } from "./loadBatches";

/** Loads a list of that many kiosks and returns which offsets were requested. */
async function load(total: number, state: Partial<LocatorState>, isMissing = (_offset: number) => false) {
  const offsets: number[] = [];
  const result = await loadBatches({ ...EMPTY_STATE, ...state }, async (offset): Promise<Found | null> => {
    offsets.push(offset);
    if (isMissing(offset)) return null;
    const rows = Array.from(
      { length: Math.max(0, Math.min(100, total - offset)) },
      (_, index) => ({ kiosk: { locationId: String(offset + index) } }) as Found["rows"][number],
    );
    return { rows, offset, total, services: [], isWidened: false };
  });
  return { offsets, result, ids: result?.rows.map(({ kiosk }) => Number(kiosk.locationId)) };
}

it("a page loads only the hundred that it belongs to", async () => {
  await expect(load(1200, { page: 5 })).resolves.toMatchObject({ offsets: [0] });
  const { offsets, result, ids } = await load(1200, { page: 47 });
  expect([offsets, result!.offset, result!.total, ids![0], ids!.length]).toEqual([[900], 900, 1200, 900, 100]);
});

it("a page after the last one loads the last one", async () => {
  const { offsets, ids } = await load(230, { page: 500 });
  expect([offsets, ids!.length]).toEqual([[9900, 200], 30]);
  await expect(load(0, { page: 9 })).resolves.toMatchObject({ offsets: [100, 0], ids: [] });
  await expect(load(1_000_000, { page: 500 })).resolves.toMatchObject({ offsets: [9900] });
});

it("filtering by hours or sorting by name loads the first three hundred, whichever page is requested", async () => {
  for (const state of [{ open: "now" }, { sort: "name", page: 9 }] as const) {
    const { offsets, result } = await load(1200, state);
    expect([offsets, result!.rows.length, result!.offset, result!.total]).toEqual([[0, 100, 200], 300, 0, 1200]);
  }
  await expect(load(130, { open: "24h" })).resolves.toMatchObject({ offsets: [0, 100] });
  await expect(load(40, { open: "24h" })).resolves.toMatchObject({ offsets: [0] });
});

it("a batch that fails is left out, unless it is the first", async () => {
  const { ids } = await load(300, { open: "now" }, (offset) => offset === 100);
  expect([ids!.length, ids![100]]).toEqual([200, 200]);
  await expect(load(300, { open: "now" }, (offset) => offset === 0)).resolves.toMatchObject({ result: null, offsets: [0] });
  await expect(load(300, { page: 6 }, () => true)).resolves.toMatchObject({ result: null, offsets: [100] });
});
