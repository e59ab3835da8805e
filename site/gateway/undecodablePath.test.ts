import { expect, it } from "vitest";
import { isUndecodableFilePath } from "./undecodablePath";

it.each(["/share-image/%ff", "/share-image/en-us/%E0%A4%A/image.png", "/sitemaps/%zz", "/assets/%", "/_next/static/%ff.js?a=1"])(
  "%s cannot be decoded",
  (url) => {
    expect(isUndecodableFilePath(url)).toBe(true);
  },
);

it.each(["/share-image/en-us/caf%C3%A9/image.png", "/assets/mark.svg?q=%ff", "/sitemaps/pages.xml"])("%s can be decoded", (url) => {
  expect(isUndecodableFilePath(url)).toBe(false);
});

it.each(["/%ff/", "/fr-ca/share-image/%ff", "/graphql"])("%s is not the URL of a file", (url) => {
  expect(isUndecodableFilePath(url)).toBe(false);
});
