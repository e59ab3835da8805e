import { describe, expect, it } from "vitest";
import { parseGallery } from "../parts/gallery/galleryState";
import { parseLocatorState } from "../parts/locator/parseLocatorState";
import { readFormState } from "../forms/readFormState";
import { isPagePath, PRIVATE_PARAMS, SHARED_PARAMS } from "./pagePaths";

/** The parameters that a query parser reads. */
function namesReadBy(parse: (query: unknown) => unknown): string[] {
  const names = new Set<string>();
  parse(new Proxy({}, { get: (_, name) => void (typeof name === "string" && names.add(name)) }));
  return [...names];
}

it("the lists have exactly the query parameters that pages read", () => {
  const read = [parseLocatorState, parseGallery, readFormState].flatMap(namesReadBy);
  expect([...new Set(read)].toSorted()).toEqual([...SHARED_PARAMS, ...PRIVATE_PARAMS].toSorted());
});

describe("a path", () => {
  it.each(["/", "/contact/", "/contact", "/assets-of-ours/", "/healthy/", "/preview/expired/", "/a.html"])(
    "%s is that of a page",
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  it.each([
    "/_next/static/a.js",
    "/assets/mark.svg",
    "/graphql",
    "/media/a",
    "/health",
    "/preview/",
    "/revalidate",
    "/slice-simulator/",
    "/robots.txt",
    "/sitemaps/a.xml",
  ])("%s is not", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
