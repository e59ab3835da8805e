import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { unitOf } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import type { Listing, NearRow } from "./listing";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import type { ShownAnswer } from "./answerLine";
import { ListStatus } from "./ListStatus";
import { listingOf as listing } from "./testing";

const row = (distanceKm: number) =>
  ({ kiosk: { name: "Shop", hours: null, unknownDays: [], holidayHours: null, timeZone: null }, distanceKm }) as unknown as NearRow;
const carKeys = { services: ["carKeys" as const] };

function said(
  list: Listing,
  state: Partial<LocatorState> = {},
  lang: Lang = "en-us",
  city?: string,
  answer: ShownAnswer | null = null,
): string {
  const html = renderToStaticMarkup(
    <ListStatus
      listing={list}
      state={{ ...EMPTY_STATE, ...state }}
      city={city}
      title="2 kiosks near 43215"
      answer={answer}
      lang={lang}
      unit={unitOf(lang)}
    />,
  );
  return /<output[^>]*>(.*)<\/output>/.exec(html)![1]!.replace(/<[^>]*>/g, "");
}

describe("a list says", () => {
  const answer = {
    row: { name: "Shop", onStreet: "Fernhasp St", distance: "2.0\u00a0mi" },
    isOpen: true,
    when: "until 10\u00a0PM",
  } as never;

  it("what its title says, and where to go", () => {
    const list = listing([row(3.2), row(49)]);
    expect(said(list, {}, "en-us", undefined, answer)).toBe(
      "2 kiosks near 43215. Open now, 2.0\u00a0mi, until 10\u00a0PM, Shop, Fernhasp St.",
    );
    expect(said(list)).toBe("2 kiosks near 43215.");
    const status = { kind: "open", text: "Closes in 12 min", closesSoon: true };
    const soon = { ...(answer as ShownAnswer), row: { ...(answer as ShownAnswer).row, status } } as never;
    expect(said(list, {}, "en-us", undefined, soon)).toBe("2 kiosks near 43215. Closes in 12 min, 2.0\u00a0mi, Shop, Fernhasp St.");
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
      "Aucune borne ouverte en ce moment à moins de 30\u00a0km. La borne ouverte en ce moment la plus proche est à 55\u00a0km.",
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
      "La borne ouverte en ce moment la plus proche est à 28\u00a0km.",
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

  it("that none is open, and among how many it looked", () => {
    expect(said(listing([], { lookedAt: 300 }), { open: "now" })).toBe("0 kiosks open now among the 300 nearest");
    expect(said(listing([]), { open: "now" })).toBe("No kiosk here fits all of that.");
  });

  it.each([
    ["Le Bic", "au Bic"],
    ["Les Coteaux", "aux Coteaux"],
    ["Montréal", "à Montréal"],
  ])("in French, its city %s with the right article", (city, words) => {
    expect(said(listing([], { lookedAt: 300 }), { open: "now" }, "fr-ca", city)).toBe(
      `0 borne ouverte en ce moment parmi les 300 premières ${words}`,
    );
  });
});
