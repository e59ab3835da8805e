import { describe, expect, it } from "vitest";
import { cookieScopeOf, toLocalPath, toPreviewRoute } from "./preview";

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
])("%j is not a valid target of a preview", (address) => {
  expect(toLocalPath(address)).toBeNull();
});

it("the URL of the preview route contains the URL to return to", () => {
  const route = toPreviewRoute(new URL("http://keyway.example/fr-ca/x/?a=1&_rsc=1"));
  expect(route.href).toBe("http://keyway.example/preview/?from=%2Ffr-ca%2Fx%2F%3Fa%3D1");
});

describe("the scope of a preview's cookies", () => {
  const of = (headers: Record<string, string>) => cookieScopeOf(new Headers(headers));

  it.each(["https", "https, http"])("allows another site's iframe if the browser's connection is %s", (proto) => {
    expect(of({ "x-forwarded-proto": proto })).toEqual({ path: "/", secure: true, sameSite: "none", partitioned: false });
    expect(of({ "x-forwarded-proto": proto, "sec-fetch-dest": "iframe" })).toEqual({
      path: "/",
      secure: true,
      sameSite: "none",
      partitioned: true,
    });
  });

  it.each(["http", "http, https", ""])("is this site only if it is %j, since browsers would refuse other cookies", (proto) => {
    expect(of({ "x-forwarded-proto": proto, "sec-fetch-dest": "iframe" })).toEqual({
      path: "/",
      secure: false,
      sameSite: "lax",
      partitioned: false,
    });
  });
});
