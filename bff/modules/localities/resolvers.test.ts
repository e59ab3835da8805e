import { describe, expect, test } from "vitest";
import { createFakes, failureOf, kiosk, startBff } from "#tests/support/fakes.ts";
import { breakNetwork } from "#tests/support/kiosksNearSpringfield.ts";

const LOCALITY = `query ($text: String!, $language: LanguageCode! = EN_US) {
  locality(text: $text, language: $language) { name isCertain geoLocation { lat lng } }
}`;

/** A point of each state. */
const MIDDLES: Record<string, { lat: number; lng: number }> = { OH: { lat: 40, lng: -83 }, GA: { lat: 32.5, lng: -84.9 } };
const middleOf = (state: string) => MIDDLES[state] ?? { lat: 45, lng: -72.5 };

/** A BFF with a kiosk in each of these cities. */
async function start(...cities: [city: string, state: string][]) {
  const fakes = createFakes();
  fakes.kiosks.all = cities.map(([city, state], index) => {
    const one = kiosk(`${index + 1}`);
    return { ...one, geoLocation: middleOf(state), address: { ...one.address, city, state } };
  });
  const bff = await startBff(fakes);
  const find = async (text: string, language?: string) => {
    const { data, errors } = await bff.ask(LOCALITY, { text, language });
    expect(errors).toBeUndefined();
    return data!.locality as { name: string; isCertain: boolean; geoLocation: object } | null;
  };
  return { fakes, bff, find };
}

test("a postal code or a town is found without a call of Google", async () => {
  const { fakes, find } = await start();
  expect(await find("43215")).toEqual({ name: "43215", isCertain: true, geoLocation: { lat: 39.967, lng: -83.004 } });
  expect(await find("columbus ohio")).toMatchObject({ name: "Columbus, OH", isCertain: true });
  expect(await find("Richmond", "FR_CA")).toMatchObject({ name: "Richmond, BC", isCertain: true });
  expect(await find("12 Main St")).toBeNull();
  expect(fakes.calls.filter((call) => call.startsWith("places."))).toEqual([]);
});

describe("the cities of our kiosks", () => {
  test("decide among several of one name", async () => {
    expect(await (await start()).find("Springfield")).toMatchObject({ isCertain: false });
    expect(await (await start(["Springfield", "MA"])).find("Springfield")).toMatchObject({ name: "Springfield, MA", isCertain: true });
  });

  test("are found in any spelling, also those that the gazetteer lacks", async () => {
    const { find } = await start(["Ste. Nowhere", "QC"], ["The Kiosk Corners", "OH"]);
    for (const text of ["sainte nowhere", "Ste-Nowhere QC", "Ste. Nowhere, Québec"])
      expect(await find(text)).toEqual({ name: "Ste. Nowhere, QC", isCertain: true, geoLocation: middleOf("QC") });
    expect(await find("kiosk corners, ohio")).toMatchObject({ name: "The Kiosk Corners, OH", isCertain: true });
  });

  test("are not needed: without the network, the gazetteer's are found", async () => {
    const { fakes, find } = await start();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    expect(await find("Columbus, OH")).toMatchObject({ name: "Columbus, OH", isCertain: true });
  });
});

test.each(["", " ", "x".repeat(201)])("a text that is empty or too long is refused: %j", async (text) => {
  const { bff } = await start();
  expect((await bff.ask(LOCALITY, { text })).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

describe("towns of a similar name", () => {
  const SIMILAR = `query ($text: String!) { similarTowns(text: $text) { name kioskCount } }`;

  test("are those with most kiosks, without a call of Google", async () => {
    const { bff, fakes } = await start(["Columbus", "GA"]);
    expect((await bff.ask(SIMILAR, { text: "Colombus HO" })).data!.similarTowns).toEqual([
      { name: "Columbus, GA", kioskCount: 1 },
      { name: "Columbus, OH", kioskCount: 0 },
      { name: "Columbus, IN", kioskCount: 0 },
    ]);
    expect(fakes.calls.filter((call) => call.startsWith("places."))).toEqual([]);
    expect((await bff.ask(SIMILAR, { text: "x".repeat(201) })).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("are those with most people while the network is down, without a number", async () => {
    const { bff, fakes } = await start();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    const [first] = (await bff.ask(SIMILAR, { text: "Colombus" })).data!.similarTowns as object[];
    expect(first).toEqual({ name: "Columbus, OH", kioskCount: null });
  });
});
