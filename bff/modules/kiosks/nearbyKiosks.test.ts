import { describe, expect, test } from "vitest";
import { failureOf, featuredKiosks, kiosk, pageDocument, sliceJson } from "#tests/support/fakes.ts";
import { breakNetwork, forget, springfield, startNearSpringfield } from "#tests/support/kiosksNearSpringfield.ts";

const PAGE = `{ page(path: "/about/", language: EN_US) { ... on PageDocument { data { meta_title slices {
  ... on NearbyKiosksSlice { nearby { distanceKm kiosk { locationId } } }
  ... on FeaturedKiosksSlice { kiosks { locationId } }
} } } } }`;

const point = { latitude: springfield.lat, longitude: springfield.lng };
const near = (primary: object, variation = "default") =>
  sliceJson("nearby_kiosks", { point, service: null, limit: null, ...primary }, variation);

interface Answer {
  nearby?: { distanceKm: number; kiosk: { locationId: string } }[] | null;
}

/** A BFF over a page with these slices and some kiosks near Springfield: 1 and 2 in the search box, 3 farther away. */
async function startWith(...slices: object[]) {
  const { fakes, bff } = await startNearSpringfield();
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { meta_title: "About", slices } })];
  const ask = async () => {
    const { data, errors } = await bff.ask(PAGE);
    const { page } = data as { page: { data: { meta_title: string; slices: Answer[] } } };
    return {
      errors,
      title: page.data.meta_title,
      slices: page.data.slices,
      ids: page.data.slices.map(({ nearby }) => nearby?.map((one) => one.kiosk.locationId) ?? null),
    };
  };
  return { fakes, bff, ask, kioskCalls: () => fakes.calls.filter((call) => call.startsWith("kiosks.")) };
}

describe("the kiosks near a slice's point", () => {
  test("are the nearest first, with their distances", async () => {
    const { ask, kioskCalls } = await startWith(near({}));
    const { ids, slices, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(ids).toEqual([["1", "2"]]);
    expect(slices[0]!.nearby!.map(({ distanceKm }) => Math.round(distanceKm))).toEqual([1, 17]);
    expect(kioskCalls()).toEqual(["kiosks.network", "kiosks.byIds 1,2"]);
  });

  test("are searched farther away when none nearby offers the service that the editor chose", async () => {
    const { ask } = await startWith(near({ service: "keyFobs" }), near({ service: "carKeys" }, "compact"));
    expect((await ask()).ids).toEqual([["2"], ["3"]]);
  });

  test.each([
    [null, 4],
    [0, 4],
    [1, 1],
    [12, 12],
    [1000, 12],
  ])("with the limit %j are %i", async (limit, count) => {
    const { ask, fakes } = await startWith(near({ limit }));
    fakes.kiosks.all = Array.from({ length: 30 }, (_, index) => kiosk(`${index}`));
    expect((await ask()).ids[0]).toHaveLength(count);
  });

  test.each([
    ["no point", { point: {} }],
    ["an empty point", { point: null }],
    ["a point on no map", { point: { latitude: 91, longitude: 0 } }],
    ["a point of words", { point: { latitude: "39", longitude: "-89" } }],
    ["a service that we do not know", { service: "teleport" }],
  ])("are none, without a call, for %s", async (_, primary) => {
    const { ask, kioskCalls } = await startWith(near(primary));
    const { ids, errors } = await ask();
    expect([ids, errors]).toEqual([[[]], undefined]);
    expect(kioskCalls()).toEqual([]);
  });

  test("are none for content that is older than its model", async () => {
    const { primary: _, ...old } = near({});
    const { ask } = await startWith(old);
    expect((await ask()).ids).toEqual([[]]);
  });

  test("take one call for the network and one for all kiosks of a page, featured or near", async () => {
    const featured = featuredKiosks("1", "3");
    const { ask, kioskCalls, bff, fakes } = await startWith(near({}), near({ limit: 1 }, "compact"), featured);
    await ask();
    expect(kioskCalls().filter((call) => call === "kiosks.network")).toHaveLength(1);
    const ids = kioskCalls().flatMap((call) => /^kiosks.byIds (.*)$/.exec(call)?.[1]!.split(",") ?? []);
    expect(ids.toSorted()).toEqual(["1", "2", "3"]);
    forget(fakes);
    await bff.ask(PAGE);
    expect(kioskCalls()).toEqual([]);
  });

  test("are searched box by box when the network is not available", async () => {
    const { ask, fakes, kioskCalls } = await startWith(near({}));
    breakNetwork(fakes, () => Promise.reject(failureOf("kiosks")));
    expect((await ask()).ids).toEqual([["1", "2"]]);
    expect(kioskCalls().filter((call) => call.startsWith("kiosks.byIds"))).toEqual([]);
  });

  test("that fail leave the rest of the page as it is", async () => {
    const { ask, fakes } = await startWith(near({}), sliceJson("hero"));
    fakes.kiosks.failure = failureOf("kiosks");
    const { ids, title, errors } = await ask();
    expect([ids, title]).toEqual([[null, null], "About"]);
    expect(errors).toMatchObject([
      { path: ["page", "data", "slices", 0, "nearby"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } },
    ]);
  });
});
