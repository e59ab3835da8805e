import { describe, expect, it } from "vitest";
import { EMPTY_STATE, isSearch, type LocatorState, printState } from "./locatorState";
import { parseLocatorState } from "./parseLocatorState";

const parse = (query: string) => parseLocatorState(Object.fromEntries(new URLSearchParams(query)));

const whole: LocatorState = {
  q: "Columbus, OH",
  at: { lat: 39.9612, lng: -82.9988 },
  place: "ChIJcd_4-x",
  area: { minLat: 39.5, minLng: -83.25, maxLat: 40.125, maxLng: -82 },
  services: ["keyFobs", "carKeys"],
  open: "now",
  sort: "name",
  page: 3,
};

describe("the locator's address", () => {
  it("holds the whole state and is parsed back to it", () => {
    const query = printState(whole);
    expect(query).toBe(
      "?q=Columbus,+OH&at=39.9612,-82.9988&place=ChIJcd_4-x&area=39.5,-83.25,40.125,-82&services=keyFobs,carKeys&open=now&sort=name&page=3",
    );
    expect(parse(query)).toEqual(whole);
  });

  it("is without a query for the empty state, and omits default values", () => {
    expect(printState(EMPTY_STATE)).toBe("");
    expect(printState({ ...EMPTY_STATE, sort: "distance" })).toBe("");
    expect(parse("")).toEqual(EMPTY_STATE);
    expect(parseLocatorState(undefined)).toEqual(EMPTY_STATE);
  });

  it("holds a distance from the searched point, in the unit in which it was chosen", () => {
    const near: LocatorState = { ...EMPTY_STATE, q: "Columbus", within: { count: 10, unit: "mi" } };
    expect(printState(near)).toBe("?q=Columbus&within=10mi");
    expect(parse("q=Columbus&within=10mi")).toEqual(near);
    expect(parse("at=1,2&within=25km").within).toEqual({ count: 25, unit: "km" });
    // Without a point there is nothing to measure from, and an area is one of its own.
    expect([parse("within=10mi"), parse("at=1,2&area=1,2,3,4&within=10mi")].map(({ within }) => within)).toEqual([undefined, undefined]);
  });

  it("has one order for the same services", () => {
    expect(printState({ ...EMPTY_STATE, services: ["carKeys", "keyCopy"] })).toBe("?services=keyCopy,carKeys");
    expect(parse("services=carKeys,keyCopy,carKeys").services).toEqual(["keyCopy", "carKeys"]);
  });

  it("rounds coordinates to four decimals", () => {
    expect(printState({ ...EMPTY_STATE, at: { lat: 45.508839999, lng: -73.55 } })).toBe("?at=45.5088,-73.55");
  });

  it.each([
    ["1600 Main St #4 & 5", "?q=1600+Main+St+%234+%26+5"],
    ["Montréal 🔑", "?q=Montr%C3%A9al+%F0%9F%94%91"],
    ['<b>"a"</b>', "?q=%3Cb%3E%22a%22%3C%2Fb%3E"],
    ["50% + 1", "?q=50%25+%2B+1"],
  ])("keeps %j as it was typed", (q, query) => {
    expect(printState({ ...EMPTY_STATE, q })).toBe(query);
    expect(parse(query).q).toBe(q);
  });
});

describe("invalid parameters are ignored:", () => {
  it.each([
    "q=",
    "q=%20%0A%09",
    "at=",
    "at=1",
    "at=1,2,3",
    "at=x,y",
    "at=,",
    "at=91,0",
    "at=0,181",
    "at=NaN,0",
    "at=Infinity,0",
    "at=1e400,0",
    "place=ChIJ1",
    "at=1,&place=a",
    "area=1,2,3",
    "area=a,b,c,d",
    "area=40,-83,39,-82",
    "area=39,-83,39,-82",
    "area=39,-83,40,-83",
    "area=-100,0,0,1",
    "services=",
    "services=tomorrow,__proto__",
    "services=become-locksmith",
    "open=later",
    "sort=price",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "page=1e99",
    "page=",
    "constructor=1",
    "__proto__=1",
  ])("%s", (query) => {
    expect(parse(query)).toEqual(EMPTY_STATE);
  });

  it("an invalid place id, but not its point", () => {
    expect(parse("at=1,2&place=%3Cscript%3E")).toEqual({ ...EMPTY_STATE, at: { lat: 1, lng: 2 } });
    expect(parse(`at=1,2&place=${"x".repeat(301)}`)).toEqual({ ...EMPTY_STATE, at: { lat: 1, lng: 2 } });
  });

  it("but not a place id without a point, because its text is still Google's", () => {
    expect(parse("q=Columbus&place=ChIJ1")).toEqual({ ...EMPTY_STATE, q: "Columbus", place: "ChIJ1" });
  });

  it.each(["7mi", "10", "10miles", "mi", "", "1e9km", "__proto__"])("the distance %j", (within) => {
    expect(parse(`at=1,2&within=${within}`)).toEqual({ ...EMPTY_STATE, at: { lat: 1, lng: 2 } });
  });

  it("unknown services, but not the others", () => {
    expect(parse("services=tomorrow,carKeys").services).toEqual(["carKeys"]);
  });

  it("all but the first of repeated parameters", () => {
    expect(parseLocatorState({ q: ["a", "b"], page: ["2", "3"], services: ["carKeys", "keyCopy"] })).toEqual({
      q: "a",
      page: 2,
      services: ["carKeys"],
    });
  });
});

describe("what a visitor typed", () => {
  it("is cut at the maximum length, never within a character", () => {
    expect(parse(`q=${"x".repeat(10_000)}`).q).toHaveLength(200);
    const { q } = parseLocatorState({ q: "🔑".repeat(150) + "x" });
    expect(q).toBe("🔑".repeat(100));
    expect(parseLocatorState({ q: `x${"🔑".repeat(150)}` }).q).toBe(`x${"🔑".repeat(99)}`);
  });

  it("becomes one line", () => {
    expect(parseLocatorState({ q: " a\n\u0000b\u202f\t c " }).q).toBe("a b c");
    expect(parseLocatorState({ q: "a\ud800b" }).q).toBe("a b");
  });
});

it("an area may cross the date line", () => {
  expect(parse("area=50,170,60,-170").area).toEqual({ minLat: 50, minLng: 170, maxLat: 60, maxLng: -170 });
});

it("a place or a map area is a search, filters alone are not", () => {
  expect([parse("q=a"), parse("at=1,2"), parse("area=1,2,3,4"), parse("services=carKeys&open=now&page=2")].map(isSearch)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
