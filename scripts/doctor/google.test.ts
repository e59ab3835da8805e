import { describe, expect, test } from "vitest";
import { examine, sendJson, startServer } from "./testing";

const KEY = "AIza-server-key";
const BROWSER_KEY = "AIza-browser-key";

/** What Google answers: 200, or an error with this status and reason. */
type Reply = { status: number; reason?: string; name?: string; message?: string };
const OK: Reply = { status: 200 };
const denied = (reason: string): Reply => ({ status: 403, reason, name: "PERMISSION_DENIED" });

/** Starts a Google that answers by key and referrer, and refuses calls that cost something. */
function startGoogle(answer: (call: { key: unknown; referer: string | undefined }) => Reply): Promise<string> {
  return startServer((request, response) => {
    const { "x-goog-api-key": key, "x-goog-fieldmask": mask, referer } = request.headers;
    if (request.url === "/maps/api/js") return void response.end("script");
    if (mask !== "places.id") return sendJson(response, 400, { error: { message: "This call is billed." } });
    const { status, reason, name = "", message = `Refused for ${String(key)}` } = answer({ key, referer });
    const details = reason ? [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" }] : [];
    sendJson(response, status, status === 200 ? { places: [{ id: "x" }] } : { error: { code: status, status: name, message, details } });
  });
}

/** What the doctor says about an upstream, and its exit code. */
async function about(upstream: string, env: Record<string, string>) {
  const { code, text } = await examine(env);
  for (const key of [KEY, BROWSER_KEY]) expect(text).not.toContain(key);
  const lines = text.split("\n");
  return { code, text: lines.slice(lines.findIndex((line) => line.slice(7).startsWith(upstream))).join("\n") };
}

describe("the server's key", () => {
  test.each<[string, Reply, string]>([
    ["is unknown", { status: 400, reason: "API_KEY_INVALID", name: "INVALID_ARGUMENT" }, "Google does not know the key."],
    ["is for web sites", denied("API_KEY_HTTP_REFERRER_BLOCKED"), "The key is restricted to web sites, which only browsers name."],
    ["is for other machines", denied("API_KEY_IP_ADDRESS_BLOCKED"), "this machine's is none of them"],
    ["is for other APIs", denied("API_KEY_SERVICE_BLOCKED"), "add Places API (New)"],
    ["has no API", denied("SERVICE_DISABLED"), "The API is not enabled in the key's project."],
    ["has no billing", denied("BILLING_DISABLED"), "Billing is disabled in the key's project."],
    ["has no billing, which only the text says", { status: 403, message: "You must enable Billing on the project" }, "Billing is disabled"],
    ["is suspended", denied("CONSUMER_SUSPENDED"), "Google has suspended the key's project."],
    [
      "has no quota",
      { status: 429, name: "RESOURCE_EXHAUSTED", message: "limit 'SearchTextRequest per minute'" },
      "The quota of this minute",
    ],
    ["has no quota today", { status: 429, name: "RESOURCE_EXHAUSTED", message: "limit 'SearchTextRequest per day'" }, "The day's quota"],
    ["is lost on the way", { status: 403, message: "Method doesn't allow unregistered callers" }, "without its key"],
    ["is refused otherwise", denied("SECURITY_POLICY_VIOLATED"), "403 PERMISSION_DENIED SECURITY_POLICY_VIOLATED"],
    ["reaches a Google that is down", { status: 503, name: "UNAVAILABLE" }, "Google answers 503."],
  ])("%s", async (_, reply, words) => {
    const url = await startGoogle(() => reply);
    const { code, text } = await about("places", { GOOGLE_PLACES_API_KEY: KEY, GOOGLE_PLACES_URL: url });
    expect(text).toMatch(/^fault {2}places/);
    expect(text).toContain(words);
    expect(code).toBe(1);
  });

  test("is accepted", async () => {
    const url = await startGoogle(({ key }) => (key === KEY ? OK : denied("API_KEY_INVALID")));
    const { code, text } = await about("places", { GOOGLE_PLACES_API_KEY: KEY, GOOGLE_PLACES_URL: url });
    expect(text).toMatch(/^ok {5}places {4}Google accepts the key\./);
    expect(code).toBe(0);
  });
});

describe("the browser's key", () => {
  const SITE = "http://localhost:3000";
  const examineKey = async (answer: (referer: string | undefined) => Reply, key = BROWSER_KEY) => {
    const url = await startGoogle(({ key: sent, referer }) => (sent === KEY ? OK : answer(referer)));
    return about("maps", { GOOGLE_PLACES_API_KEY: KEY, GOOGLE_PLACES_URL: url, GOOGLE_MAPS_URL: url, GOOGLE_MAPS_API_KEY: key });
  };
  const onlyFor = (site: string) => (referer: string | undefined) =>
    referer?.startsWith(site) ? OK : denied("API_KEY_HTTP_REFERRER_BLOCKED");

  test("is accepted for the site, and for no other", async () => {
    const { code, text } = await examineKey(onlyFor(SITE));
    expect(text).toMatch(/^ok {5}maps {6}Google accepts the key for http:\/\/localhost:3000\./);
    expect(code).toBe(0);
  });

  test("does not allow the site", async () => {
    const { code, text } = await examineKey(onlyFor("https://other.example"));
    expect(text).toContain("The key does not allow http://localhost:3000.");
    expect(text).toContain("add http://localhost:3000/*");
    expect(code).toBe(1);
  });

  test("works on any web site", async () => {
    expect(await examineKey(() => OK)).toMatchObject({ code: 1, text: expect.stringContaining("works on any web site") });
  });

  test("is the server's", async () => {
    expect(await examineKey(() => OK, KEY)).toMatchObject({ code: 1, text: expect.stringContaining("every browser gets it") });
  });

  test.each([
    ["API_KEY_INVALID", "Google does not know the key."],
    ["API_KEY_IP_ADDRESS_BLOCKED", "restricted to IP addresses, which browsers do not have"],
    ["BILLING_DISABLED", "Billing is disabled"],
  ])("%s", async (reason, words) => {
    expect(await examineKey(() => denied(reason))).toMatchObject({ code: 1, text: expect.stringContaining(words) });
  });

  test("is not for Places, as it may be: a note says what only a browser can tell", async () => {
    const { code, text } = await examineKey(() => denied("API_KEY_SERVICE_BLOCKED"));
    expect(text).toMatch(/^note {3}maps {6}Google knows the key\./);
    expect(code).toBe(0);
  });

  test("reaches no Google: the script does not load", async () => {
    const down = await startServer((_, response) => void response.writeHead(502).end());
    const env = { GOOGLE_MAPS_URL: down, GOOGLE_MAPS_API_KEY: BROWSER_KEY };
    expect(await about("maps", env)).toMatchObject({ code: 1, text: expect.stringContaining("Google's script answers 502.") });
  });
});
