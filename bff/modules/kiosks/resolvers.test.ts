import { describe, expect, test } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { createFakes, failureOf, kiosk, startBff } from "#tests/support/fakes.ts";
import { box, forget, IN_AREA, NEAR, springfield, startNearSpringfield } from "#tests/support/kiosksNearSpringfield.ts";

const BY_PLACE = `query ($state: String!, $city: String, $first: Int! = 50, $offset: Int! = 0) {
  kiosksInState(state: $state, city: $city, first: $first, offset: $offset) { totalCount nodes { locationId } }
}`;

describe("kiosks of a state or city", () => {
  async function startInPlaces() {
    const fakes = createFakes();
    const inCity = (locationId: string, state: string, city: string) => ({
      ...kiosk(locationId),
      address: { ...kiosk(locationId).address, state, city },
    });
    fakes.kiosks.all = [
      inCity("7", "QC", "Québec"),
      inCity("12", "QC", "Alma"),
      inCity("9", "QC", "Alma"),
      inCity("5", "IL", "Springfield"),
    ];
    return { fakes, bff: await startBff(fakes) };
  }

  test("take one call for a page of them, with their totalCount number", async () => {
    const { fakes, bff } = await startInPlaces();
    const { data } = await bff.ask(BY_PLACE, { state: "qc", first: 2 });
    expect(data).toEqual({ kiosksInState: { totalCount: 3, nodes: [{ locationId: "9" }, { locationId: "12" }] } });
    expect(fakes.calls).toEqual(["kiosks.network", "kiosks.byIds 12,9"]);
    forget(fakes);
    expect((await bff.ask(BY_PLACE, { state: "QC", first: 2, offset: 2 })).data).toEqual({
      kiosksInState: { totalCount: 3, nodes: [{ locationId: "7" }] },
    });
    expect(fakes.calls).toEqual(["kiosks.byIds 7"]);
  });

  test("are those of one city by its slug; an unknown city has none, without a call", async () => {
    const { fakes, bff } = await startInPlaces();
    expect((await bff.ask(BY_PLACE, { state: "QC", city: "quebec" })).data).toEqual({
      kiosksInState: { totalCount: 1, nodes: [{ locationId: "7" }] },
    });
    forget(fakes);
    expect((await bff.ask(BY_PLACE, { state: "QC", city: "springfield" })).data).toEqual({ kiosksInState: { totalCount: 0, nodes: [] } });
    expect(fakes.calls).toEqual([]);
  });

  test("keep their totalCount number when their details fail", async () => {
    const { fakes, bff } = await startInPlaces();
    await bff.ask("{ kioskStates { state } }");
    fakes.kiosks.failure = failureOf("kiosks");
    await expect(bff.ask(BY_PLACE, { state: "QC" })).resolves.toMatchObject({
      data: { kiosksInState: { totalCount: 3, nodes: null } },
      errors: [{ path: ["kiosksInState", "nodes"] }],
    });
  });

  test("are listed by state and by city with the network's call only", async () => {
    const { fakes, bff } = await startInPlaces();
    const { data } = await bff.ask(
      `{ kioskStates { state country kioskCount cityCount services { service kioskCount } }
        kioskCities(state: "qc") { city slug state kioskCount } }`,
    );
    expect(data).toMatchObject({
      kioskStates: [
        { state: "IL", country: "US", kioskCount: 1, cityCount: 1 },
        { state: "QC", country: "CA", kioskCount: 3, cityCount: 2, services: [{ service: "keyCopy", kioskCount: 3 }, {}, {}, {}, {}] },
      ],
      kioskCities: [
        { city: "Alma", slug: "alma", state: "QC", kioskCount: 2 },
        { city: "Québec", slug: "quebec", state: "QC", kioskCount: 1 },
      ],
    });
    expect(fakes.calls).toEqual(["kiosks.network"]);
  });

  test("are counted by services", async () => {
    const { bff } = await startInPlaces();
    const { data } = await bff.ask(
      `{ kioskStates(offering: [CAR_KEYS]) { state }
        kioskState(state: "QC", offering: [CAR_KEYS]) { kioskCount }
        kioskCities(state: "QC", offering: [KEY_COPY]) { city kioskCount } }`,
    );
    expect(data).toEqual({
      kioskStates: [],
      kioskState: { kioskCount: 0 },
      kioskCities: [
        { city: "Alma", kioskCount: 2 },
        { city: "Québec", kioskCount: 1 },
      ],
    });
  });

  test("are an error while the network fails, and old ones stand in for a day, marked stale", async () => {
    const { fakes, bff } = await startInPlaces();
    fakes.kiosks.failure = failureOf("kiosks");
    await expect(bff.ask(BY_PLACE, { state: "QC" })).resolves.toMatchObject({
      data: { kiosksInState: null },
      errors: [{ extensions: { source: "kiosks" } }],
    });
    fakes.kiosks.failure = undefined;
    fakes.clock.now += 1000;
    const { data } = await bff.ask("{ kioskStates { state } }");
    fakes.kiosks.failure = failureOf("kiosks");
    fakes.clock.now += SOURCE_LIFETIMES.network.ttlMs;
    // A stale network is served while it is loaded again; the next request learns that this failed.
    await bff.ask("{ kioskStates { state } }");
    await expect(bff.ask("query Again { kioskStates { state } }")).resolves.toEqual({ data, extensions: { stale: ["kiosks"] } });
    expect(fakes.calls.at(-1)).toBe("kiosks.network again");
  });
});

