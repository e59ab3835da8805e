import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxHeaderBytes, readAddress } from "./address";

const read = (url: string, method = "GET", hasSimulator = true) => readAddress({ method, url }, hasSimulator);

describe("an address in its normal form", () => {
  it.each([
    "/",
    "/products/",
    "/products",
    "/products/?a=//b",
    "/products/?next=\\&at=./..",
    "/contact/?a=1&b=%20&c=%74",
    "/contact/?",
    "/contact/?answers=1",
    "/.well-known/security.txt",
    "/a..b/.c/",
    "/how-it-works%2F",
    "/Cl%C3%A9s/copier/",
    "/%E0%A4%A4/",
    "/%E0%A4%A/",
    "/assets/%ff",
    "/%/",
    "/100%/",
    "/%%41a/",
    "/%2525/",
    "/graphql?a=1",
    "/media/a,b@2x(1).png?w=10",
  ])("%s is left as it is", (url) => {
    expect(read(url)).toEqual({ url });
  });
});

describe("another spelling of a page's path is read without its last slash, so that the proxy redirects it once", () => {
  it.each([
    ["//products", "/products"],
    ["//products/", "/products"],
    ["/guides///spare-key-checklist/?a=//b?c", "/guides/spare-key-checklist?a=//b?c"],
    ["/\\products/", "/products"],
    ["/products\\", "/products"],
    ["/fr-ca//", "/fr-ca"],
    ["//evil.example/x//", "/evil.example/x"],
    ["/./terms/", "/terms"],
    ["/x/../terms/", "/terms"],
    ["/terms/.", "/terms"],
    ["/terms/./", "/terms"],
    ["/terms/x/..", "/terms"],
    ["/a.b/../terms/", "/terms"],
    ["/../../terms/", "/terms"],
    ["/%2e/terms/", "/terms"],
    ["/x/.%2E/terms/", "/terms"],
    ["/x/%2e%2e/terms?a=1", "/terms?a=1"],
    ["/x\\..\\terms/", "/terms"],
    ["/%74erms/", "/terms"],
    ["/cl%c3%a9s/", "/cl%C3%A9s"],
    ["/caf\u00c3\u00a9/", "/caf%C3%A9"],
    ["/%ff/%2e%2E/terms/", "/terms"],
    ["/%ff/./", "/%ff"],
    ["/x/%2E%2e/terms/?a=x", "/terms?a=x"],
  ])("%s as %s", (url, expected) => {
    expect(read(url)).toEqual({ url: expected });
  });
});

describe("another spelling of a path that the proxy does not correct", () => {
  it.each([
    ["//", "/"],
    ["/.", "/"],
    ["/..//?a=1", "/?a=1"],
    ["/x/..?a=1", "/?a=1"],
    ["//assets//mark.svg", "/assets/mark.svg"],
    ["/assets/../assets/mark.svg", "/assets/mark.svg"],
    ["/sitemap//x.xml", "/sitemap/x.xml"],
    ["//graphql", "/graphql"],
    ["/x/../media/a.png", "/media/a.png"],
    ["/%68ealth", "/health"],
    ["/%67raphql?query=%7B", "/graphql?query=%7B"],
    ["//evil.example//", "/evil.example/"],
    ["/.//evil.example", "/evil.example"],
    ["/\\/evil.example/", "/evil.example/"],
  ])("%s moves to %s", (url, movedTo) => {
    expect(read(url)).toEqual({ movedTo });
    expect(read(url, "HEAD")).toEqual({ movedTo });
  });

  it("is read as the normal one by methods that have a body", () => {
    expect(read("/.//evil.example/?form=contact", "POST")).toEqual({ url: "/evil.example/?form=contact" });
    expect(read("//revalidate", "POST")).toEqual({ url: "/revalidate" });
  });
});

describe("an absolute address", () => {
  it.each([
    ["http://other.example/terms/?a=1", "/terms/?a=1"],
    ["HTTPS://other.example:8080/terms/", "/terms/"],
    ["http://other.example", "/"],
    ["http://other.example?a=1", "/?a=1"],
    ["http:///terms/", "/terms/"],
    ["http://user@other.example/graphql", "/graphql"],
  ])("%s is read as its path and query, %s", (url, expected) => {
    expect(read(url)).toEqual({ url: expected });
  });

  it("has one spelling, too", () => {
    expect(read("http://other.example//x/../terms/")).toEqual({ url: "/terms" });
  });
});

