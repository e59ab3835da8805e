import { describe, expect, test } from "vitest";
import { createFakeLog, sliceJson } from "#tests/support/fakes.ts";
import type { ContentManifest } from "./manifest";
import { createSliceResolvers } from "./slices";
import { createUnknownSliceReport } from "./unknownSlices";

const manifest: ContentManifest = {
  documents: {
    page: {
      type: "PageDocument",
      isPage: true,
      zones: [
        ["slices", "PageZone"],
        ["faqs", "FaqZone"],
      ],
    },
  },
  slices: {
    hero: {
      type: "HeroSlice",
      variations: {
        default: { primary: "HeroSliceDefaultPrimary", item: "HeroSliceDefaultItem" },
        compact: { primary: "HeroSliceCompactPrimary", item: "HeroSliceCompactItem" },
      },
    },
    faq: { type: "FaqSlice", variations: { default: { primary: "FaqSliceDefaultPrimary", item: "FaqSliceDefaultItem" } } },
  },
  zones: { PageZone: ["hero"], FaqZone: ["faq", "hero"] },
  composites: {
    PageZone: { promo: { type: "PromoSlice", variations: { default: { primary: "PromoSlicePrimary", item: "PromoSliceItem" } } } },
  },
  lists: { PageDocumentData: ["slices"], HeroSliceDefaultPrimary: ["buttons", "more_links"] },
  renamed: { HeroSliceDefaultPrimary: { sign_up: "sign-up", more_links: "more-links" } },
  aliases: {},
};

function create() {
  const { log, entries } = createFakeLog();
  const resolvers = createSliceResolvers(manifest);
  const context = { reportUnknownSlice: createUnknownSliceReport(log) };
  const resolve = (type: string, field: string, parent: unknown) => resolvers[type]![field]!(parent as never, context as never);
  return { resolve, log: entries };
}

describe("all slices of a page", () => {
  test("come in the order of its zones, each of the type that its zone allows", () => {
    const { resolve } = create();
    const data = { slices: [sliceJson("hero"), "broken", sliceJson("faq")], faqs: [sliceJson("faq")] };
    const slices = resolve("PageDocument", "slices", { data, lang: "fr-ca" }) as { slice_type: string }[];
    expect(slices.map((slice) => [slice.slice_type, resolve("Slice", "__resolveType", slice)])).toEqual([
      ["hero", "HeroSlice"],
      ["faq", "UnknownSlice"],
      ["faq", "FaqSlice"],
    ]);
    expect(resolve("PageDocument", "slices", { data, lang: "fr-ca" })).toEqual(slices);
  });

  test("have an id each, even if the content has none, or one twice", () => {
    const { resolve } = create();
    const [hero, faq] = [sliceJson("hero"), sliceJson("faq")];
    const data = {
      slices: [
        { ...hero, id: undefined },
        { ...hero, id: undefined },
        { ...hero, id: "a" },
      ],
      faqs: [{ ...faq, id: "a" }],
    };
    const slices = resolve("PageDocument", "slices", { data, lang: "fr-ca" }) as { slice_type: string }[];
    expect(slices.map((slice) => resolve("HeroSlice", "id", slice))).toEqual(["hero", "hero$2", "a", "a$2"]);
  });

  test("are none for a page older than its model", () => {
    expect(create().resolve("PageDocument", "slices", { data: {}, lang: "en-us" })).toEqual([]);
  });
});

describe("a slice in a zone", () => {
  test.each(["default", "compact"])("is of its own type in its variation %s", (variation) => {
    const { resolve, log } = create();
    expect(resolve("PageZone", "__resolveType", sliceJson("hero", {}, variation))).toBe("HeroSlice");
    expect(log).toEqual([]);
  });

  test.each([
    ["of an unknown type", sliceJson("carousel")],
    ["of an unknown variation", sliceJson("hero", {}, "huge")],
    ["that this zone does not allow", sliceJson("faq")],
    ["without a variation, as legacy slices are", { slice_type: "hero", primary: {}, items: [] }],
  ])("%s is unknown, and logged once", (_, slice) => {
    const { resolve, log } = create();
    expect(resolve("PageZone", "__resolveType", slice)).toBe("UnknownSlice");
    expect(resolve("PageZone", "__resolveType", slice)).toBe("UnknownSlice");
    expect(log).toMatchObject([
      {
        level: "warn",
        details: { slice_type: slice.slice_type },
        message: expect.stringMatching(/a slice, or a variation, without a model; it is skipped/),
      },
    ]);
  });

  test("is allowed in one zone and not in another", () => {
    expect(create().resolve("FaqZone", "__resolveType", sliceJson("faq"))).toBe("FaqSlice");
  });

  test("that is unknown in another way is logged again", () => {
    const { resolve, log } = create();
    for (const variation of ["huge", "tiny"]) resolve("PageZone", "__resolveType", sliceJson("hero", {}, variation));
    expect(log).toHaveLength(2);
  });

  test("has an id and a variation even when the content has none, since the graph requires them", () => {
    const { resolve } = create();
    const legacy = { slice_type: "old" };
    expect([resolve("UnknownSlice", "id", legacy), resolve("UnknownSlice", "variation", legacy)]).toEqual(["old", "default"]);
    const unknown = sliceJson("hero", {}, "huge");
    expect([resolve("UnknownSlice", "id", unknown), resolve("UnknownSlice", "variation", unknown)]).toEqual(["hero$1", "huge"]);
    expect(resolve("HeroSlice", "id", { slice_type: "hero", variation: "default" })).toBe("hero");
  });
});

