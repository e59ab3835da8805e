import { describe, expect, it } from "vitest";
import { parseGallery } from "../parts/galleryState/galleryState";
import { parseLocatorState } from "../parts/locator/parseLocatorState";
import { parseGuide } from "../screens/page/guide/parseGuide";
import { readFormState } from "../forms/readFormState";
import { isPagePath, looksLikeFile, paramsOf, PRIVATE_PARAMS, SHARED_PARAMS } from "./pagePaths";

/** The parameters that a query parser reads. */
function namesReadBy(parse: (query: unknown) => unknown): string[] {
  const names = new Set<string>();
  parse(new Proxy({}, { get: (_, name) => void (typeof name === "string" && names.add(name)) }));
  return [...names];
}

describe("the query parameters of a page", () => {
  it("that are known are exactly those that parsers read", () => {
    const paramNames = [parseLocatorState, parseGallery, parseGuide, readFormState].flatMap(namesReadBy);
    expect([...new Set(paramNames)].toSorted()).toEqual([...SHARED_PARAMS, ...PRIVATE_PARAMS].toSorted());
  });

  it.each<[string, ((query: unknown) => unknown)[]]>([
    ["/key-services/", [parseLocatorState]],
    ["/key-services/oh/", [parseLocatorState]],
    ["/key-services/oh/columbus/", [parseLocatorState]],
    ["/kiosk-locator/", [parseLocatorState]],
    ["/kiosk-locator", [parseLocatorState]],
    ["/key-gallery/", [parseGallery]],
    ["/key-services/oh/columbus/an-address/100001/", []],
    ["/key-services-elsewhere/", []],
    ["/key-gallery/more/", []],
    ["/products/", []],
    ["/terms/", []],
    ["/", []],
  ])("at %s are those that its parser reads, and those of its slices", (path, parsers) => {
    // The gallery reads the list's page and a place, and none of the locator's filters.
    const unread = parsers.includes(parseGallery) ? ["area", "services", "open", "sort", "within", "view"] : [];
    const paramNames = [readFormState, parseGuide, ...parsers].flatMap(namesReadBy).filter((name) => !unread.includes(name));
    expect([...paramsOf(path)].toSorted()).toEqual([...new Set(paramNames)].toSorted());
  });
});

describe("a path", () => {
  it.each([
    ["/a.b", true],
    ["/a.b/", false],
    ["/a.b/c", false],
    ["/.", true],
    ["/a/b.html", true],
    ["/", false],
  ])("%s looks like a file's: %s", (path, isFile) => {
    expect(looksLikeFile(path)).toBe(isFile);
  });
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
