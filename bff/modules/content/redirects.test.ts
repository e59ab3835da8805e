import { describe, expect, test } from "vitest";
import { createFakeLog, pageDocument } from "#tests/support/fakes.ts";
import { createContentIndex } from "./contentIndex";
import { followRedirect } from "./followRedirect";
import { readRedirect } from "./redirects";

const SITE = "https://site.example";
const web = (url: string) => ({ link_type: "Web", url });
const toDocument = (id: string) => ({ link_type: "Document", id, type: "page", lang: "en-us" });

let count = 0;
const redirect = (from: unknown, to: unknown, more: { permanent?: boolean | null; lang?: string } = {}) => {
  const { lang = "en-us", permanent = true } = more;
  return pageDocument({ id: `redirect-${++count}`, uid: null as never, type: "redirect", lang, data: { from, to, permanent } });
};
const pages = [
  pageDocument({ id: "contact", alternate_languages: [{ id: "nous-joindre", lang: "fr-ca", type: "page" }] as never }),
  pageDocument({ id: "nous-joindre", lang: "fr-ca", alternate_languages: [{ id: "contact", lang: "en-us", type: "page" }] as never }),
  pageDocument({ id: "only-english" }),
];

/** Returns a function that follows redirects: the target with its status. */
function follow(...documents: ReturnType<typeof redirect>[]) {
  const index = createContentIndex([...pages, ...documents], createFakeLog().log);
  return (path: string, lang = "en-us") => {
    const answer = followRedirect({ path, lang }, index, SITE);
    return answer && `${answer.isPermanent ? 301 : 307} ${answer.target}`;
  };
}

describe("an editor's redirect", () => {
  test.each([
    ["/old/", web("/contact/"), "/old/", "301 /contact/"],
    ["/old", web("/contact"), "/old/", "301 /contact/"],
    ["old", web("contact/"), "/old/", "301 /contact/"],
    [" old/ \u200B", web(" /contact/"), "/old/", "301 /contact/"],
    ["/Old-Page/", web("/contact/"), "/OLD-PAGE/", "301 /contact/"],
    ["/cl\u00e9/", web("/contact/"), "/cle%CC%81/", "301 /contact/"],
    ["/cl%C3%A9/", web("/contact/"), "/cl%C3%A9/", "301 /contact/"],
    ["/a/b/c/", web("/contact/"), "/a/b/c/", "301 /contact/"],
    ["/about.html", web("/contact/"), "/about.html", "301 /contact/"],
    ["https://old.example/about/", web("/contact/"), "/about/", "301 /contact/"],
    ["/old/", web("/contact/?from=old#hours"), "/old/", "301 /contact/?from=old#hours"],
    ["/old/", web("https://site.example/contact/"), "/old/", "301 /contact/"],
    ["/old/", web("https://other.example/a"), "/old/", "301 https://other.example/a"],
    ["/old/", web("www.other.example"), "/old/", "301 https://www.other.example"],
    ["/old/", web("/fr-ca/nous-joindre/"), "/old/", "301 /fr-ca/nous-joindre/"],
    ["/old/", web("/key-services/oh/"), "/old/", "301 /key-services/oh/"],
    ["/old/", toDocument("contact"), "/old/", "301 /contact/"],
    ["/old/", { link_type: "Media", url: "https://files.example/a.pdf" }, "/old/", "301 https://files.example/a.pdf"],
  ])("from %j to %j leads %s to %s", (from, to, path, target) => {
    expect(follow(redirect(from, to))(path)).toBe(target);
  });

  test("is for now if the editor chose so, and for good otherwise", () => {
    expect(follow(redirect("/old/", web("/contact/"), { permanent: false }))("/old/")).toBe("307 /contact/");
    expect(follow(redirect("/old/", web("/contact/"), { permanent: null }))("/old/")).toBe("301 /contact/");
  });

  test("belongs to the language of its document, or of its address", () => {
    const french = follow(redirect("/vieux/", toDocument("contact"), { lang: "fr-ca" }), redirect("/fr-ca/ancien/", web("/fr-ca/")));
    expect(french("/vieux/", "fr-ca")).toBe("301 /fr-ca/nous-joindre/");
    expect(french("/vieux/")).toBeNull();
    expect(french("/ancien/", "fr-ca")).toBe("301 /fr-ca/");
    const untranslated = follow(redirect("/vieux/", toDocument("only-english"), { lang: "fr-ca" }));
    expect(untranslated("/vieux/", "fr-ca")).toBe("301 /fr-ca/only-english/");
  });

  test("leaves other paths alone", () => {
    const resolve = follow(redirect("/old/", web("/contact/")), redirect("/blog/*", web("/contact/")));
    for (const path of ["/", "/older/", "/old/er/", "/blogs/", "/a/blog/", "/%E0%A4%A/"]) expect(resolve(path)).toBeNull();
  });
});

