// @vitest-environment window
import { beforeEach, describe, expect, it } from "vitest";
import { clearSearches, readSearches, rememberSearch } from "./recentSearches";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const search = (words: string, placeId?: string) => ({ words, ...(placeId && { placeId }), lat: 40, lng: -83 });
const words = (now = NOW) => readSearches(now).map((one) => one.words);

beforeEach(() => localStorage.clear());

describe("the searches that a device remembers", () => {
  it("are the last five, the newest first", () => {
    for (const text of ["a", "b", "c", "d", "e", "f"]) rememberSearch(search(text), NOW);
    expect(words()).toEqual(["f", "e", "d", "c", "b"]);
    expect(JSON.parse(localStorage.getItem("keyway-searches")!)).toHaveLength(5);
    expect(readSearches(NOW)[0]).toEqual({ words: "f", lat: 40, lng: -83 });
  });

  it("contain each place and each text once", () => {
    rememberSearch(search("colum", "ChIJ1"), NOW);
    rememberSearch(search("Cleveland"), NOW);
    rememberSearch(search("columbus oh", "ChIJ1"), NOW);
    rememberSearch(search("CLEVELAND"), NOW);
    expect(words()).toEqual(["CLEVELAND", "columbus oh"]);
  });

  it("are deleted after 30 days, or if they are from the future", () => {
    rememberSearch(search("a"), NOW);
    expect(words(NOW + 30 * DAY_MS - 1)).toEqual(["a"]);
    expect(words(NOW + 30 * DAY_MS)).toEqual([]);
    expect(words(NOW - 1)).toEqual([]);
  });

  it("can be cleared", () => {
    rememberSearch(search("a"), NOW);
    clearSearches();
    expect(words()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    "{",
    "null",
    "7",
    '"x"',
    "[null,7,{}]",
    `[{"words":"a","lat":91,"lng":0,"searchedAt":${NOW}}]`,
    `[{"words":"","lat":1,"lng":0,"searchedAt":${NOW}}]`,
    `[{"words":"a","lat":1,"lng":0}]`,
  ])("are none where the store holds %s", (stored) => {
    localStorage.setItem("keyway-searches", stored);
    expect(words()).toEqual([]);
    rememberSearch(search("b"), NOW);
    expect(words()).toEqual(["b"]);
  });

  it("are not stored without a text or a point", () => {
    rememberSearch(search("  "), NOW);
    rememberSearch({ words: "a", lat: Number.NaN, lng: 0 }, NOW);
    expect(words()).toEqual([]);
    rememberSearch(search("x".repeat(10_000)), NOW);
    expect(words()[0]).toHaveLength(200);
  });
});
