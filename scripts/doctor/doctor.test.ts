import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createSelfSigned } from "#tests/support/selfSigned.ts";
import { freePort } from "../lib/freePort";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { examine, sendJson, startServer } from "./testing";

const TOKEN = "content-token";
let upstreams: Upstreams;
beforeAll(async () => {
  upstreams = await createUpstreams({ port: 0, kioskCount: 5, accessToken: TOKEN });
  // The doctor waits ten seconds at most.
  await upstreams.warmUp();
});
afterEach(() => Promise.all(["content", "backend", "jobs"].map((name) => fetch(`${upstreams.url}/${name}/__reset`, { method: "POST" }))));
afterAll(() => upstreams?.close());

const content = (more: Record<string, string> = {}) => ({
  PRISMIC_ENDPOINT: `${upstreams.url}/content/api/v2`,
  PRISMIC_ACCESS_TOKEN: TOKEN,
  ...more,
});
const kiosks = () => ({ KIOSKS_API_URL: `${upstreams.url}/backend` });
const jobs = () => ({ JOBS_API_URL: `${upstreams.url}/jobs` });
const fail = (name: string, fault: object) => fetch(`${upstreams.url}/${name}/__faults`, { method: "POST", body: JSON.stringify([fault]) });

test("upstreams that work are in order, and an application is not filed", async () => {
  const { code, text } = await examine({ ...content({ PRISMIC_WEBHOOK_SECRET: "s" }), ...kiosks(), ...jobs() });
  expect(text.split("\n").slice(0, 4)).toEqual([
    "ok     content   The repository answers, with all locales and custom types.",
    "ok     kiosks    The kiosks API answers.",
    "ok     places    The embedded stand-in is used.",
    "ok     jobs      The job form answers.",
  ]);
  expect(code).toBe(0);
  const { accepted = 0 } = (await (await fetch(`${upstreams.url}/jobs/__stats`)).json()) as { accepted?: number };
  expect(accepted).toBe(0);
});

test("a faulty configuration is named, before anything is asked", async () => {
  const { code, text } = await examine({ SITE_URL: "https://keys.example", PORT: "x" });
  expect(text).toContain("fault  config    PORT: must be a port number");
  expect(text).toContain("KIOSKS_API_URL: must be set where SITE_URL is public");
  expect(code).toBe(1);
});

describe("of the content repository it says", () => {
  /** A repository whose root answers this. */
  const startRepository = (status: number, body: object) => startServer((_, response) => sendJson(response, status, body));
  const root = { refs: [{ ref: "M1", isMasterRef: true }], languages: [{ id: "en-us", is_master: true }], types: { page: "Page" } };
  const of = async (env: Record<string, string>) => {
    const { code, text } = await examine(env);
    expect(text).not.toContain(TOKEN);
    expect(code).toBe(1);
    return text;
  };

  test("that a token is missing, or refused", async () => {
    expect(await of(content({ PRISMIC_ACCESS_TOKEN: "" }))).toContain("The repository is private.");
    expect(await of(content({ PRISMIC_ACCESS_TOKEN: "another" }))).toContain("Prismic refuses PRISMIC_ACCESS_TOKEN.");
  });

  test("that the address is wrong", async () => {
    expect(await of(content({ PRISMIC_ENDPOINT: `${upstreams.url}/content/api/v9` }))).toContain("There is no repository at this address.");
    expect(await of({ PRISMIC_ENDPOINT: await startRepository(200, { hello: "world" }) })).toContain("not that of Prismic's API v2");
  });

  test("which locales and custom types are missing, and the 404 page", async () => {
    const url = await startServer((request, response) =>
      sendJson(response, 200, request.url!.includes("/documents/search") ? { total_results_size: 0 } : root),
    );
    const text = await of({ PRISMIC_ENDPOINT: url, PRISMIC_404_ID: "none" });
    expect(text).toContain("The locale fr-ca is missing.");
    expect(text).toMatch(/These custom types are missing: app_bar, .*products_page/);
    expect(text).toContain("No published document has the id of PRISMIC_404_ID, none.");
  });

  test("that the master locale is another", async () => {
    const languages = [{ id: "en-us" }, { id: "fr-ca", is_master: true }];
    expect(await of({ PRISMIC_ENDPOINT: await startRepository(200, { ...root, languages }) })).toContain("The master locale is fr-ca.");
  });

  test.each([
    ["429", { kind: "429" }, "too many requests"],
    ["an outage", { kind: "5xx", status: 503 }, "Prismic answers 503."],
    ["a reset", { kind: "reset" }, "closes the connection without an answer"],
    ["HTML", { kind: "html" }, "not that of Prismic's API v2"],
  ])("that it answers with %s", async (_, fault, words) => {
    await fail("content", fault);
    expect(await of(content())).toContain(words);
  });

  test("that without a webhook publishes take longer, which is no fault", async () => {
    const { code, text } = await examine(content());
    expect(text).toContain("note   content   Without PRISMIC_WEBHOOK_SECRET");
    expect(code).toBe(0);
  });
});

