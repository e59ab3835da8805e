import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "../i18n/languages";
import RatingLine from "./RatingLine";

const uri = "https://maps.google.com/?cid=1";
const attributions = [{ provider: "Aisle Atlas", providerUri: "https://atlas.example/" }];
const render = (rating: number | null, userRatingCount: number | null, googleMapsUri: string | null, lang: Lang = "en-us") =>
  renderToStaticMarkup(<RatingLine rating={{ rating, userRatingCount, googleMapsUri, attributions }} lang={lang} />);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

it("shows the rating, how many gave one, Google Maps, which it links to, and the data's providers", () => {
  const html = render(4.7, 1212, uri);
  expect(textOf(html)).toBe("★ 4.7 out of 5 Ratings: (1,212) Google Maps Data from Aisle Atlas");
  expect(html).toContain(`href="${uri}"`);
  expect(html).toContain('<span translate="no" class="source">Google Maps</span>');
});

it("writes numbers as the language does, and whole ones with their tenth", () => {
  expect(textOf(render(5, 1, uri, "fr-ca"))).toBe("★ 5,0 sur 5 Avis : (1) Google Maps Données : Aisle Atlas");
});

it("omits an unknown number of ratings", () => {
  expect(textOf(render(4.2, null, uri))).toBe("★ 4.2 out of 5 Google Maps Data from Aisle Atlas");
});

it.each([
  ["without ratings", null, uri],
  ["that has no place to link to", 4.2, null],
  ["whose link would run a script", 4.2, "javascript:alert(1)"],
])("is empty for a kiosk %s", (_, rating, googleMapsUri) => {
  expect(render(rating, 3, googleMapsUri)).toBe("");
});
