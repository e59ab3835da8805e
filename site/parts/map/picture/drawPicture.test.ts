import { describe, expect, it, vi } from "vitest";
import { BOTH_COUNTRIES, boundsAround } from "../boundsOf";
import { drawPicture } from "./drawPicture";
import * as files from "./loadMapFiles";

const NEW_YORK = { lat: 40.7, lng: -74 };
const row = (locationId: string, lat: number, lng: number) => ({ locationId, lat, lng, name: `Kiosk ${locationId}` });
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const pathOf = async (bounds: Parameters<typeof drawPicture>[0], kind: string) =>
  (await drawPicture(bounds, { rows: [] }))!.shapes.find(([one]) => one === kind)?.[1] ?? "";

describe("the picture of a map", () => {
  it("is drawn in the ratio of the map's first box, with the land and borders around it", async () => {
    const { width, height, shapes } = (await drawPicture(boundsAround(NEW_YORK, 20), { rows: [] }))!;
    expect(width).toBeCloseTo(height, 0);
    expect(shapes.map(([kind]) => kind)).toEqual(expect.arrayContaining(["ground", "sea", "county", "province"]));
    for (const [, path] of shapes) expect(path).toMatch(/^(M-?\d+ -?\d+l[-\d ]+z?)+$/);
  });

  it("is small, for one city as for the continent", async () => {
    for (const bounds of [boundsAround(NEW_YORK, 20), { minLat: 25, maxLat: 58, minLng: -126, maxLng: -64 }]) {
      const { shapes } = (await drawPicture(bounds, { rows: [] }))!;
      const { length } = shapes.map(([, path]) => path).join("");
      expect(length).toBeGreaterThan(1000);
      expect(length).toBeLessThan(40_000);
    }
  });

  it("has no land in the middle of the ocean", async () => {
    expect(await pathOf(boundsAround({ lat: 32, lng: -60 }, 20), "land")).toBe("");
  });

  it("puts a pin at each kiosk, the first above the others, and leaning where they would touch; a subject above all", async () => {
    const rows = [row("1", 40.7, -74), row("2", 40.7001, -74), row("3", 40.85, -74)];
    const { pins, width } = (await drawPicture(boundsAround(NEW_YORK, 20), { rows }))!;
    expect(pins.map((pin) => [pin.row.locationId, pin.lean])).toEqual([
      ["3", 0],
      ["2", expect.any(Number)],
      ["1", 0],
    ]);
    expect(pins[1]!.lean).not.toBe(0);
    expect(pins[2]!.x / width).toBeCloseTo(0.5, 2);
    expect(pins[0]!.y).toBeLessThan(pins[2]!.y);
    const subject = rows[0]!;
    const picture = (await drawPicture(boundsAround(NEW_YORK, 20), { rows, subject }))!;
    // The one that it would cover is left out.
    expect(picture.pins.map((pin) => pin.row)).toEqual([rows[2], subject]);
  });

  it("marks the large cities around the pins of places, closer than the continent, too", async () => {
    const bounds = boundsAround({ lat: 45.5, lng: -73.6 }, 150);
    const drawn = async (margin: "places" | "list") => (await drawPicture(bounds, { rows: [], margin }))!.labels;
    const places = await drawn("places");
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ side, rank }) => side !== "on" && rank <= 1)).toBe(true);
    expect((await drawn("list")).every(({ side }) => side === "on")).toBe(true);
  });

  it("fills the ground around a searched point in steps, in place of built-up ground, and says their distances", async () => {
    const from = { lat: 39.967, lng: -83.004 };
    const kinds = (await drawPicture(boundsAround(from, 1.5), { rows: [], from }))!.shapes.map(([kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["beyond", "next", "nearest", "ring"]));
    expect(kinds.indexOf("beyond")).toBeLessThan(kinds.indexOf("nearest"));
    expect(kinds).not.toContain("built");
    const { distances, height } = (await drawPicture(boundsAround(from, 1.5), { rows: [], from, unit: "km" }))!;
    expect(distances.map(({ count }) => count).slice(0, 2)).toEqual([1, 2]);
    const middle = { x: height / 2, y: height / 2 };
    expect(Math.hypot(distances[0]!.x - middle.x, distances[0]!.y - middle.y)).toBeCloseTo(height / 3, -1);
    expect((await drawPicture(boundsAround(from, 15), { rows: [] }))!.shapes.map(([kind]) => kind)).toContain("built");
  });

  it("leaves the name of a searched point free of towns' names", async () => {
    const from = { lat: 39.99, lng: -83 };
    /** The towns whose names' middles are in the 180 by 24 pixels that the name takes below its mark, where they first show. */
    const townsBelow = async (fromName?: string) => {
      const { labels, height } = (await drawPicture(boundsAround(from, 8), { rows: [], from, fromName, margin: "list" }))!;
      return labels.filter(({ x, y, shift, from: size }) => {
        const scale = ([1, 1.5, 2.3][size]! * 184) / height;
        return Math.abs((x - height / 2) * scale + shift[0]) < 90 && Math.abs((y - height / 2) * scale + shift[1] - 36) < 12;
      });
    };
    expect((await townsBelow()).map(({ name }) => name)).toContain("Grandview Heights");
    expect(await townsBelow("10171 Gatepost Boulevard")).toEqual([]);
  });

  it("puts the continent's cities at their own places, none on another, the more the larger it is", async () => {
    const { labels, width, height } = (await drawPicture({ minLat: 24, maxLat: 58, minLng: -126, maxLng: -62 }, { rows: [] }))!;
    const denver = labels.find(({ name }) => name === "Denver")!;
    expect(denver.x / width).toBeCloseTo((126 - 104.99) / 64, 2);
    expect(denver.y / height).toBeCloseTo((mercator(58) - mercator(39.74)) / (mercator(58) - mercator(24)), 2);
    expect(labels.length).toBeLessThanOrEqual(30);
    const counts = [0, 1, 2].map((size) => labels.filter(({ from }) => from <= size).length);
    expect(counts[0]).toBeGreaterThan(3);
    expect(counts[1]).toBeGreaterThan(counts[0]!);
    expect(counts[2]).toBeGreaterThan(counts[1]!);
    expect(labels.every(({ side }) => side !== "on")).toBe(true);
  });

  it("lifts the state of its page off its neighbours, below rivers and borders, and names its cities alone", async () => {
    const bounds = (await files.boundsOfRegion("TX"))!;
    expect(bounds.minLng).toBeCloseTo(-107.3, 0);
    expect(bounds.maxLat).toBeCloseTo(37, 0);
    expect(await files.boundsOfRegion("constructor")).toBeNull();
    const { shapes, labels } = (await drawPicture(bounds, { rows: [], focus: "TX" }))!;
    const kinds = shapes.map(([kind]) => kind);
    expect(kinds.indexOf("focus")).toBeGreaterThan(kinds.indexOf("land"));
    expect(kinds.indexOf("focus")).toBeLessThan(kinds.indexOf("river"));
    const names = labels.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Houston", "Dallas", "El Paso"]));
    for (const other of ["Albuquerque", "Oklahoma City", "Shreveport"]) expect(names).not.toContain(other);
  });

  it("shows the kiosks of a state in rings with names, apart at each size, in place of its towns", async () => {
    const bounds = (await files.boundsOfRegion("TX"))!;
    const ring = (city: string, kioskCount: number, lat: number, lng: number) =>
      ({ city, kioskCount, lat, lng, locationId: null, expansionZoom: 9, hasOtherCities: true }) as const;
    const groups = [ring("Dallas", 170, 32.8, -96.8), ring("Waco", 4, 31.55, -97.1), ring("El Paso", 18, 31.8, -106.4)];
    const { rings, labels } = (await drawPicture(bounds, { rows: [], focus: "TX", groups, margin: "whole" }))!;
    expect(labels).toEqual([]);
    expect(rings.map(({ size, marker, name }) => [size, marker.kioskCount, name?.text])).toEqual([
      [0, 174, "Dallas area"],
      [0, 18, "El Paso area"],
      [1, 170, "Dallas area"],
      [1, 18, "El Paso area"],
      [1, 4, "Waco area"],
    ]);
    const [french] = (await drawPicture(bounds, { rows: [], focus: "TX", groups, lang: "fr-ca" }))!.rings;
    expect(french!.name!.text).toBe("Région de Dallas");
  });

  it("names the largest city of each region first", async () => {
    const { labels } = (await drawPicture(BOTH_COUNTRIES, { rows: [], margin: "whole" }))!;
    const onPhone = labels.filter(({ from }) => from === 0);
    const names = onPhone.map(({ name }) => name);
    const regions = ["New York", "Los Angeles", "Chicago", "Montréal", "Houston", "Miami", "Vancouver", "Seattle", "Denver"];
    expect(names).toEqual(expect.arrayContaining(regions));
    expect(names.length).toBeLessThanOrEqual(9);
    for (const suburb of ["San Jose", "Columbus", "Jacksonville", "Fort Worth"])
      expect(labels.map(({ name }) => name)).not.toContain(suburb);
  });

  it("leaves the controls of a phone's map free, and shows names whole", async () => {
    const { labels, width, height } = (await drawPicture((await files.boundsOfRegion("QC"))!, { rows: [], margin: "whole" }))!;
    // The box is 208 pixels high on a phone of 360 pixels, 28 above the lower edge, where the button is on the left.
    const scale = 208 / height;
    const at = labels
      .filter(({ from }) => from === 0)
      .map(({ name, x, y }) => ({ name, x: (x - width / 2) * scale, y: (y - height / 2) * scale }));
    expect(at.map(({ name }) => name)).toContain("Montréal");
    expect(at.filter(({ x, y }) => Math.abs(x) > 180 || y > 132 || (x < -40 && y > 76))).toEqual([]);
  });

  it("puts a dot on each cell of the network, in three sizes", async () => {
    const cell = (lat: number, lng: number, kioskCount: number) => ({ lat, lng, kioskCount });
    const network = [cell(40, -83, 5), cell(41, -83, 1), cell(34, -118, 6), cell(40.7, -74, 31), cell(-40, 0, 9)];
    const { shapes } = (await drawPicture(BOTH_COUNTRIES, { rows: [], network }))!;
    const dots = shapes.slice(-3).map(([kind, path]) => [kind, path.match(/m-?\d+ -?\d+h0/g)?.length]);
    expect(dots).toEqual([
      ["few", 2],
      ["some", 1],
      ["many", 1],
    ]);
  });

  it("fills a map that is twice as high as wide", async () => {
    const { shapes, width } = (await drawPicture({ minLat: 24, maxLat: 58, minLng: -126, maxLng: -62 }, { rows: [] }))!;
    const tops = shapes.find(([kind]) => kind === "land")![1].matchAll(/M-?\d+ (-?\d+)l/g);
    expect(Math.min(...[...tops].map(([, y]) => Number(y)))).toBeLessThan(-width * 0.4);
  });

  it("names the towns of a city's map, the city beside its pins", async () => {
    const around = boundsAround({ lat: 39.96, lng: -83 }, 15);
    const none = (await drawPicture(around, { rows: [] }))!.labels;
    expect(none.map(({ name }) => name)).toContain("Columbus");
    const { labels } = (await drawPicture(around, { rows: [row("1", 39.96, -83)] }))!;
    const columbus = labels.find(({ name }) => name === "Columbus")!;
    expect(Math.hypot(...columbus.shift)).toBeGreaterThan(0);
    expect(Math.hypot(...columbus.shift)).toBeLessThanOrEqual(190);
    const others = labels.filter(({ name }) => name !== "Columbus").map(({ shift }) => Math.hypot(...shift));
    expect(Math.max(...others)).toBeLessThanOrEqual(18);
  });

  it("names no town that a place's pin names, and around a kiosk none", async () => {
    const columbus = { ...row("Columbus, OH", 39.96, -83), name: "Columbus, OH", href: "/key-services/?q=Columbus,+OH" };
    const namesIn = async (more: Partial<Parameters<typeof drawPicture>[1]>) => {
      const picture = (await drawPicture(boundsAround(columbus, 20), { rows: [columbus], ...more }))!;
      return { names: picture.labels.map(({ name }) => name), sides: picture.pins.map(({ nameSide }) => nameSide) };
    };
    expect((await namesIn({ rows: [] })).names).toContain("Columbus");
    const { names, sides } = await namesIn({});
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain("Columbus");
    expect(sides).toEqual(["right"]);
    expect((await namesIn({ subject: columbus })).names).toEqual([]);
  });

  it("crosses the antimeridian", async () => {
    const { pins, width } = (await drawPicture({ minLat: 50, maxLat: 54, minLng: 176, maxLng: -176 }, { rows: [row("1", 52, -178)] }))!;
    expect(pins[0]!.x / width).toBeCloseTo(0.75, 2);
  });

  it("is left out if the map's files cannot be read", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(files, "loadBaseShapes").mockRejectedValue(new Error("ENOENT"));
    expect(await drawPicture(boundsAround(NEW_YORK, 20), { rows: [] })).toBeNull();
  });
});
