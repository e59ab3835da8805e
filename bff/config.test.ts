import { describe, expect, test } from "vitest";
import { parseBffConfig } from "./config";

const parse = (env: Record<string, string>) => parseBffConfig(env as unknown as NodeJS.ProcessEnv);

function faultsOf(env: Record<string, string>): string[] {
  try {
    parse(env);
  } catch (error) {
    return (error as { faults: string[] }).faults;
  }
  return [];
}

const fault = (name: string) => `${name}: must be set where SITE_URL is public, or set ALLOW_EMBEDDED=1 to serve invented data`;

test("an empty environment runs on embedded upstreams", () => {
  expect(parse({})).toEqual({
    host: "127.0.0.1",
    port: 4000,
    logLevel: "info",
    content: {
      endpoint: "http://127.0.0.1:4100/content/api/v2",
      accessToken: undefined,
      imagesUrl: "http://127.0.0.1:4100/content/images/",
    },
    kiosks: { baseUrl: "http://127.0.0.1:4100/backend" },
    embedded: ["content", "kiosks"],
  });
});

test("an upstream with an address of its own is used, the others follow UPSTREAMS_PORT", () => {
  const config = parse({ PRISMIC_ENDPOINT: "https://shop.cdn.prismic.io/api/v2", PRISMIC_ACCESS_TOKEN: "t", UPSTREAMS_PORT: "5100", BFF_PORT: "5000" });
  expect(config).toMatchObject({
    port: 5000,
    content: { endpoint: "https://shop.cdn.prismic.io/api/v2", accessToken: "t", imagesUrl: "https://images.prismic.io/" },
    kiosks: { baseUrl: "http://127.0.0.1:5100/backend" },
    embedded: ["kiosks"],
  });
});

test("a slash at the end of an address changes nothing", () => {
  const config = parse({ PRISMIC_ENDPOINT: "https://shop.cdn.prismic.io/api/v2/", KIOSKS_API_URL: "https://backend.example.com/" });
  expect(config.content.endpoint).toBe("https://shop.cdn.prismic.io/api/v2");
  expect(config.kiosks.baseUrl).toBe("https://backend.example.com");
});

test("an empty value counts as not set", () => {
  expect(parse({ PRISMIC_ENDPOINT: "", BFF_PORT: "" })).toEqual(parse({}));
});

test("all faults are reported at once, each with its variable", () => {
  const faults = faultsOf({ BFF_PORT: "no", UPSTREAMS_PORT: "99999", PRISMIC_ENDPOINT: "prismic.io", KIOSKS_API_URL: "ftp://x", ALLOW_EMBEDDED: "yes", LOG_LEVEL: "loud" });
  expect(faults).toEqual([
    "BFF_PORT: must be a port number",
    "UPSTREAMS_PORT: must be 65535 at most",
    "ALLOW_EMBEDDED: must be 0 or 1",
    "PRISMIC_ENDPOINT: must be an absolute http or https address",
    "KIOSKS_API_URL: must be an absolute http or https address",
    expect.stringMatching(/^LOG_LEVEL: /),
  ]);
});

describe("where SITE_URL is public", () => {
  const SITE_URL = "https://keys.example.com";

  test("embedded upstreams are refused, naming the variables", () => {
    expect(faultsOf({ SITE_URL })).toEqual([fault("PRISMIC_ENDPOINT"), fault("KIOSKS_API_URL")]);
    expect(faultsOf({ SITE_URL, PRISMIC_ENDPOINT: "https://a.example.com/api/v2" })).toEqual([fault("KIOSKS_API_URL")]);
  });

  test("nothing is refused when all are set, or ALLOW_EMBEDDED=1 says that invented data will do", () => {
    expect(parse({ SITE_URL, PRISMIC_ENDPOINT: "https://a.example.com/api/v2", KIOSKS_API_URL: "https://b.example.com" }).embedded).toEqual([]);
    expect(parse({ SITE_URL, ALLOW_EMBEDDED: "1" }).embedded).toEqual(["content", "kiosks"]);
    expect(faultsOf({ SITE_URL, ALLOW_EMBEDDED: "0" })).toHaveLength(2);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("which %s is not", (url) => {
    expect(faultsOf({ SITE_URL: url })).toEqual([]);
  });

  test.each(["http://localhost.example.com", "http://10.0.0.1"])("as %s is", (url) => {
    expect(faultsOf({ SITE_URL: url })).toHaveLength(2);
  });
});
