import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NearestOpen } from "./NearestOpen";

const around = { city: "Columbus", state: "OH", unit: "mi", now: new Date("2026-11-28T07:00:00Z") } as const;

it.each([
  ["en-us", "Find an open kiosk", "/key-services/?q=Columbus,+OH&amp;at=39.96,-83&amp;open=now"],
  ["fr-ca", "Trouver une borne ouverte", "/fr-ca/key-services/?q=Columbus,+OH&amp;at=39.96,-83&amp;open=now"],
] as const)("in %s, a closed kiosk without an open one around leads to a search for one", (lang, text, href) => {
  const html = renderToStaticMarkup(<NearestOpen others={[]} {...around} at={{ lat: 39.96, lng: -83 }} lang={lang} />);
  expect(html).toContain(text);
  expect(html).toContain(`href="${href}"`);
  expect(renderToStaticMarkup(<NearestOpen others={[]} {...around} at={null} lang={lang} />)).toBe("");
});

it("leads to the nearest open kiosk, but to a farther one while that closes within minutes", () => {
  const daily = (close: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "01:00" }, close: { day, time: close } }));
  const kiosk = (street: string, close: string, distanceKm: number) => ({
    distanceKm,
    kiosk: {
      path: `/key-services/${street}/`,
      name: "Windlass",
      retailer: null,
      address: { street: `1 ${street}`, city: "Columbus" },
      timeZone: "America/New_York",
      hours: daily(close),
      unknownDays: [],
      holidayHours: null,
    },
  });
  // It is two o'clock there.
  const pathWith = (...closes: string[]) => pathAt(closes.map((close) => [close, 1]));
  const pathAt = (closes: readonly (readonly [close: string, distanceKm: number])[]) => {
    const others = closes.map(([close, distanceKm], index) => kiosk(`street-${index}`, close, distanceKm)) as never;
    return /href="([^"]*)"/.exec(renderToStaticMarkup(<NearestOpen others={others} {...around} at={null} lang="en-us" />))?.[1];
  };
  expect(pathWith("01:30", "02:30", "23:00")).toBe("/key-services/street-1/");
  expect(pathWith("02:05", "23:00")).toBe("/key-services/street-1/");
  expect(pathWith("02:05")).toBe("/key-services/street-0/");
  // A kiosk 150 km away is not preferred to a near one that closes within minutes.
  expect(
    pathAt([
      ["02:05", 1],
      ["23:00", 150],
    ]),
  ).toBe("/key-services/street-0/");
  expect(
    pathAt([
      ["02:05", 120],
      ["23:00", 150],
    ]),
  ).toBe("/key-services/street-0/");
});