it.each([
  ["/terms/#top", "/terms/"],
  ["/terms/?a=1#?b", "/terms/?a=1"],
])("the fragment of %s, which clients must not send, is left out", (url, expected) => {
  expect(read(url)).toEqual({ url: expected });
});

it("bytes that are not ASCII are encoded in a query", () => {
  expect(read("/key-services/?q=caf\u00c3\u00a9")).toEqual({ url: "/key-services/?q=caf%C3%A9" });
});

it("the asterisk is an address for OPTIONS only", () => {
  expect(read("*", "OPTIONS")).toEqual({ url: "/" });
  expect(read("*")).toMatchObject({ status: 400 });
});

it.each(["", "terms/", "?a=1", "mailto:a@b.example", "ftp://other.example/", "other.example:443"])("%j is refused", (url) => {
  expect(read(url)).toEqual({ status: 400, text: expect.stringContaining("begin with a slash") });
});

describe("an address that is too long", () => {
  const ofLength = (start: string, length: number) => start.padEnd(length, "x");

  it.each([
    ["/", 4096],
    ["/key-services/?q=", 4096],
    ["/media/", 4096],
    ["http://other.example/?a=", 4096],
    ["/graphqlx", 4096],
    ["/graphql?query=", 16_384],
    ["/graphql/?query=", 16_384],
    ["/slice-simulator?state=", 32_768],
    ["/slice-simulator/?state=", 32_768],
  ])("is refused with 414: of %s…, more than %i characters", (start, maxChars) => {
    expect(read(ofLength(start, maxChars))).toHaveProperty("url");
    expect(read(ofLength(start, maxChars + 1))).toEqual({ status: 414, text: expect.stringContaining(String(maxChars)) });
  });

  it.each(["a&", "//", "/.", "../", "%2e", "\\", "?", "%", "\u00ff", ".", "#"])("of many %s is refused, too", (piece) => {
    expect(read(`/${piece.repeat(30_000)}`)).toMatchObject({ status: 414 });
  });

  it("of the simulator is refused where there is no simulator", () => {
    expect(read(ofLength("/slice-simulator/?state=", 4097), "GET", false)).toMatchObject({ status: 414 });
  });

  it("is refused in the language of its page", () => {
    expect(read(ofLength("/fr-ca/", 5000))).toEqual({ status: 414, text: expect.stringContaining("trop longue") });
  });
});

it.each(["a", "a=1", "", "a=%26"])("fifty parameters %j are read, and more refused with 400", (param) => {
  const query = (count: number) => Array.from({ length: count }, () => param).join("&");
  expect(read(`/terms/?${query(50)}`)).toHaveProperty("url");
  expect(read(`/terms/?${query(51)}`)).toEqual({ status: 400, text: expect.stringContaining("50") });
  expect(read(`/slice-simulator/?${query(51)}`)).toMatchObject({ status: 400 });
});

it("the longest address of the simulator fits into the headers with its copy", () => {
  expect(maxHeaderBytes(true)).toBeGreaterThan(4 * 32_768);
  expect(maxHeaderBytes(false)).toBe(32_768);
});

it("whatever a client sends, it is refused, or becomes an address of ours that is normal already", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2F",
    "%5c",
    "%",
    "%41",
    "a",
    "?",
    "#",
    "&",
    ";",
    "@",
    ":",
    "\u00ff",
    "http://h",
  );
  const url = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(url, fc.constantFrom("GET", "POST"), (sent, method) => {
      const address = read(sent, method);
      if ("status" in address) return;
      const target = "url" in address ? address.url : address.movedTo;
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(read(target, method)).toEqual({ url: target });
      expect(new URL(target, "http://site.invalid").host).toBe("site.invalid");
    }),
    { numRuns: 3000, examples: [["/%/../%5c", "GET"]] },
  );
});
