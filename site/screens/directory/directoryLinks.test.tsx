import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CityGroups } from "./state/CityGroups";
import { StateGroups } from "./root/StateGroups";

const QUERY = "?services=carKeys&open=now";
const hrefs = (list: ReactElement) =>
  [...renderToStaticMarkup(list).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    city: `City ${index}`,
    slug: `city-${index}`,
    path: `/key-services/oh/city-${index}/`,
    kiosks: 1,
    services: [],
  }));

it.each([2, 50])("each of %i cities is linked with the chosen filters", (count) => {
  expect(hrefs(<CityGroups cities={cities(count)} query={QUERY} lang="fr-ca" />)).toEqual(
    cities(count).map(({ path }) => `/fr-ca${path}${QUERY}`),
  );
  expect(hrefs(<CityGroups cities={cities(count)} query="" lang="en-us" />)).toEqual(cities(count).map(({ path }) => path));
});

it("so is each state", () => {
  const states = [{ state: "OH", name: "Ohio", country: "US", path: "/key-services/oh/", kiosks: 3, services: [] }];
  expect(hrefs(<StateGroups states={states} query={QUERY} lang="en-us" />)).toEqual([`/key-services/oh/${QUERY}`]);
});