describe("invalid queries", () => {
  test.each([
    [NEAR, { lat: 91, lng: 0 }, "lat must be from -90 to 90 degrees; this is 91."],
    [NEAR, { lat: 0, lng: -180.5 }, "lng must be from -180 to 180 degrees; this is -180.5."],
    [NEAR, { ...springfield, limit: 101 }, "first must be from 1 to 100; this is 101."],
    [NEAR, { ...springfield, atLeast: 501 }, "atLeast must be from 1 to 500; this is 501."],
    [IN_AREA, { bounds: { ...box, minLat: 42 } }, "minLat 42 is north of maxLat 41; swap them."],
    [IN_AREA, { bounds: { ...box, maxLat: 90.5 } }, "maxLat must be from -90 to 90 degrees; this is 90.5."],
    [IN_AREA, { bounds: box, limit: 0 }, "first must be from 1 to 100; this is 0."],
    [BY_PLACE, { state: "QC", first: 101 }, "first must be from 1 to 100; this is 101."],
    [BY_PLACE, { state: "QC", offset: -1 }, expect.stringContaining("offset must be")],
  ])("are refused with a remedy, without a call (%#)", async (query, variables, message) => {
    const { fakes, bff } = await startNearSpringfield();
    const { data, errors } = await bff.ask(query, variables);
    expect(Object.values(data ?? {})).toEqual([null]);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    expect(fakes.calls).toEqual([]);
    expect(fakes.log).toEqual([]);
  });

  test.each([
    ["x".repeat(201), "text may have 200 characters at most and has 201: shorten it."],
    [" ", expect.stringContaining("text is empty")],
  ])("for suggestions of cities are refused, too (%#)", async (text, message) => {
    const { bff } = await startNearSpringfield();
    const { errors } = await bff.ask("query ($text: String!) { citySuggestions(text: $text) { city } }", { text });
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("with an infinite edge are refused, too", async () => {
    const { fakes, bff } = await startNearSpringfield();
    const { errors } = await bff.ask("{ kiosksInArea(bounds: { minLat: -1e999, maxLat: 1, minLng: 1, maxLng: 1 }) { totalCount } }");
    expect(errors).toMatchObject([
      { message: "minLat must be from -90 to 90 degrees; this is -Infinity.", extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(fakes.calls).toEqual([]);
  });
});
