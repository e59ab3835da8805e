import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "../../i18n/languages";
import { AllCities, LargestCities } from "./state/CityGroups";
import { StateGroups } from "#site/parts/directoryFrame/StateGroups.tsx";

const QUERY = "?services=carKeys&open=now";
const hrefs = (list: ReactElement) =>
  [...renderToStaticMarkup(list).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    city: `City ${index}`,
    slug: `city-${index}`,
    path: `/key-services/oh/city-${index}/`,
    kioskCount: 1,
    services: [],
  }));

it.each([2, 50])("each of %i cities is linked with the chosen filters", (count) => {
  const linked = (query: string, lang: Lang) => [
    ...new Set(
      hrefs(
        <>
          <LargestCities cities={cities(count)} query={query} lang={lang} />
          <AllCities cities={cities(count)} query={query} lang={lang} />
        </>,
      ),
    ),
  ];
  expect(linked(QUERY, "fr-ca").toSorted()).toEqual(
    cities(count)
      .map(({ path }) => `/fr-ca${path}${QUERY}`)
      .toSorted(),
  );
  expect(linked("", "en-us").toSorted()).toEqual(
    cities(count)
      .map(({ path }) => path)
      .toSorted(),
  );
});

it("so is each state", () => {
  const states = [{ state: "OH", name: "Ohio", names: ["Ohio"], country: "US", path: "/key-services/oh/", kioskCount: 3, services: [] }];
  expect(hrefs(<StateGroups states={states} query={QUERY} lang="en-us" />)).toEqual([`/key-services/oh/${QUERY}`]);
});

it("many cities begin with those that have most kiosks", () => {
  const all = cities(50).map((city, index) => ({ ...city, kioskCount: index === 7 ? 90 : 1 }));
  expect(hrefs(<LargestCities cities={all} query="" lang="en-us" />)[0]).toBe("/key-services/oh/city-7/");
});
