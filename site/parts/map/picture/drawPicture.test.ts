import { describe, expect, it, vi } from "vitest";
import { boundsAround } from "../boundsOf";
import { drawPicture } from "./drawPicture";
import * as files from "./loadMapFiles";

const NEW_YORK = { lat: 40.7, lng: -74 };
const row = (locationId: string, lat: number, lng: number) => ({ locationId, lat, lng, name: `Kiosk ${locationId}` });
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const pathOf = async (bounds: Parameters<typeof drawPicture>[0], kind: string) =>
  (await drawPicture(bounds, [], undefined))!.shapes.find(([one]) => one === kind)?.[1] ?? "";

describe("the picture of a map", () => {
  it("is drawn in the ratio of the map's first box, with the land and borders around it", async () => {
    const { width, height, shapes } = (await drawPicture(boundsAround(NEW_YORK, 20), [], undefined))!;
    expect(width).toBeCloseTo(height, 0);
    expect(shapes.map(([kind]) => kind)).toEqual(expect.arrayContaining(["ground", "sea", "county", "province"]));
    for (const [, path] of shapes) expect(path).toMatch(/^(M-?\d+ -?\d+l[-\d ]+z?)+$/);
  });

  it("is small, for one city as for the continent", async () => {
    for (const bounds of [boundsAround(NEW_YORK, 20), { minLat: 25, maxLat: 58, minLng: -126, maxLng: -64 }]) {
      const { shapes } = (await drawPicture(bounds, [], undefined))!;
      const { length } = shapes.map(([, path]) => path).join("");
      expect(length).toBeGreaterThan(1000);
      expect(length).toBeLessThan(40_000);
    }
  });

  it("has no land in the middle of the ocean", async () => {
    expect(await pathOf(boundsAround({ lat: 32, lng: -60 }, 20), "land")).toBe("");
  });

  it("puts pins at their places, the subject last, and draws those that would overlap on a phone as one cluster", async () => {
    const rows = [row("1", 40.7, -74), row("2", 40.7001, -74), row("3", 40.85, -74)];
    const { pins, width } = (await drawPicture(boundsAround(NEW_YORK, 20), rows, undefined))!;
    expect(pins.map((pin) => pin.rows.map(({ locationId }) => locationId))).toEqual([["1", "2"], ["3"]]);
    expect(pins[0]!.x / width).toBeCloseTo(0.5, 2);
    expect(pins[1]!.y).toBeLessThan(pins[0]!.y);
    const subject = rows[0]!;
    const own = (await drawPicture(boundsAround(NEW_YORK, 20), rows, subject))!;
    // The one that it would cover is left out.
    expect(own.pins.map((pin) => pin.rows)).toEqual([[rows[2]], [subject]]);
  });

  it("puts the continent's cities at their own places, none on another, the more the larger it is", async () => {
    const { labels, width, height } = (await drawPicture({ minLat: 24, maxLat: 58, minLng: -126, maxLng: -62 }, [], undefined))!;
    const phoenix = labels.find(({ name }) => name === "Phoenix")!;
    expect(phoenix.x / width).toBeCloseTo((126 - 112.07) / 64, 2);
    expect(phoenix.y / height).toBeCloseTo((mercator(58) - mercator(33.45)) / (mercator(58) - mercator(24)), 2);
    expect(labels.length).toBeLessThanOrEqual(30);
    const counts = [0, 1, 2].map((size) => labels.filter(({ from }) => from <= size).length);
    expect(counts[0]).toBeGreaterThan(3);
    expect(counts[1]).toBeGreaterThan(counts[0]!);
    expect(counts[2]).toBeGreaterThan(counts[1]!);
    expect(labels.every(({ side }) => side !== "on")).toBe(true);
  });

  it("fills a map that is twice as high as wide", async () => {
    const { shapes, width } = (await drawPicture({ minLat: 24, maxLat: 58, minLng: -126, maxLng: -62 }, [], undefined))!;
    const tops = shapes.find(([kind]) => kind === "land")![1].matchAll(/M-?\d+ (-?\d+)l/g);
    expect(Math.min(...[...tops].map(([, y]) => Number(y)))).toBeLessThan(-width * 0.4);
  });

  it("names the towns of a city's map, the city beside its pins", async () => {
    const around = boundsAround({ lat: 39.96, lng: -83 }, 15);
    const none = (await drawPicture(around, [], undefined))!.labels;
    expect(none.map(({ name }) => name)).toContain("Columbus");
    const { labels } = (await drawPicture(around, [row("1", 39.96, -83)], undefined))!;
    const columbus = labels.find(({ name }) => name === "Columbus")!;
    expect(Math.hypot(...columbus.shift)).toBeGreaterThan(0);
    expect(Math.hypot(...columbus.shift)).toBeLessThanOrEqual(190);
    const others = labels.filter(({ name }) => name !== "Columbus").map(({ shift }) => Math.hypot(...shift));
    expect(Math.max(...others)).toBeLessThanOrEqual(18);
  });

  it("crosses the antimeridian", async () => {
    const { pins, width } = (await drawPicture({ minLat: 50, maxLat: 54, minLng: 176, maxLng: -176 }, [row("1", 52, -178)], undefined))!;
    expect(pins[0]!.x / width).toBeCloseTo(0.75, 2);
  });

  it("is left out if the map's files cannot be read", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(files, "loadBaseShapes").mockRejectedValue(new Error("ENOENT"));
    expect(await drawPicture(boundsAround(NEW_YORK, 20), [], undefined)).toBeNull();
  });
});