describe("the parts of a slice", () => {
  test("have the types of their variation", () => {
    const { resolve } = create();
    const slice = { ...sliceJson("hero", { title: "T" }, "compact"), items: [{ a: 1 }, { a: 2 }] };
    expect(resolve("HeroSlice", "primary", slice)).toEqual({ title: "T", __typename: "HeroSliceCompactPrimary" });
    expect(resolve("HeroSlice", "items", slice)).toEqual([
      { a: 1, __typename: "HeroSliceCompactItem" },
      { a: 2, __typename: "HeroSliceCompactItem" },
    ]);
  });

  test.each([[{}], [{ primary: null, items: null }]])("that old content lacks are empty: %j", (parts) => {
    const { resolve } = create();
    const slice = { slice_type: "hero", variation: "default", ...parts };
    expect(resolve("HeroSlice", "primary", slice)).toEqual({ __typename: "HeroSliceDefaultPrimary" });
    expect(resolve("HeroSlice", "items", slice)).toEqual([]);
  });

  test("do not change the content that all requests share", () => {
    const slice = { ...sliceJson("hero", { title: "T" }), items: [{ a: 1 }] };
    const before = structuredClone(slice);
    const { resolve } = create();
    resolve("HeroSlice", "primary", slice);
    resolve("HeroSlice", "items", slice);
    expect(slice).toEqual(before);
  });
});

describe("a list that content may lack", () => {
  test.each([[undefined], [null], [{}], ["text"]])("is empty when the content has %j", (value) => {
    const { resolve } = create();
    expect(resolve("PageDocumentData", "slices", { slices: value })).toEqual([]);
    expect(resolve("HeroSliceDefaultPrimary", "buttons", { buttons: value })).toEqual([]);
  });

  test("is unchanged when the content has it", () => {
    expect(create().resolve("PageDocumentData", "slices", { slices: [1, 2] })).toEqual([1, 2]);
  });
});

describe("a field whose id is not a valid GraphQL name", () => {
  test("is read by its id, a list as well", () => {
    const { resolve } = create();
    const primary = { "sign-up": "Join", "more-links": [{ text: "A" }], sign_up: "another" };
    expect(resolve("HeroSliceDefaultPrimary", "sign_up", primary)).toBe("Join");
    expect(resolve("HeroSliceDefaultPrimary", "more_links", primary)).toEqual([{ text: "A" }]);
    expect(resolve("HeroSliceDefaultPrimary", "more_links", {})).toEqual([]);
  });
});

describe("a composite slice, which has no variation", () => {
  const promo = { slice_type: "promo", slice_label: null, primary: { caption: "A" }, items: [{ x: 1 }] };

  test("has the type of its zone, and its only variation", () => {
    const { resolve, log } = create();
    expect(resolve("PageZone", "__resolveType", promo)).toBe("PromoSlice");
    expect(resolve("PromoSlice", "variation", promo)).toBe("default");
    expect(resolve("PromoSlice", "id", promo)).toBe("promo");
    expect(resolve("PromoSlice", "primary", promo)).toEqual({ caption: "A", __typename: "PromoSlicePrimary" });
    expect(resolve("PromoSlice", "items", promo)).toEqual([{ x: 1, __typename: "PromoSliceItem" }]);
    expect(log).toEqual([]);
  });

  test("is unknown in another zone, and with a variation", () => {
    const { resolve } = create();
    expect(resolve("FaqZone", "__resolveType", promo)).toBe("UnknownSlice");
    expect(resolve("PageZone", "__resolveType", { ...promo, variation: "wide" })).toBe("UnknownSlice");
  });
});
