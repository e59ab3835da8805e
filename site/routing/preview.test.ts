import { expect, it } from "vitest";
import { cookieScope, isSecure, toLocalPath, toPreviewRoute } from "./preview";

it.each([
  ["/", "/"],
  ["/fr-ca/x/?a=1&b=%2F", "/fr-ca/x/?a=1&b=%2F"],
  ["/caf%C3%A9/", "/caf%C3%A9/"],
  ["/preview-of-spring/", "/preview-of-spring/"],
])("%s is a path of this site", (address, path) => {
  expect(toLocalPath(address)).toBe(path);
});

it.each([
  null,
  "",
  "x/",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "/.//evil.example/",
  "/..//evil.example/",
  "/\t/evil.example/",
  "javascript:alert(1)",
  "/preview?token=x",
  "/preview/",
  "/exit-preview",
])("%j is none that a preview may lead to", (address) => {
  expect(toLocalPath(address)).toBeNull();
});

it("the way to the preview route knows the way back", () => {
  const route = toPreviewRoute(new URL("http://keyway.example/fr-ca/x/?a=1&_rsc=1"));
  expect(route.href).toBe("http://keyway.example/preview/?from=%2Ffr-ca%2Fx%2F%3Fa%3D1");
});

it("a connection is secure when whoever stands in front says so", () => {
  const of = (proto?: string) => isSecure(new Headers(proto ? { "x-forwarded-proto": proto } : {}));
  expect([of("https"), of("https, http"), of("http"), of("http, https"), of()]).toEqual([true, true, false, false, false]);
});

it("only a secure cookie is sent inside another site's iframe", () => {
  expect(cookieScope(true)).toEqual({ path: "/", secure: true, sameSite: "none" });
  expect(cookieScope(false)).toEqual({ path: "/", secure: false, sameSite: "lax" });
});
