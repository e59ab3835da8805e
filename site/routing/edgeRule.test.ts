import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONTENT_COOKIES, PERSONAL_COOKIES, PLAIN_PAGE_URL, UNREAD_PARAM, VISITOR_TOKEN } from "./edgeRule";
import { PRIVATE_PARAMS, SHARED_PARAMS } from "./pagePaths";

it.each(Object.entries({ PERSONAL_COOKIES, PLAIN_PAGE_URL, UNREAD_PARAM }))("deploy/varnish/default.vcl contains %s", (_, pattern) => {
  expect(readFileSync("deploy/varnish/default.vcl", "utf8")).toContain(`"${pattern}"`);
});

describe("cookies", () => {
  it.each(["token=a", "a=b; token=c", "io.prismic.preview=x", "io.prismic.experiment=x", "a=b;__prerender_bypass=1"])(
    "%s is personal",
    (cookie) => {
      expect(cookie).toMatch(new RegExp(PERSONAL_COOKIES));
    },
  );
  it.each(["consent=yes", "mytoken=a", "place=token"])("%s changes no page", (cookie) => {
    expect(cookie).not.toMatch(new RegExp(PERSONAL_COOKIES));
  });
});

it.each(["token=a", "a=b; token=c", "io.prismic.preview=x", "a=b;preview-sent=1", "consent=yes", "mytoken=a; token"])(
  "%s is personal by its content or by a token, or not at all",
  (cookie) => {
    const isOne = [CONTENT_COOKIES, VISITOR_TOKEN].some((pattern) => new RegExp(pattern).test(cookie));
    expect(isOne).toBe(new RegExp(PERSONAL_COOKIES).test(cookie));
  },
);

/** Returns the URL under which deploy/varnish/default.vcl keeps a page. */
function keyOf(url: string): string {
  if (!new RegExp(PLAIN_PAGE_URL).test(url)) return url;
  return url
    .replaceAll(new RegExp(UNREAD_PARAM, "g"), "$1")
    .replaceAll(/([?&])&+/g, "$1")
    .replace(/[?&]+$/, "");
}

describe("the key of a page", () => {
  it.each([
    ["/a/?utm_source=x", "/a/"],
    ["/a/?utm_source=x&page=2&gclid=y", "/a/?page=2"],
    ["/a/?page=2&page=3", "/a/?page=2&page=3"],
    ["/a/?pages=2&q=key", "/a/?q=key"],
    // An encoded name may be one that pages read.
    ["/a/?%67roup=x", "/a/?%67roup=x"],
    ["/a/?x=1&%67roup=x", "/a/?x=1&%67roup=x"],
    ["/graphql?query=x&y=1", "/graphql?query=x&y=1"],
    ["/sitemap.xml?x=1", "/sitemap.xml?x=1"],
    ["/media/a.jpg?w=1", "/media/a.jpg?w=1"],
  ])("of %s is %s", (url, key) => expect(keyOf(url)).toBe(key));

  it.each([...SHARED_PARAMS, ...PRIVATE_PARAMS])("contains %s", (name) => expect(keyOf(`/a/?x=1&${name}=1`)).toBe(`/a/?${name}=1`));
});
