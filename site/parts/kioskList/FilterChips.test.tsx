import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterChips } from "./FilterChips";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";

const counts = [
  { service: "carKeys", kioskCount: 12 },
  { service: "become-locksmith", kioskCount: 3 },
];
const chips = (props: Partial<Parameters<typeof FilterChips>[0]> = {}, state: Partial<LocatorState> = {}) => {
  const html = renderToStaticMarkup(
    <FilterChips path="/key-services/" state={{ ...EMPTY_STATE, ...state }} services={counts} open={null} lang="en-us" {...props} />,
  );
  return [...html.matchAll(/<a[^>]*id="filter-([^"]*)"[^>]*>/g)].map(([tag, id]) => [
    id,
    /href="([^"]*)"/.exec(tag)![1],
    tag.includes("aria-current"),
  ]);
};
const ids = (all: ReturnType<typeof chips>) => all.map(([id]) => id);
const KIOSK_SERVICES = ["service-keyCopy", "service-keyFobs", "service-carKeys"];

describe("the filters", () => {
  it("are those that most ask for, then the others; becoming a locksmith is none of a kiosk's", () => {
    expect(ids(chips())).toEqual([...KIOSK_SERVICES, "open-now", "service-locksmith", "open-24h"]);
    expect(chips({}, { services: ["carKeys"] })[2]).toEqual(["service-carKeys", "/key-services/", true]);
  });

  it("are the services alone when hours are not offered as filters", () => {
    expect(ids(chips({ open: undefined }))).toEqual([...KIOSK_SERVICES, "service-locksmith"]);
  });
});
