import { describe, expect, it } from "vitest";
import { correctSlashes, withoutAnswerParam } from "./correctUrl";

describe("repeated slashes", () => {
  it.each([
    ["//products", "/products"],
    ["//products/", "/products"],
    ["/guides///spare-key-checklist/?a=//b?c", "/guides/spare-key-checklist?a=//b?c"],
    ["/\\products/", "/products"],
    ["/fr-ca//", "/fr-ca"],
  ])("%s is a page, which the proxy reads as %s", (url, readAs) => {
    expect(correctSlashes(url)).toEqual({ readAs });
  });

  it.each([
    ["//", "/"],
    ["//?a=1", "/?a=1"],
    ["//assets//mark.svg", "/assets/mark.svg"],
    ["/sitemap//x.xml", "/sitemap/x.xml"],
    ["//graphql", "/graphql"],
    ["//evil.example//", "/evil.example/"],
  ])("%s moves to %s", (url, target) => {
    expect(correctSlashes(url)).toEqual(target === "/evil.example/" ? { readAs: "/evil.example" } : { movedTo: target });
  });

  it.each(["/", "/products", "/products/?a=//b", "/products/?next=\\", "*", "http://other.example//x"])("%s needs no correction", (url) => {
    expect(correctSlashes(url)).toBeNull();
  });
});

describe("the answer parameter of a client", () => {
  it.each([
    ["/contact/?answer=x", "/contact/"],
    ["/contact/?a=1&answer=x&b=%20", "/contact/?a=1&b=%20"],
    ["/contact/?%61nswer=x&answer", "/contact/"],
    ["/contact/?a=1", "/contact/?a=1"],
    ["/contact/?answers=1", "/contact/?answers=1"],
    ["/contact/?", "/contact/?"],
  ])("%s is read as %s", (url, expected) => {
    expect(withoutAnswerParam(url)).toBe(expected);
  });
});