describe("of the other services it says", () => {
  test("that one does not answer in time", async () => {
    await fail("backend", { kind: "hang" });
    const { code, text } = await examine(kiosks(), { timeoutMs: 200 });
    expect(text).toMatch(/fault {2}kiosks {4}127\.0\.0\.1:\d+ does not answer within 0\.2 s\./);
    expect(code).toBe(1);
  });

  test("that one is down, or answers something else", async () => {
    await fail("backend", { kind: "5xx", status: 500 });
    await fail("jobs", { kind: "5xx", status: 502 });
    const { text } = await examine({ ...kiosks(), ...jobs() });
    expect(text).toContain("fault  kiosks    The service answers 500.");
    expect(text).toContain("fault  jobs      The service answers 502.");
    await fail("backend", { kind: "html" });
    expect((await examine(kiosks())).text).toContain("The answer is not that of docs/kiosks-api.yaml.");
  });

  test("that the path is wrong, or that access is refused", async () => {
    expect((await examine({ KIOSKS_API_URL: `${upstreams.url}/nowhere` })).text).toContain("fault  kiosks    There is no such call");
    const closed = await startServer((_, response) => void response.writeHead(403).end());
    expect((await examine({ JOBS_API_URL: closed })).text).toContain("fault  jobs      Access is refused (403).");
    const careless = await startServer((_, response) => sendJson(response, 201, {}));
    expect((await examine({ JOBS_API_URL: careless })).text).toContain("answers 201 to an empty application");
  });

  test("that nothing listens", async () => {
    const { text } = await examine({ KIOSKS_API_URL: `http://127.0.0.1:${await freePort()}` });
    expect(text).toMatch(/fault {2}kiosks {4}127\.0\.0\.1:\d+ refuses connections\./);
  });

  test("that a certificate is not accepted", async () => {
    const server = createServer(createSelfSigned("keys.example"), (_, response) => response.end("{}")).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    const { text } = await examine({ KIOSKS_API_URL: `https://127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(text).toMatch(/The TLS certificate of 127\.0\.0\.1:\d+ is not accepted \(\w+\)/);
  });

  test("that this machine's clock is wrong", async () => {
    const { code, text } = await examine(kiosks(), { now: () => Date.now() - 300_000 });
    expect(text).toMatch(/fault {2}kiosks {4}This machine's clock is (299|300|301) s behind the upstream's\./);
    expect(code).toBe(1);
  });
});

describe("of the running site it says", () => {
  /** A site with these statuses. */
  const startSite = (statuses: Record<string, number>) =>
    startServer((request, response) => void response.writeHead(statuses[request.url!] ?? 404).end("{}"));
  const of = async (statuses: Record<string, number>) =>
    (await examine({ SITE_URL: await startSite(statuses), PRISMIC_WEBHOOK_SECRET: "webhook-secret" })).text;

  test("that it takes webhooks and previews", async () => {
    expect(await of({ "/preview": 307, "/revalidate": 200 })).toContain("ok     site      The site takes webhooks and previews.");
  });

  test("that it has another secret, or is another site", async () => {
    const text = await of({ "/preview": 307, "/revalidate": 401 });
    expect(text).toContain("fault  site      The running site has another PRISMIC_WEBHOOK_SECRET.");
    expect(text).not.toContain("webhook-secret");
    expect(await of({ "/revalidate": 200 })).toContain("fault  site      Previews answer 404 at http://127.0.0.1:");
    expect(await of({ "/preview": 307 })).toContain("fault  site      The webhook answers 404 at http://127.0.0.1:");
  });

  test("that previews in the editor's window need https", async () => {
    expect(await of({ "/preview": 307, "/revalidate": 200 })).toContain("note   site      Previews in the editor's window need https");
  });
});
