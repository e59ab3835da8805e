import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import type { Listing, NearRow } from "./listing";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import { ResultSummary } from "./ResultSummary";

const row = (distanceKm: number) =>
  ({ kiosk: { name: "Shop", hours: null, unknownDays: [], holidayHours: null, timeZone: null }, distanceKm }) as unknown as NearRow;
const listing = (rows: NearRow[], more: Partial<Listing> = {}): Listing => ({
  rows,
  offset: 0,
  count: rows.length,
  total: rows.length,
  lookedAt: null,
  services: [],
  nearest: rows[0] ?? null,
  open: null,
  isWidened: false,
  loaded: rows,
  ...more,
});
const carKeys = { services: ["carKeys" as const] };

function said(list: Listing, state: Partial<LocatorState> = {}, lang: Lang = "en-us", city?: string): string {
  const html = renderToStaticMarkup(
    <ResultSummary
      listing={list}
      state={{ ...EMPTY_STATE, ...state }}
      path="/key-services/"
      city={city}
      lang={lang}
      unit={unitOf(lang)}
      isUncached
    />,
  );
  return /<output[^>]*>(.*)<\/output>/.exec(html)![1]!.replace(/<[^>]*>/g, "");
}

describe("a list says", () => {
  it.each([
    ["en-us", "2 kiosks nearby, nearest 2.0 miles"],
    ["fr-ca", "2 bornes à proximité, la plus proche à 3,2\u00a0km"],
  ] as const)("in %s, how many kiosks there are, and the distance of the nearest", (lang, text) => {
    expect(said(listing([row(3.2), row(49)]), {}, lang)).toBe(text);
  });

  const far = { isWidened: true };
  it.each([
    [
      listing([row(55)], far),
      {},
      "No kiosk within 20 miles. The nearest is 34 miles away.",
      "Aucune borne à moins de 30\u00a0km. La plus proche est à 55\u00a0km.",
    ],
    [
      listing([row(55)], far),
      carKeys,
      "No kiosk with these services within 20 miles. The nearest is 34 miles away.",
      "Aucune borne avec ces services à moins de 30\u00a0km. La plus proche est à 55\u00a0km.",
    ],
    [listing([row(28)], far), {}, "The nearest kiosk is 17 miles away.", "La borne la plus proche est à 28\u00a0km."],
    [
      listing([row(55)], far),
      { open: "now" as const },
      "No kiosk open now within 20 miles. The nearest kiosk open now is 34 miles away.",
      "Aucune borne ouverte maintenant à moins de 30\u00a0km. La borne ouverte maintenant la plus proche est à 55\u00a0km.",
    ],
    [
      listing([row(55)], far),
      { open: "24h" as const, ...carKeys },
      "No kiosk open 24 hours with these services within 20 miles. The nearest kiosk open 24 hours is 34 miles away.",
      "Aucune borne ouverte 24\u00a0h avec ces services à moins de 30\u00a0km. La borne ouverte 24\u00a0h la plus proche est à 55\u00a0km.",
    ],
    [
      listing([row(28)], far),
      carKeys,
      "The nearest kiosk with these services is 17 miles away.",
      "La borne avec ces services la plus proche est à 28\u00a0km.",
    ],
    [
      listing([row(28)], far),
      { open: "now" as const },
      "The nearest kiosk open now is 17 miles away.",
      "La borne ouverte maintenant la plus proche est à 28\u00a0km.",
    ],
    [
      listing([row(90), row(55)], { ...far, nearest: row(55) }),
      { sort: "name" as const },
      "No kiosk within 20 miles. The nearest is 34 miles away.",
      "Aucune borne à moins de 30\u00a0km. La plus proche est à 55\u00a0km.",
    ],
  ])("that it had to search farther, and for what (%#)", (list, state, english, french) => {
    expect(said(list, state)).toBe(english);
    expect(said(list, state, "fr-ca")).toBe(french);
  });

  it("the count alone when the nearest kiosk is on an earlier page", () => {
    expect(said(listing([row(90)], { ...far, nearest: null, total: 400 }))).toBe("400 kiosks ");
  });

  it("that none is open, and among how many it looked", () => {
    expect(said(listing([], { lookedAt: 300 }), { open: "now" })).toBe("0 kiosks open now among the 300 nearest");
    expect(said(listing([]), { open: "now" })).toBe("No kiosk here fits all of that.");
  });

  it.each([
    ["Le Bic", "au Bic"],
    ["Les Coteaux", "aux Coteaux"],
    ["Montréal", "à Montréal"],
  ])("in French, its city %s with the right article", (city, words) => {
    expect(said(listing([row(1)], { nearest: null }), {}, "fr-ca", city)).toBe(`1 borne ${words}`);
    expect(said(listing([], { lookedAt: 300 }), { open: "now" }, "fr-ca", city)).toBe(
      `0 borne ouverte maintenant parmi les 300 premières ${words}`,
    );
  });
});
