import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilterChips } from "./FilterChips";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";

const counts = (becomeLocksmith: number) => [
  { service: "carKeys", kiosks: 12 },
  { service: "become-locksmith", kiosks: becomeLocksmith },
];
const chips = (props: Partial<Parameters<typeof FilterChips>[0]> = {}, state: Partial<LocatorState> = {}) => {
  const html = renderToStaticMarkup(
    <FilterChips path="/key-services/" state={{ ...EMPTY_STATE, ...state }} services={counts(3)} open={null} lang="en-us" {...props} />,
  );
  return [...html.matchAll(/<a[^>]*id="filter-([^"]*)"[^>]*>/g)].map(([tag, id]) => [
    id,
    /href="([^"]*)"/.exec(tag)![1],
    tag.includes("aria-current"),
  ]);
};
const ids = (all: ReturnType<typeof chips>) => all.map(([id]) => id);
const VISITOR_SERVICES = ["service-keyCopy", "service-keyFobs", "service-carKeys", "service-locksmith"];

describe("the filters", () => {
  it("are the five services in order, then the hours", () => {
    expect(ids(chips())).toEqual([...VISITOR_SERVICES, "service-become-locksmith", "open-now", "open-24h"]);
    expect(chips()[4]).toEqual(["service-become-locksmith", "/key-services/?services=become-locksmith", false]);
  });

  it("leave out becoming a locksmith when no kiosk offers it, unless it is chosen and must be removable", () => {
    for (const services of [counts(0), []]) {
      expect(ids(chips({ services }))).toEqual([...VISITOR_SERVICES, "open-now", "open-24h"]);
      expect(chips({ services }, { services: ["become-locksmith"] })[4]).toEqual(["service-become-locksmith", "/key-services/", true]);
    }
  });

  it("are the services alone when hours are not offered as filters", () => {
    expect(ids(chips({ open: undefined }))).toEqual([...VISITOR_SERVICES, "service-become-locksmith"]);
  });
});
