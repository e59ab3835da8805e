import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMBEDDED_PHONE, parseSiteConfig } from "./config";

describe("GTM_ID", () => {
  it("is a container id, or missing", () => {
    expect(parseSiteConfig({ GTM_ID: "GTM-ABC123" }).gtmId).toBe("GTM-ABC123");
    expect(parseSiteConfig({}).gtmId).toBeNull();
    expect(parseSiteConfig({ GTM_ID: "" }).gtmId).toBeNull();
  });

  it.each(["G-ABC123", "gtm-abc123", "GTM-", "GTM-ABC123'><script>", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"])(
    "is never %s",
    (value) => {
      expect(() => parseSiteConfig({ GTM_ID: value })).toThrow(
        "GTM_ID: must be the id of a Google Tag Manager container, like GTM-ABC1234",
      );
    },
  );
});

describe("the share of visits that report how long they waited", () => {
  it.each([
    [{}, 0],
    [{ VITALS_SAMPLE: "1" }, 0],
    [{ METRICS_PORT: "9464" }, 0.1],
    [{ METRICS_PORT: "9464", VITALS_SAMPLE: "0" }, 0],
    [{ METRICS_PORT: "9464", VITALS_SAMPLE: "0.5" }, 0.5],
  ])("with %j is %d", (env, share) => {
    expect(parseSiteConfig(env).vitalsSample).toBe(share);
  });

  it.each(["2", "-1", "all"])("cannot be %s", (VITALS_SAMPLE) => {
    expect(() => parseSiteConfig({ VITALS_SAMPLE })).toThrow("VITALS_SAMPLE: must be a share of visits, from 0 to 1");
  });
});

describe("the slice simulator", () => {
  it.each([
    [{}, true],
    [{ SITE_URL: "http://localhost:8080" }, true],
    [{ NODE_ENV: "production" }, false],
    [{ SITE_URL: "https://keys.example" }, false],
    [{ NODE_ENV: "production", SITE_URL: "https://keys.example", SIMULATOR: "1" }, true],
    [{ SIMULATOR: "0" }, false],
  ])("with %j is served: %s", (env, isServed) => {
    expect(parseSiteConfig(env).simulator).toBe(isServed);
  });

  it("is 0 or 1", () => {
    expect(() => parseSiteConfig({ SIMULATOR: "yes" })).toThrow("SIMULATOR: must be 0 or 1");
  });
});

describe("the BFF", () => {
  it("has the URL of BFF_HOST and BFF_PORT, or BFF_URL", () => {
    expect(parseSiteConfig({ HOST: "0.0.0.0", BFF_PORT: "5000" }).bffUrls).toEqual(["http://127.0.0.1:5000"]);
    expect(parseSiteConfig({ BFF_HOST: "::1" }).bffUrls).toEqual(["http://[::1]:4000"]);
    expect(parseSiteConfig({ BFF_HOST: "10.0.0.5", BFF_URL: "https://bff.example/" }).bffUrls).toEqual(["https://bff.example"]);
    expect(parseSiteConfig({ BFF_URL: "http://a:4000, http://b:4000/" }).bffUrls).toEqual(["http://a:4000", "http://b:4000"]);
  });
});

describe("PAGE_CDN", () => {
  const CLOUDFLARE = { PAGE_CDN: "cloudflare", PAGE_CDN_ZONE: "abc123", PAGE_CDN_TOKEN: "secret" };

  it("is none by default, or says what is purged", () => {
    expect(parseSiteConfig({ PAGE_CDN: "" }).cdn).toBeNull();
    expect(parseSiteConfig({ PAGE_CDN: "varnish", PAGE_CDN_PURGE_URL: "http://10.0.0.7:80/, http://10.0.0.8" }).cdn).toEqual({
      cdn: "varnish",
      addresses: ["http://10.0.0.7:80", "http://10.0.0.8"],
    });
    const address = "https://api.cloudflare.com/client/v4";
    expect(parseSiteConfig(CLOUDFLARE).cdn).toEqual({ cdn: "cloudflare", address, zone: "abc123", token: "secret" });
  });

  it.each([
    [{ PAGE_CDN: "akamai" }, "PAGE_CDN: must be varnish, fastly or cloudflare"],
    [{ PAGE_CDN: "varnish" }, "PAGE_CDN_PURGE_URL: must be set where PAGE_CDN is varnish"],
    [{ PAGE_CDN: "fastly", PAGE_CDN_ZONE: "a" }, "PAGE_CDN_TOKEN: must be set where PAGE_CDN is fastly"],
    [{ ...CLOUDFLARE, PAGE_CDN_ZONE: "../accounts" }, "PAGE_CDN_ZONE: must be the id of a Fastly service or a Cloudflare zone"],
    [{ ...CLOUDFLARE, PAGE_CDN_TOKEN: "two words" }, "PAGE_CDN_TOKEN: must be a token without spaces"],
  ])("%j is refused", (env, message) => expect(() => parseSiteConfig(env)).toThrow(message));
});

describe("LOCAL_PHONE", () => {
  it("may be written in any usual way, or be missing", () => {
    expect(parseSiteConfig({ LOCAL_PHONE: " 1-800-KEYS-NOW " }).localPhone).toBe("1-800-KEYS-NOW");
    expect(parseSiteConfig({ LOCAL_PHONE: "" }).localPhone).toBeNull();
  });

  it.each(["{phone}", "Ask at the counter", "614-555-0124 or 614-555-0125"])("is never %s, which cannot be dialled", (value) => {
    expect(() => parseSiteConfig({ LOCAL_PHONE: value })).toThrow("LOCAL_PHONE: must be a telephone number, like 614-555-0124");
  });
});

describe("the number on error pages before content is loaded", () => {
  it("is the local phone, or that of the embedded content", () => {
    expect(parseSiteConfig({ LOCAL_PHONE: "614-555-0199" }).emergencyPhone).toBe("614-555-0199");
    expect(parseSiteConfig({}).emergencyPhone).toBe(EMBEDDED_PHONE);
    const appBar = JSON.parse(readFileSync("upstreams/content/documents/en-us/app_bar/app_bar.json", "utf8")) as {
      data: { call_number: string };
    };
    expect(appBar.data.call_number).toBe(EMBEDDED_PHONE);
  });

  it("is never an invented one if the content is real or the site is public", () => {
    expect(parseSiteConfig({ PRISMIC_ENDPOINT: "https://keyway.cdn.prismic.io/api/v2" }).emergencyPhone).toBeNull();
    expect(parseSiteConfig({ SITE_URL: "https://keyway.example", ALLOW_EMBEDDED: "1" }).emergencyPhone).toBeNull();
  });
});

describe("KEY_SERVICE_URL", () => {
  it("is a URL, or missing", () => {
    expect(parseSiteConfig({ KEY_SERVICE_URL: "https://keys.example/make?from=site" }).keyServiceUrl).toBe(
      "https://keys.example/make?from=site",
    );
    expect(parseSiteConfig({}).keyServiceUrl).toBeNull();
    expect(() => parseSiteConfig({ KEY_SERVICE_URL: "javascript:1" })).toThrow("KEY_SERVICE_URL");
  });
});

describe("the map", () => {
  it("is MapLibre with the embedded style without a key, and loads nothing from other hosts", () => {
    expect(parseSiteConfig({}).map).toEqual({
      googleKey: null,
      googleUrl: "https://maps.googleapis.com",
      styleUrl: null,
      tilesUrl: null,
      tilesFile: null,
      isPlacesGoogles: false,
    });
  });

  it("knows whether places are Google's, but does not have the key", () => {
    expect(JSON.stringify(parseSiteConfig({ GOOGLE_PLACES_API_KEY: "a-secret" }))).not.toContain("a-secret");
    expect(parseSiteConfig({ GOOGLE_PLACES_API_KEY: "a-secret" }).map.isPlacesGoogles).toBe(true);
  });

  it("has streets from a file that the site serves, or from an https address", () => {
    expect(parseSiteConfig({ MAP_TILES: "/srv/map/america.pmtiles" }).map).toMatchObject({
      tilesUrl: "/map-tiles/map.pmtiles",
      tilesFile: "/srv/map/america.pmtiles",
    });
    expect(parseSiteConfig({ MAP_TILES: "https://tiles.example/america.pmtiles?v=2" }).map).toMatchObject({
      tilesUrl: "https://tiles.example/america.pmtiles?v=2",
      tilesFile: null,
    });
    for (const wrong of ["http://tiles.example/a.pmtiles", "/srv/map/america.mbtiles", "file:///srv/a.pmtiles", "https://", "/srv/map"])
      expect(() => parseSiteConfig({ MAP_TILES: wrong }), wrong).toThrow("MAP_TILES");
  });

  it("removes trailing slashes from URLs, and accepts http and https only", () => {
    expect(parseSiteConfig({ GOOGLE_MAPS_URL: "https://maps.example/" }).map.googleUrl).toBe("https://maps.example");
    expect(() => parseSiteConfig({ MAP_STYLE_URL: "javascript:1" })).toThrow("MAP_STYLE_URL");
  });
});
