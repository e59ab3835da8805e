import { describe, expect, it } from "vitest";
import { closed, galleryHref, type GalleryState, parseGallery, toSkuId, withoutPlace } from "./galleryState";

const parse = (query: string) => parseGallery(Object.fromEntries(new URLSearchParams(query)));
const URL_OF = "/fr-ca/key-gallery/";

const whole: GalleryState = {
  group: ["MRVL", "HOME"],
  sub: ["HOME"],
  find: "polar bear",
  q: "Columbus, OH",
  at: { lat: 39.9612, lng: -82.9988 },
  place: "ChIJcd_4-x",
  page: 2,
  sku: "20010",
};

describe("the gallery's address", () => {
  it("holds the whole state and is parsed back to it", () => {
    const address = galleryHref(URL_OF, whole);
    expect(address).toBe(
      "/fr-ca/key-gallery/?group=MRVL,HOME&sub=HOME&find=polar+bear&q=Columbus,+OH&at=39.9612,-82.9988&place=ChIJcd_4-x&page=2&sku=20010",
    );
    expect(parse(address.split("?")[1]!)).toEqual(whole);
  });

  it("is without a query when nothing is chosen", () => {
    expect(galleryHref("/key-gallery/", { page: 1 })).toBe("/key-gallery/");
    expect(parse("")).toEqual({ page: 1 });
    expect(parseGallery(undefined)).toEqual({ page: 1 });
  });

  it("drops the place or the open design and keeps the rest", () => {
    expect(galleryHref(URL_OF, closed(whole))).not.toContain("sku");
    expect(galleryHref(URL_OF, withoutPlace(whole))).toBe("/fr-ca/key-gallery/?group=MRVL,HOME&sub=HOME&find=polar+bear&sku=20010");
  });
});

it.each([
  "group=",
  "group=A,,B",
  "group=%00",
  `group=${"A".repeat(41)}`,
  `sub=${"A,".repeat(50)}A`,
  "find=",
  `find=${"a".repeat(61)}`,
  "sku=",
  "sku=%20",
  `sku=${"9".repeat(41)}`,
  "at=x",
  "page=0",
  "services=keyCopy",
])("ignores %s", (query) => {
  expect(parse(query)).toEqual({ page: 1 });
});

it("accepts any code that an editor types", () => {
  expect(parse("group=summer+2026,day-of_dead").group).toEqual(["summer 2026", "day-of_dead"]);
  expect(galleryHref("/key-gallery/", { page: 1, group: ["summer 2026", "a&b"] })).toBe("/key-gallery/?group=summer%202026,a%26b");
});

it("ignores a parameter that comes twice", () => {
  expect(parseGallery({ group: ["WILD", "NATR"], sku: ["1", "2"] })).toEqual({ page: 1 });
});

it.each([
  ["20010", 20_010],
  ["007", 7],
  ["2147483647", 2_147_483_647],
  ["2147483648", null],
  ["20010x", null],
  ["-1", null],
  ["1e3", null],
  ["1.5", null],
])("the blank %s is %s", (sku, id) => {
  expect(toSkuId(sku)).toBe(id);
});
