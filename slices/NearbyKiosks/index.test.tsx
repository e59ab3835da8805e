import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { NearbyKioskFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import NearbyKiosks from ".";

type Slice = Content.NearbyKiosksSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("NearbyKiosks", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [board, lines] = mocks.map(({ slice }) => slice) as [Slice, Slice];

/** A slice with live data: undefined without any, null for a source that failed. */
function render(slice: Slice, nearby?: NearbyKioskFragment[] | null, lang: Lang = "en-us"): string {
  return renderToStaticMarkup(<NearbyKiosks slice={nearby === undefined ? slice : { ...slice, nearby }} context={{ lang }} />);
}

const near = (distanceKm: number, fields: Partial<NearbyKioskFragment["kiosk"]> = {}): NearbyKioskFragment => ({
  distanceKm,
  kiosk: {
    locationId: `at ${distanceKm}`,
    path: "/key-services/oh/columbus/locksmith-key-copy-duplication-1-main-st/1/",
    name: "Riverside Market",
    retailer: null,
    timeZone: "America/New_York",
    servicesAvailable: ["keyCopy", "carKeys"],
    address: { street: "1 Main St", city: "Columbus", state: "OH", postalCode: "43215", country: "US" },
    hours: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "21:00" } }],
    unknownDays: [],
    holidayHours: null,
    ...fields,
  },
});
const nowhere = { street: null, city: null, state: null, postalCode: null, country: null };
const without = (slice: Slice, ...fields: string[]) =>
  ({
    ...slice,
    primary: { ...slice.primary, ...Object.fromEntries(fields.map((field) => [field, field === "point" ? {} : null])) },
  }) as Slice;
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const rowsIn = (html: string) =>
  [...html.matchAll(/<li class="(?:row|line)".*?<\/li>(?=<li class="(?:row|line)"|<\/ol>)/g)].map(([row]) => row);

describe.each(mocks)("the mock of $variation in $lang", ({ lang, slice }) => {
  const words = {
    "en-us": { all: "Find a kiosk", missing: "These kiosks didn’t load.", none: "No kiosk around here yet." },
    "fr-ca": { all: "Trouver une borne", missing: "Ces bornes ne se sont pas affichées.", none: "Pas encore de borne par ici." },
  }[lang];

  it("shows kiosks in the given order, with distances in the language's units", () => {
    const rows = rowsIn(render(slice, [near(0.5), near(1.3), near(32)], lang));
    expect(rows.map((row) => /[\d.,]+ (mi|km)/.exec(textOf(row))?.[0])).toEqual(
      lang === "en-us" ? ["0.3 mi", "0.8 mi", "20 mi"] : ["0,5 km", "1,3 km", "32 km"],
    );
  });

  it("links each kiosk to its page, and to the directory", () => {
    const html = render(slice, [near(1), near(2, { path: null, name: "Corner Shop" })], lang);
    const prefix = lang === "en-us" ? "" : "/fr-ca";
    expect(html).toMatch(
      new RegExp(`<a href="${prefix}/key-services/oh/columbus/locksmith-key-copy-duplication-1-main-st/1/?">Riverside Market</a>`),
    );
    expect(html).not.toContain(">Corner Shop</a>");
    expect(html).toMatch(new RegExp(`<a href="${prefix}/key-services/?">${words.all}</a>`));
    // The opening status is empty until the browser has computed it.
    expect(emptyTags(html.replaceAll(/<p data-open-status="" class="status ?"><\/p>/g, ""))).toEqual([]);
  });

  it("says so when the kiosks failed or there are none, and still links to the directory", () => {
    expect(render(slice, null, lang)).toContain(`>${words.missing}</p>`);
    expect(render(slice, [], lang)).toContain(`>${words.none}</p>`);
    for (const nothing of [null, []]) {
      expect(render(slice, nothing, lang)).toContain(`>${words.all}</a>`);
      expect(rowsIn(render(slice, nothing, lang))).toEqual([]);
    }
  });

  it("renders nothing without a point", () => {
    for (const nothing of [null, []]) expect(render(without(slice, "point"), nothing, lang)).toBe("");
    for (const kind of ["null", "empty"] as const) expect(render(emptied(slice, kind), [], lang)).toBe("");
  });

  it("has a name for a kiosk with few known fields", () => {
    const html = render(
      slice,
      [
        near(1, {
          locationId: "100007",
          path: null,
          name: null,
          retailer: "",
          address: nowhere,
          hours: null,
          timeZone: null,
          servicesAvailable: [],
        }),
      ],
      lang,
    );
    expect(textOf(rowsIn(html)[0]!)).toContain("100007");
    expect(html).not.toMatch(/null|undefined/);
  });

  it("escapes the backend's texts", () => {
    expect(render(slice, [near(1, { name: "<script>alert(1)</script>" })], lang)).not.toContain("<script");
  });
});

describe("the board", () => {
  it("shows address, hours and services, and has an element for the opening status", () => {
    const html = render(board, [near(1)]);
    expect(textOf(html)).toMatch(/Riverside Market 1 Main St, Columbus, OH 43215 0.6 mi Mon\S* 9 AM to 9 PM .* Key copies Car keys/);
    expect(html).toMatch(/<p data-open-status="" class="status ?"><\/p>/);
    expect(textOf(html)).not.toMatch(/Open|Opens/);
  });

  it.each([[null], [[]]])("says that hours are unknown when they are %j", (hours) => {
    expect(textOf(render(board, [near(1, { hours })]))).toContain("Hours not known.");
  });

  it("skips no heading level", () => {
    expect(render(board, [near(1)])).toMatch(/<h2.*<h3 class="name"/);
    expect(render(without(board, "title"), [near(1)])).toMatch(/<h2 class="name"/);
  });

  it("shows miles in English, and kilometres in French", () => {
    expect(textOf(render(board, [near(1.3)]))).toContain("0.8 mi");
    expect(textOf(render(board, [near(1.3)], "fr-ca"))).toContain("1,3 km");
  });

  it.each([board, lines])("measures all rows in the unit of the first kiosk's country, and names no locksmith", (slice) => {
    const inCanada = { ...nowhere, street: "2 Rue St", country: "CA" };
    const text = textOf(render(slice, [near(1), near(2, { address: inCanada, servicesAvailable: ["locksmith"] })]));
    expect(text).toContain("1.2 mi");
    expect(text).not.toMatch(/km|Locksmith/);
    expect(textOf(render(slice, [near(1, { address: inCanada }), near(2)]))).toContain("2.0 km");
  });
});

it("the compact list has only names, streets and distances", () => {
  expect(rowsIn(render(lines, [near(1), near(2, { address: { ...nowhere, city: "Columbus", country: null } })])).map(textOf)).toEqual([
    "Riverside Market 1 Main St 0.6 mi",
    "Riverside Market Columbus 1.2 mi",
  ]);
});

it("the hours of each kiosk are a list with a name", () => {
  expect(render(board, [near(1)])).toMatch(/<ul aria-label="\w+" class="week"/);
  expect(render(board, [near(1)], "fr-ca")).toMatch(/<ul aria-label="Heures[^"]*" class="week"/);
});
