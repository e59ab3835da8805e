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
