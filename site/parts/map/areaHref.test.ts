import { expect, it } from "vitest";
import { areaHref, isSameArea } from "./areaHref";

const area = { minLat: 39.80004, minLng: -83.2, maxLat: 40.123456, maxLng: -82.8 };
const path = "/fr-ca/key-services/";

it("replaces the search by the area and keeps the page's filters", () => {
  expect(areaHref(path, "", area, undefined)).toBe("/fr-ca/key-services/?area=39.8,-83.2,40.1235,-82.8");
  const search = "?q=Columbus%2C+OH&at=39.9,-83&place=abc&area=1,2,3,4&page=3&services=carKeys,keyFobs&open=24h&sort=name";
  expect(areaHref(path, search, area, undefined)).toBe(
    "/fr-ca/key-services/?area=39.8,-83.2,40.1235,-82.8&services=carKeys,keyFobs&open=24h&sort=name",
  );
});

it("keeps the point that was searched from, not that of the page's URL", () => {
  const from = { lat: 39.961176, lng: -82.99879 };
  const href = "/fr-ca/key-services/?at=39.9612,-82.9988&area=39.8,-83.2,40.1235,-82.8";
  expect(areaHref(path, "?q=43215", area, from)).toBe(href);
  expect(areaHref(path, "?at=39.9612,-82.9988&area=1,2,3,4&sort=name", area, from)).toBe(`${href}&sort=name`);
});

it("compares areas by the precision of URLs", () => {
  const urlArea = { minLat: 39.8, minLng: -83.2, maxLat: 40.1235, maxLng: -82.8 };
  expect(isSameArea(area, urlArea)).toBe(true);
  expect(isSameArea(area, { ...urlArea, maxLng: -82.7999 })).toBe(false);
});
