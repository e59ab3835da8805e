import { describe, expect, it } from "vitest";
import { securityHeaders } from "./headers";

const local = { siteUrl: "http://localhost:3000", gtmId: null };
const ancestors = (path: string) => /frame-ancestors ([^;]*)/.exec(securityHeaders(path, local)["content-security-policy"]!)![1];

describe("securityHeaders", () => {
  it.each([
    ["/", "'self'"],
    ["/previews/", "'self'"],
    ["/preview/expired/", "'self'"],
    ["/slice-simulator-2/", "'self'"],
    ["/preview?token=a", "'self' https://prismic.io https://*.prismic.io"],
    ["/preview/?token=a", "'self' https://prismic.io https://*.prismic.io"],
    ["/slice-simulator?state=a", "'self' https://prismic.io https://*.prismic.io http://localhost:9999"],
    ["/slice-simulator/", "'self' https://prismic.io https://*.prismic.io http://localhost:9999"],
  ])("lets %s be framed by %s", (path, sources) => {
    expect(ancestors(path)).toBe(sources);
  });

  it("sends HSTS for a year if the site is on https, and not otherwise", () => {
    expect(securityHeaders("/", local)["strict-transport-security"]).toBeUndefined();
    expect(securityHeaders("/", { ...local, siteUrl: "https://keys.example" })["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("allows geolocation for the site only", () => {
    expect(securityHeaders("/", local)["permissions-policy"]).toContain("geolocation=(self)");
  });

  it("sends few headers with the files of the build", () => {
    expect(Object.keys(securityHeaders("/_next/static/a.js", local))).toEqual(["x-content-type-options", "referrer-policy"]);
  });
});
