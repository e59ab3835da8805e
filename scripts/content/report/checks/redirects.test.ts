import { describe, expect, test } from "vitest";
import { document, inputOf } from "../testing";
import { findBadLinks } from "./links";
import { findBadRedirects } from "./redirects";

const web = (url: string) => ({ link_type: "Web", url });
let count = 0;
const redirect = (from: string, to: string | object, lang = "en-us") =>
  document({
    id: `r${++count}`,
    uid: null,
    type: "redirect",
    lang,
    data: { from, to: typeof to === "string" ? web(to) : to, permanent: true },
  });
const find = (...redirects: ReturnType<typeof redirect>[]) =>
  findBadRedirects(inputOf([document({ id: "about" }), document({ id: "a-propos", lang: "fr-ca" }), ...redirects]));

describe("a redirect", () => {
  test.each([
    ["/old/", "/about/"],
    ["/old/*", "/about/"],
    ["/old/*", "https://example.com/*"],
    ["/fr-ca/vieux/", "/fr-ca/a-propos/"],
    ["/old.html", "/about/#prices"],
    ["/About-Us/", "/key-services/oh/"],
  ])("passes: from %s to %s", (from, to) => {
    const one = redirect(from, to);
    expect(find(one)).toEqual([]);
    expect(findBadLinks(inputOf([document({ id: "about" }), document({ id: "a-propos", lang: "fr-ca" }), one]))).toEqual([]);
  });

  test.each([
    ["mailto:a@example.com", "/about/", "“From” is no path of the site."],
    ["/a/*/b/", "/about/", "“From” is no path of the site."],
    ["/index.php?id=7", "/about/", "“From” has a query, which redirects cannot tell apart."],
    ["/*", "/about/", "“From” redirects every path of the site."],
    ["/old/", "javascript:alert(1)", "“To” leads nowhere."],
    ["/old/", "", "“To” leads nowhere."],
    ["/old/", "/new/*", "“To” has a * that stands for nothing"],
    ["/old/*", "https://example.com*", "“To” has a * that stands for nothing"],
    ["/about/", "/other/", "/about/ is the address of a page, which visitors see instead."],
    ["/ABOUT", "/other/", "/about/ is the address of a page, which visitors see instead."],
    ["/fr-ca/a-propos/", "/fr-ca/", "/fr-ca/a-propos/ is the address of a page"],
    ["/old/", "/OLD", "/old/ is redirected in a circle, by /old/"],
    ["/old/*", "/old/new/*", "/old/* is redirected in a circle, by /old/*"],
  ])("from %s to %s is named: %s", (from, to, message) => {
    const [finding, ...others] = find(redirect(from, to));
    expect(finding).toMatchObject({ kind: "bad-redirect", document: { type: "redirect", title: from }, language: "en-us" });
    expect(finding!.message).toContain(message);
    expect(finding!.remedy).not.toBe("");
    expect(others).toEqual([]);
  });

  test("that repeats another is named", () => {
    const messages = find(redirect("/old/", "/about/"), redirect("/Old", "/"), redirect("/old/*", "/about/")).map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(/^\/old\/ is redirected by another document, too/)]);
  });

  test("that leads to another redirect is named, and each of a circle", () => {
    const messagesOf = (...rows: [string, string][]) => find(...rows.map(([from, to]) => redirect(from, to))).map(({ message }) => message);
    expect(messagesOf(["/1/", "/2/"], ["/2/", "/about/"])).toEqual(["/1/ leads to /2/, which is redirected again."]);
    expect(messagesOf(["/1/", "/a/b/"], ["/a/*", "/about/"])).toEqual(["/1/ leads to /a/*, which is redirected again."]);
    expect(messagesOf(["/1/", "/2/"], ["/2/", "/1/"])).toEqual([
      expect.stringContaining("/1/ is redirected in a circle, by /2/"),
      expect.stringContaining("/2/ is redirected in a circle, by /1/"),
    ]);
  });

  test("to a page that does not exist is a broken link", () => {
    const [finding] = findBadLinks(inputOf([redirect("/old/", "/nowhere/")]));
    expect(finding).toMatchObject({ kind: "broken-link", message: expect.stringContaining("to: the link leads to /nowhere/") });
  });
});
