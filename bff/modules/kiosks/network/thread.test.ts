import { describe, expect, test } from "vitest";
import { createNetworkReceiver } from "./thread";
import { openNetwork } from "./networkIndex";
import { type PointLine, scatterPoints } from "./testing";

const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };

async function intakeOf(points: readonly PointLine[], signal = new AbortController().signal) {
  const intake = createNetworkReceiver(signal);
  const bytes = new TextEncoder().encode(points.map((one) => JSON.stringify(one)).join("\n"));
  for (let start = 0; start < bytes.length; start += 10_000) await intake.add(bytes.subarray(start, start + 10_000));
  return intake;
}

describe("a network of many kiosks", () => {
  test("is built in a thread, and so are its clusters; a small one is built without a thread, with the same result", async () => {
    const points = scatterPoints(6000);
    const index = openNetwork(await (await intakeOf(points)).end());
    expect([index.count, index.directory.has("5999"), index.directory.has("6000")]).toEqual([6000, true, false]);
    const here = openNetwork(await (await intakeOf(points.slice(0, 1500))).end());
    const crowd = { minLat: 40.7, maxLat: 41, minLng: -74, maxLng: -73.9 };
    const expected = points.slice(0, 1500).filter(({ lat, lng }) => lat >= 40.7 && lat <= 41 && lng >= -74 && lng <= -73.9).length;
    expect(here.countIn(crowd, 0).totalCount).toBe(expected);
    const { markers } = await index.map({ bounds: WORLD, zoom: 1, wanted: 0 });
    expect(markers.reduce((sum, { kioskCount }) => sum + kioskCount, 0)).toBe(6000);
    const filtered = await index.map({ bounds: WORLD, zoom: 1, wanted: 1 });
    expect(filtered.markers.reduce((sum, { kioskCount }) => sum + kioskCount, 0)).toBe(index.countIn(WORLD, 1).totalCount);
  });

  test("that is cancelled ends its thread", async () => {
    const controller = new AbortController();
    const intake = await intakeOf(scatterPoints(6000), controller.signal);
    controller.abort(new Error("gone"));
    await expect(intake.end()).rejects.toThrow("gone");
  });

  test("that crashes its thread rejects, and affects nothing else", async () => {
    const intake = await intakeOf(scatterPoints(6000));
    const endless = async () => {
      for (let times = 0; times < 100; times++) await intake.add(new Uint8Array(70_000).fill(0x78));
      return intake.end();
    };
    await expect(endless()).rejects.toThrow("line over 65536 characters");
    intake.cancel();
  });
});
