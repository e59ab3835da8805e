import { describe, expect, test } from "vitest";
import { findWarnings, parseBffConfig } from "./config";

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
    siteOrigin: "http://localhost:3000",
    sandbox: true,
    showsCost: true,
    showsErrors: false,
    anyOperation: true,
    content: {
      endpoint: "http://127.0.0.1:4100/content/api/v2",
      accessToken: undefined,
      imagesUrl: "http://127.0.0.1:4100/content/images/",
      notFoundPageId: "Zerr404en",
    },
    kiosks: { baseUrl: "http://127.0.0.1:4100/backend", designImagesUrl: "http://127.0.0.1:4100/backend/designs/" },
    places: { baseUrl: "http://127.0.0.1:4100/places", apiKey: "embedded" },
    jobs: { baseUrl: "http://127.0.0.1:4100/jobs" },
    proxyHops: 0,
    trustedProxies: [
      { address: "127.0.0.0", prefix: 8, family: "ipv4" },
      { address: "::1", prefix: 128, family: "ipv6" },
    ],
    budgets: {
      visitorPointsPerMinute: 600_000,
      visitorCallsPerMinute: 300,
      placesCallsPerVisitorPerDay: 1000,
      placesCallsPerDay: 20_000,
    },
    isBehindCdn: false,
    shutdownMs: 30_000,
    embedded: ["content", "kiosks", "places", "jobs"],
  });
});

test("SHUTDOWN_SECONDS is a whole number from 1 to 3600", () => {
  expect(parse({ SHUTDOWN_SECONDS: "300" }).shutdownMs).toBe(300_000);
  for (const wrong of ["0", "3601", "1.5", "soon"])
    expect(faultsOf({ SHUTDOWN_SECONDS: wrong })).toEqual(["SHUTDOWN_SECONDS: must be a whole number of seconds, from 1 to 3600"]);
});

test("an upstream with an address of its own is used, the others follow UPSTREAMS_PORT", () => {
  const config = parse({
    PRISMIC_ENDPOINT: "https://shop.cdn.prismic.io/api/v2",
    PRISMIC_ACCESS_TOKEN: "t",
    UPSTREAMS_PORT: "5100",
    BFF_PORT: "5000",
  });
  expect(config).toMatchObject({
    port: 5000,
    content: {
      endpoint: "https://shop.cdn.prismic.io/api/v2",
      accessToken: "t",
      imagesUrl: "https://images.prismic.io/",
      filesUrl: "https://shop.cdn.prismic.io/",
    },
    kiosks: { baseUrl: "http://127.0.0.1:5100/backend" },
    embedded: ["kiosks", "places", "jobs"],
  });
});

test("a key switches Places to Google, or to a compatible server at an address", () => {
  expect(parse({ GOOGLE_PLACES_API_KEY: "k" }).places).toEqual({ baseUrl: "https://places.googleapis.com", apiKey: "k" });
  expect(parse({ GOOGLE_PLACES_API_KEY: "k", GOOGLE_PLACES_URL: "http://127.0.0.1:9000/" }).places).toEqual({
    baseUrl: "http://127.0.0.1:9000",
    apiKey: "k",
  });
  expect(faultsOf({ GOOGLE_PLACES_URL: "http://127.0.0.1:9000/" })).toEqual(["GOOGLE_PLACES_URL: needs GOOGLE_PLACES_API_KEY beside it"]);
});