describe("a wildcard at the end", () => {
  test.each([
    ["/blog/*", "/contact/", "/blog/a/b/", "301 /contact/"],
    ["/blog/*", "/contact/", "/blog/", "301 /contact/"],
    ["/blog/*", "/news/*", "/blog/a/b/", "301 /news/a/b/"],
    ["/blog/*", "/news/*", "/Blog/A/", "301 /news/A/"],
    ["/blog/*", "/*", "/blog/a.html", "301 /a.html"],
    ["/blog/*", "https://blog.example/*", "/blog/a/", "301 https://blog.example/a/"],
    ["/blog/*", "https://blog.example/x/*", "/blog/", "301 https://blog.example/x/"],
    ["/a/b/*", "/c/*", "/a/b/d%2Fe/", "301 /c/d%2Fe/"],
  ])("%s to %s leads %s to %s", (from, to, path, target) => {
    expect(follow(redirect(from, web(to)))(path)).toBe(target);
  });

  test("gives way to an exact redirect and to a longer one", () => {
    const resolve = follow(redirect("/a/*", web("/1/")), redirect("/a/b/*", web("/2/")), redirect("/a/b/c/", web("/3/")));
    expect(["/a/x/", "/a/b/x/", "/a/b/c/", "/a/b/"].map((path) => resolve(path))).toEqual(["301 /1/", "301 /2/", "301 /3/", "301 /2/"]);
  });

  test("never names another host by what it stands for", () => {
    const resolve = follow(redirect("/blog/*", web("/*")), redirect("/b/*", web("https://blog.example/*")));
    for (const rest of ["/evil.example/", "//evil.example/", "@evil.example/", ".evil.example/", "%2F%2Fevil.example/", "%5Cevil.example/"])
      for (const from of ["/blog/", "/b/"]) {
        const [, target] = resolve(from + rest)!.split(" ");
        expect(["site.example", "blog.example"]).toContain(new URL(target!, SITE).hostname);
      }
  });

  test("is found in an address of many parts in little time", () => {
    const resolve = follow(redirect("/blog/*", web("/contact/")));
    expect(resolve(`/blog${"/a".repeat(2_000)}/`)).toBe("301 /contact/");
    expect(resolve(`/other${"/a".repeat(2_000)}/`)).toBeNull();
  });
});

describe("redirects in a row", () => {
  test("are one redirect, which is for good only if all are", () => {
    const row = [redirect("/1/", web("/2/")), redirect("/2/", web("/3/"), { permanent: false }), redirect("/3/", web("/contact/"))];
    const resolve = follow(...row);
    expect([resolve("/1/"), resolve("/2/"), resolve("/3/")]).toEqual(["307 /contact/", "307 /contact/", "301 /contact/"]);
  });

  test.each([
    ["to itself", [["/1/", "/1/"]]],
    ["to itself in other capitals", [["/1a/", "/1A/"]]],
    [
      "of two",
      [
        ["/1/", "/2/"],
        ["/2/", "/1/"],
      ],
    ],
    [
      "of three, of which the last leads to the second",
      [
        ["/1/", "/2/"],
        ["/2/", "/3/"],
        ["/3/", "/2/"],
      ],
    ],
    ["that grows", [["/1/*", "/1/x/*"]]],
    ["to what is below", [["/1/*", "/1/2/"]]],
    [
      "across wildcards",
      [
        ["/1/*", "/2/*"],
        ["/2/*", "/1/*"],
      ],
    ],
    ["too long a row", Array.from({ length: 9 }, (_, at) => [`/${at + 1}/`, `/${at + 2}/`])],
  ])("in a circle redirect nothing: %s", (_, rows) => {
    const resolve = follow(...rows.map(([from, to]) => redirect(from, web(to!))));
    for (const path of ["/1/", "/1/y/", "/1A/", "/1a/"]) expect(resolve(path)).toBeNull();
  });

  test("end at a page, which no redirect hides", () => {
    expect(follow(redirect("/old/", web("/contact/")), redirect("/contact/", web("/old/")))("/old/")).toBe("301 /contact/");
  });
});

describe("a document that redirects nothing says why", () => {
  test.each([
    ["from", "", web("/a/")],
    ["from", null, web("/a/")],
    ["from", "javascript:alert(1)", web("/a/")],
    ["from", "mailto:a@example.com", web("/a/")],
    ["from", "/a/*/b/", web("/a/")],
    ["from", "/a*", web("/a/")],
    ["from-query", "/index.php?page=2", web("/a/")],
    ["from-everything", "/*", web("/a/")],
    ["to", "/old/", { link_type: "Any" }],
    ["to", "/old/", null],
    ["to", "/old/", web("javascript:alert(1)")],
    ["to", "/old/", web("#hours")],
    ["to", "/old/", web("tel:+16145550124")],
    ["to", "/old/", { ...toDocument("contact"), isBroken: true }],
    ["to-wildcard", "/old/", web("/new/*")],
    ["to-wildcard", "/old/*", web("https://example.com*")],
    ["to-wildcard", "/old/*", web("https://*")],
    ["to-wildcard", "/old/*", web("/new*")],
    ["to-wildcard", "/old/*", web("/new/?a=*")],
  ])("%s: from %j to %j", (fault, from, to) => {
    expect(readRedirect(redirect(from, to))).toEqual({ fault });
    expect(follow(redirect(from, to))("/old/")).toBeNull();
  });
});
