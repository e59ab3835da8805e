import { describe, expect, test } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { createFakes, failureOf, type Fakes, featuredKiosks, keyDesign, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

const DESIGNS = "query ($groups: [String!], $skuIds: [Int!]) { keyDesigns(groups: $groups, skuIds: $skuIds) { skuId } }";
const KIOSKS = "query ($ids: [ID!]!, $limit: Int! = 4) { kiosks(ids: $ids) { locationId keyDesigns(first: $limit) { designId } } }";
const STOCK = "query ($bounds: BoundsInput!) { keyDesignsInArea(bounds: $bounds) { code skuIds designs { designId } } }";
const ALL_GROUPS = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC"];

const forget = (fakes: Fakes) => void (fakes.calls.length = 0);
const asksFor = (...groups: string[]) => `kiosks.keyDesigns ${groups.toSorted().join()}`;

/** A BFF over three designs in WILD, two in DC and one in HOME. */
async function start() {
  const fakes = createFakes();
  fakes.kiosks.designs = [
    keyDesign("WILD", 1),
    keyDesign("WILD", 2),
    keyDesign("WILD", 3),
    keyDesign("HOME", 4),
    keyDesign("DC", 5),
    keyDesign("DC", 6),
  ];
  const bff = await startBff(fakes);
  const designs = async (variables: object, cookie?: string) => {
    const { data, errors } = await bff.ask(DESIGNS, variables, { cookie });
    expect(errors).toBeUndefined();
    return (data!.keyDesigns as { skuId: number }[]).map(({ skuId }) => skuId);
  };
  return { fakes, bff, designs };
}

describe("key designs", () => {
  test("are those of the eight default groups when groups are left out or null", async () => {
    const { fakes, designs } = await start();
    await expect(designs({})).resolves.toEqual([1, 2, 3, 4, 5, 6]);
    expect(fakes.calls).toEqual([asksFor(...ALL_GROUPS)]);
    forget(fakes);
    await expect(designs({ groups: null, skuIds: null })).resolves.toEqual([1, 2, 3, 4, 5, 6]);
    expect(fakes.calls).toEqual([]);
  });

  test("have the order of the requested groups, an unknown group is empty, and each group is loaded once in its lifetime", async () => {
    const { fakes, designs } = await start();
    await expect(designs({ groups: ["DC", "NONE", "WILD", "DC"] })).resolves.toEqual([5, 6, 1, 2, 3]);
    expect(fakes.calls).toEqual([asksFor("DC", "NONE", "WILD")]);
    forget(fakes);
    await expect(designs({ groups: ["HOME", "NONE", "DC"] })).resolves.toEqual([4, 5, 6]);
    expect(fakes.calls).toEqual([asksFor("HOME")]);
    fakes.clock.now += SOURCE_LIFETIMES.designs.ttlMs;
    await designs({ groups: ["HOME"] });
    expect(fakes.calls).toEqual([asksFor("HOME"), asksFor("HOME")]);
  });

  test("of an empty list of groups are requested with that list", async () => {
    const { fakes, designs } = await start();
    await expect(designs({ groups: [] })).resolves.toEqual([]);
    await expect(designs({ groups: [], skuIds: [5, 1] })).resolves.toEqual([1, 5]);
    await expect(designs({ groups: [], skuIds: [] })).resolves.toEqual([]);
    expect(fakes.calls).toEqual(["kiosks.keyDesigns ", "kiosks.keyDesigns  on 5,1", "kiosks.keyDesigns  on "]);
  });

  test("on some blanks are those of the groups, or of the default ones, cached for a minute", async () => {
    const { fakes, designs } = await start();
    await expect(designs({ groups: ["WILD"], skuIds: [2, 5] })).resolves.toEqual([2]);
    await expect(designs({ skuIds: [2, 5] })).resolves.toEqual([2, 5]);
    const expectedCalls = ["kiosks.keyDesigns WILD on 2,5", `kiosks.keyDesigns ${ALL_GROUPS.join()} on 2,5`];
    expect(fakes.calls).toEqual(expectedCalls);
    await designs({ skuIds: [2, 5] });
    expect(fakes.calls).toEqual(expectedCalls);
    fakes.clock.now += 60_000;
    await designs({ skuIds: [2, 5] });
    expect(fakes.calls).toHaveLength(3);
  });

  test("are requested with a visitor's token and not cached", async () => {
    const { fakes, designs } = await start();
    await designs({ groups: ["DC"] });
    forget(fakes);
    await designs({ groups: ["DC"] }, "token=T1");
    await designs({ groups: ["DC"] }, "token=T2");
    await designs({ groups: ["DC"], skuIds: [5] }, "token=T1");
    expect(fakes.calls).toEqual(["kiosks.keyDesigns DC as T1", "kiosks.keyDesigns DC as T2", "kiosks.keyDesigns DC on 5 as T1"]);
  });

  test("are served stale for a day while the backend fails, and are an error when it has never answered", async () => {
    const { fakes, bff, designs } = await start();
    await designs({ groups: ["DC"] });
    fakes.clock.now += SOURCE_LIFETIMES.designs.ttlMs;
    fakes.kiosks.failure = failureOf("kiosks");
    await expect(bff.ask(DESIGNS, { groups: ["DC"] })).resolves.toEqual({
      data: { keyDesigns: [{ skuId: 5 }, { skuId: 6 }] },
      extensions: { stale: ["kiosks"] },
    });
    await expect(bff.ask(DESIGNS, { groups: ["HOME"] })).resolves.toMatchObject({
      data: { keyDesigns: null },
      errors: [{ extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
    });
  });

  test.each([
    [{ groups: Array(51).fill("WILD") }, "groups takes 50 at most; these are 51."],
    [{ skuIds: Array(5001).fill(1) }, "skuIds takes 5000 at most; these are 5001."],
  ])("in lists that are too long are refused without a call (%#)", async (variables, message) => {
    const { fakes, bff } = await start();
    await expect(bff.ask(DESIGNS, variables)).resolves.toMatchObject({
      data: { keyDesigns: null },
      errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(fakes.calls).toEqual([]);
  });
});

test("a design is named in the language that is asked for, and in another where it has no such name", async () => {
  const { fakes, bff } = await start();
  const [one, other] = fakes.kiosks.designs;
  other!.names.fr = null;
  const query = `{ one: keyDesign(skuId: ${one!.skuId}) { name name_fr: name(language: FR_CA) }
    other: keyDesign(skuId: ${other!.skuId}) { name_fr: name(language: FR_CA) } }`;
  await expect(bff.ask(query)).resolves.toMatchObject({
    data: {
      one: { name: `Design ${one!.skuId}`, name_fr: `Modèle ${one!.skuId}` },
      other: { name_fr: `Design ${other!.skuId}` },
    },
  });
});

test("a design is found by one of its blanks, and is null when there is none", async () => {
  const { fakes, bff } = await start();
  const ask = async (skuId: number) =>
    (await bff.ask("query ($skuId: Int!) { keyDesign(skuId: $skuId) { designId designGroup name sku skuId image { webp } } }", { skuId }))
      .data;
  await expect(ask(4)).resolves.toEqual({
    keyDesign: { designId: "home-4", designGroup: "HOME", name: "Design 4", sku: "HOME-4", skuId: 4, image: null },
  });
  await expect(ask(99)).resolves.toEqual({ keyDesign: null });
  await ask(99);
  expect(fakes.calls).toEqual(["kiosks.keyDesigns  on 4", "kiosks.keyDesigns  on 99"]);
});

describe("the designs of kiosks", () => {
  const stocking = (locationId: string, ...stocksDesignGroups: string[]) => ({ ...kiosk(locationId), stocksDesignGroups });
  const designsOf = (kiosks: unknown) =>
    (kiosks as { keyDesigns: { designId: string }[] }[]).map(({ keyDesigns }) => keyDesigns.map(({ designId }) => designId));

  test("alternate among the groups in stock, up to the limit", async () => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [stocking("1", "WILD", "NONE", "DC"), stocking("2", "HOME"), stocking("3")];
    const { data } = await bff.ask(KIOSKS, { ids: ["1", "2", "3"] });
    expect(designsOf(data!.kiosks)).toEqual([["wild-1", "dc-5", "wild-2", "dc-6"], ["home-4"], []]);
    const { data: more } = await bff.ask(KIOSKS, { ids: ["1"], limit: 24 });
    expect(designsOf(more!.kiosks)).toEqual([["wild-1", "dc-5", "wild-2", "dc-6", "wild-3"]]);
  });

  test("of twenty kiosks take one call for kiosks and one for designs, and none when requested again", async () => {
    const { fakes, bff } = await start();
    const ids = Array.from({ length: 20 }, (_, index) => `${index + 10}`);
    fakes.kiosks.all = ids.map((id, index) => stocking(id, ALL_GROUPS[index % 8]!, ALL_GROUPS[(index + 3) % 8]!));
    fakes.content.documents = [
      pageDocument({ id: "p1", uid: "about", data: { slices: [featuredKiosks(...ids.slice(0, 12)), featuredKiosks(...ids.slice(12))] } }),
    ];
    const page = `{ page(path: "/about/", language: EN_US) { ... on PageDocument { data {
        slices { ... on FeaturedKiosksSlice { kiosks { keyDesigns { designId } } } } } } } }`;
    const { errors } = await bff.ask(page);
    expect(errors).toBeUndefined();
    expect(fakes.calls.filter((call) => call.startsWith("kiosks."))).toEqual([`kiosks.byIds ${ids.join()}`, asksFor(...ALL_GROUPS)]);
    forget(fakes);
    await bff.ask(page);
    expect(fakes.calls.filter((call) => call.startsWith("kiosks."))).toEqual([]);
  });

  test.each([undefined, "token=T1"])("of kiosks loaded one after the other load each group once, with cookie %s", async (cookie) => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [stocking("1", "WILD"), stocking("2", "WILD", "DC")];
    const query = `{ kiosk(id: "1") { keyDesigns { designId } }
        kiosksNear(point: { lat: 39.8, lng: -89.6 }) { nodes { kiosk { keyDesigns { designId } } } } }`;
    const { data } = await bff.ask(query, {}, { cookie });
    expect(data).toMatchObject({
      kiosk: { keyDesigns: [{}, {}, {}] },
      kiosksNear: { nodes: [{ kiosk: { keyDesigns: [{}, {}, {}] } }, { kiosk: { keyDesigns: [{}, {}, {}, {}] } }] },
    });
    const groups = fakes.calls.filter((call) => call.startsWith("kiosks.keyDesigns")).flatMap((call) => call.split(" ")[1]!.split(","));
    expect(groups.toSorted()).toEqual(["DC", "WILD"]);
  });

  test("that fail leave the kiosks", async () => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [stocking("1", "WILD"), stocking("2")];
    fakes.deps.sources.kiosks.keyDesigns = async () => Promise.reject(failureOf("kiosks"));
    await expect(bff.ask(KIOSKS, { ids: ["1", "2"] })).resolves.toMatchObject({
      data: {
        kiosks: [
          { locationId: "1", keyDesigns: null },
          { locationId: "2", keyDesigns: [] },
        ],
      },
      errors: [{ path: ["kiosks", 0, "keyDesigns"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
    });
  });

  test.each([0, 25])("are refused with the limit %i", async (limit) => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [stocking("1", "WILD")];
    await expect(bff.ask(KIOSKS, { ids: ["1"], limit })).resolves.toMatchObject({
      data: { kiosks: [{ keyDesigns: null }] },
      errors: [{ message: `first must be from 1 to 24; this is ${limit}.` }],
    });
  });
});

describe("what is in stock in a box", () => {
  const bounds = { minLat: 39.00004, maxLat: 41, minLng: -90, maxLng: -89 };

  test("is returned by group with blanks, and cached for a minute for nearly equal boxes", async () => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [
      { ...kiosk("1"), stocksDesignGroups: ["DC", "HOME"] },
      { ...kiosk("2"), geoLocation: { lat: 1, lng: 1 }, stocksDesignGroups: ["WILD"] },
    ];
    const { data } = await bff.ask(STOCK, { bounds });
    expect(data).toEqual({
      keyDesignsInArea: [
        { code: "DC", skuIds: [5, 6], designs: [{ designId: "dc-5" }, { designId: "dc-6" }] },
        { code: "HOME", skuIds: [4], designs: [{ designId: "home-4" }] },
      ],
    });
    await bff.ask(STOCK, { bounds: { ...bounds, minLat: 39.00001 } });
    expect(fakes.calls).toEqual(["kiosks.stockIn 39,41,-90,-89"]);
    fakes.clock.now += 60_000;
    await bff.ask(STOCK, { bounds });
    expect(fakes.calls).toHaveLength(2);
    await bff.ask(STOCK, { bounds }, { cookie: "token=T1" });
    expect(fakes.calls.at(-1)).toBe("kiosks.stockIn 39,41,-90,-89 as T1");
  });

  test("is refused for an invalid box", async () => {
    const { fakes, bff } = await start();
    await expect(bff.ask(STOCK, { bounds: { ...bounds, minLat: 42 } })).resolves.toMatchObject({
      errors: [{ message: "minLat 42 is north of maxLat 41; swap them.", extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(fakes.calls).toEqual([]);
  });
});

test("the filters of the gallery are its documents in one language, or else in en-us", async () => {
  const { fakes, bff } = await start();
  const filter = (id: string, display_order: number, lang = "en-us") =>
    pageDocument({
      id,
      lang,
      type: "key_gallery_filter",
      data: { display_order, label: id, query: "WILD, DC", image: {}, sub_filters: [{ label: "Animals", query: "WILD" }] } as never,
    });
  fakes.content.documents = [filter("second", 2), filter("first", 1), pageDocument({ id: "p1" })];
  const ask = async (lang: "EN_US" | "FR_CA") =>
    (
      await bff.ask(
        "query ($lang: LanguageCode!) { keyGalleryFilters(language: $lang) { " +
          "id displayOrder imageUrl label query subFilters { label query } } }",
        { lang },
      )
    ).data;
  const answer = await ask("EN_US");
  expect(answer).toMatchObject({
    keyGalleryFilters: [
      { id: "first" },
      { id: "second", displayOrder: 2, imageUrl: null, query: ["WILD", "DC"], subFilters: [{ label: "Animals", query: ["WILD"] }] },
    ],
  });
  await expect(ask("FR_CA")).resolves.toEqual(answer);
  expect(fakes.calls.filter((call) => call !== "content.root")).toEqual([
    "content.all at M1",
    expect.stringMatching(/^content.byIds (first,second|second,first) at M1$/),
  ]);
});