test("metrics and traces are off by default", () => {
  expect(parse({})).toMatchObject({ metrics: undefined, tracesUrl: undefined });
  expect(parse({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(parse({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }).metrics).toEqual({ host: "0.0.0.0", port: 9464 });
  expect(parse({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" }).tracesUrl).toBe("http://127.0.0.1:4318");
  expect(faultsOf({ METRICS_PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: "localhost" })).toEqual([
    "METRICS_PORT: must be 1 at least",
    "OTEL_EXPORTER_OTLP_ENDPOINT: must be an absolute http or https address",
  ]);
});

test("pictures of key designs are below the backend's address, or at a configured one", () => {
  expect(parse({ KIOSKS_API_URL: "https://backend.example.com/v1" }).kiosks.designImagesUrl).toBe(
    "https://backend.example.com/v1/designs/",
  );
  expect(parse({ KEY_DESIGN_IMAGES_URL: "https://cdn.example.com/designs" }).kiosks.designImagesUrl).toBe(
    "https://cdn.example.com/designs/",
  );
});

test.each([
  [{}, true],
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", SANDBOX: "1" }, true],
  [{ SANDBOX: "0" }, false],
  [{ SITE_URL: "https://keys.example.com", ALLOW_EMBEDDED: "1" }, false],
  [{ SITE_URL: "https://keys.example.com", ALLOW_EMBEDDED: "1", SANDBOX: "1" }, true],
  [{ SITE_URL: "http://localhost:3000" }, true],
])("with %j the sandbox is on, and any operation answered: %s", (env, isOn) => {
  expect(parse(env as Record<string, string>)).toMatchObject({ sandbox: isOn, anyOperation: isOn });
});

test.each([
  [{}, { showsCost: true, showsErrors: false }],
  [{ NODE_ENV: "development" }, { showsCost: true, showsErrors: true }],
  [
    { NODE_ENV: "production", SANDBOX: "1" },
    { showsCost: false, showsErrors: false },
  ],
  [
    { NODE_ENV: "development", SITE_URL: "https://keys.example", ALLOW_EMBEDDED: "1" },
    { showsCost: false, showsErrors: false },
  ],
])("with %j answers show Google's prices and the causes of errors as %j says", (env, shown) => {
  expect(parse(env as Record<string, string>)).toMatchObject(shown);
});

test("the allow-list can be configured apart from the sandbox", () => {
  expect(parse({ ALLOW_ANY_OPERATION: "0" })).toMatchObject({ sandbox: true, anyOperation: false });
  expect(parse({ NODE_ENV: "production", ALLOW_ANY_OPERATION: "1" })).toMatchObject({ sandbox: false, anyOperation: true });
  expect(faultsOf({ ALLOW_ANY_OPERATION: "yes" })).toEqual(["ALLOW_ANY_OPERATION: must be 0 or 1"]);
});

test("a slash at the end of an address changes nothing", () => {
  const config = parse({ PRISMIC_ENDPOINT: "https://shop.cdn.prismic.io/api/v2/", KIOSKS_API_URL: "https://backend.example.com/" });
  expect(config.content.endpoint).toBe("https://shop.cdn.prismic.io/api/v2");
  expect(config.kiosks.baseUrl).toBe("https://backend.example.com");
});

test("an empty value counts as not set", () => {
  expect(parse({ PRISMIC_ENDPOINT: "", BFF_PORT: "" })).toEqual(parse({}));
});

test("it binds to BFF_HOST, and HOST is only the site's", () => {
  expect(parse({ HOST: "0.0.0.0" }).host).toBe("127.0.0.1");
  expect(parse({ BFF_HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

test("trusted proxies are addresses and CIDR blocks, instead of this machine's own", () => {
  expect(parse({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1,fd00::/8 ,::1" }).trustedProxies).toEqual([
    { address: "10.0.0.0", prefix: 8, family: "ipv4" },
    { address: "192.0.2.1", prefix: 32, family: "ipv4" },
    { address: "fd00::", prefix: 8, family: "ipv6" },
    { address: "::1", prefix: 128, family: "ipv6" },
  ]);
});

test.each(["proxy.example", "10.0.0.0/33", "10.0.0", "10.0.0.1/", "::1/129", "10.0.0.0/8/8"])(
  "%j is not a valid trusted proxy",
  (entry) => {
    expect(faultsOf({ TRUSTED_PROXIES: `127.0.0.1,${entry}` })).toEqual([
      `TRUSTED_PROXIES: must be addresses or CIDR blocks with commas between them, and "${entry}" is neither`,
    ]);
  },
);

test.each([
  ["https://keyway.example", 0, 1],
  ["https://keyway.example", 1, 0],
  ["http://localhost:3000", 0, 0],
])("a site at %s behind %i proxies gives %i warnings", (siteOrigin, proxyHops, count) => {
  expect(findWarnings({ siteOrigin, proxyHops })).toHaveLength(count);
});

test.each(["VISITOR_POINTS_PER_MINUTE", "VISITOR_CALLS_PER_MINUTE", "PLACES_CALLS_PER_VISITOR_PER_DAY", "PLACES_CALLS_PER_DAY"])(
  "%s is a whole number, or 0 for no limit",
  (name) => {
    expect(faultsOf({ [name]: "0" })).toEqual([]);
    const expected = `${name}: must be a whole number, 0 for no limit`;
    for (const value of ["-1", "1.5", "many"]) expect(faultsOf({ [name]: value })).toEqual([expected]);
  },
);

test("all faults are reported at once, each with its variable", () => {
  const faults = faultsOf({
    BFF_PORT: "no",
    UPSTREAMS_PORT: "99999",
    PRISMIC_ENDPOINT: "prismic.io",
    KIOSKS_API_URL: "ftp://x",
    ALLOW_EMBEDDED: "yes",
    LOG_LEVEL: "loud",
  });
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
    expect(faultsOf({ SITE_URL })).toEqual([
      fault("PRISMIC_ENDPOINT"),
      fault("KIOSKS_API_URL"),
      fault("GOOGLE_PLACES_API_KEY"),
      fault("JOBS_API_URL"),
    ]);
    expect(
      faultsOf({
        SITE_URL,
        PRISMIC_ENDPOINT: "https://a.example.com/api/v2",
        GOOGLE_PLACES_API_KEY: "k",
        JOBS_API_URL: "https://jobs.example.com",
      }),
    ).toEqual([fault("KIOSKS_API_URL")]);
  });

  test("nothing is refused when all are set, or ALLOW_EMBEDDED=1 allows invented data", () => {
    const all = {
      PRISMIC_ENDPOINT: "https://a.example.com/api/v2",
      KIOSKS_API_URL: "https://b.example.com",
      GOOGLE_PLACES_API_KEY: "k",
      JOBS_API_URL: "https://c.example.com",
    };
    expect(parse({ SITE_URL, ...all }).embedded).toEqual([]);
    expect(parse({ SITE_URL, ALLOW_EMBEDDED: "1" }).embedded).toEqual(["content", "kiosks", "places", "jobs"]);
    expect(faultsOf({ SITE_URL, ALLOW_EMBEDDED: "0" })).toHaveLength(4);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("which %s is not", (url) => {
    expect(faultsOf({ SITE_URL: url })).toEqual([]);
  });

  test.each(["http://localhost.example.com", "http://10.0.0.1"])("as %s is", (url) => {
    expect(faultsOf({ SITE_URL: url })).toHaveLength(4);
  });
});

test("a token for the catalog of kiosks that could be guessed is refused", () => {
  expect(faultsOf({ PRISMIC_CATALOG_TOKEN: "x".repeat(23) })).toEqual(["PRISMIC_CATALOG_TOKEN: must have 24 characters at least"]);
  expect(parse({ PRISMIC_CATALOG_TOKEN: "x".repeat(24) })).toMatchObject({ catalogToken: "x".repeat(24) });
});

test("only in development, without a public address, is there a panel, with the switches of the embedded upstreams", () => {
  const development = { NODE_ENV: "development", KIOSKS_API_URL: "https://api.example", UPSTREAMS_PORT: "5100" };
  expect(parse(development).panel).toEqual({
    standIns: [
      { source: "content", url: "http://127.0.0.1:5100/content" },
      { source: "places", url: "http://127.0.0.1:5100/places" },
      { source: "jobs", url: "http://127.0.0.1:5100/jobs" },
    ],
  });
  for (const env of [
    {},
    { NODE_ENV: "production", SANDBOX: "1" },
    { ...development, SITE_URL: "https://keys.example", ALLOW_EMBEDDED: "1" },
  ])
    expect(parse(env as Record<string, string>).panel).toBeUndefined();
});
