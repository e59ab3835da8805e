import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startUpstreams } from "../support/separateUpstreams";
import { ownStack } from "../support/ownStack";
import { type RawAnswer, rawGet, rawRequest } from "../support/rawRequest";
import { type RunningServer, startBff, startSite } from "../support/servers";

const PAGE = { accept: "text/html,*/*;q=0.8" };
const CALL = /href="tel:\+1614555\d{4}"/;
/** One timeout plus a tolerance for busy machines. Without a shared timeout, each of a page's queries would wait for its own. */
const IN_TIME_MS = 6000;
/** Less than the timeout for a silent BFF. */
const AT_ONCE_MS = 2000;

async function timed(url: string, path: string): Promise<RawAnswer & { ms: number }> {
  const startedAt = performance.now();
  const answer = await rawGet(url, path, PAGE);
  return { ...answer, ms: performance.now() - startedAt };
}

describe("while the BFF accepts connections and never answers", () => {
  let bff: RunningServer, site: RunningServer;
  beforeAll(async () => {
    bff = await startBff({ upstreamsUrl: ownStack().upstreamsUrl });
    site = await startSite({ bffUrl: bff.url, env: { PAGE_DEADLINE_MS: "3000" } });
  });
  afterEach(() => {
    process.kill(bff.pid, "SIGCONT");
  });
  const statusNow = async () => (await rawGet(site.url, "/patents/", PAGE)).status;
  afterAll(async () => {
    await site?.stop();
    await bff?.stop();
  });

  it("cached pages are sent at once, others answer 503 in time, and only the first request waits", async () => {
    // Only a cached page has an ETag.
    await expect.poll(async () => (await rawGet(site.url, "/terms/", PAGE)).headers.etag).toBeDefined();
    process.kill(bff.pid, "SIGSTOP");
    const [kept, first] = await Promise.all([timed(site.url, "/terms/"), timed(site.url, "/how-it-works/")]);
    expect(kept).toMatchObject({ status: 200 });
    expect(kept.ms).toBeLessThan(AT_ONCE_MS);
    expect(first).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
    expect(first.body).toMatch(CALL);
    expect(first.ms).toBeLessThan(IN_TIME_MS);
    for (const path of ["/contact/", "/fr-ca/", "/key-services/oh/columbus/", "/no-such-page/"]) {
      const { status, body, ms } = await timed(site.url, path);
      expect(status, path).toBe(503);
      expect(body, path).toMatch(CALL);
      expect(ms, path).toBeLessThan(AT_ONCE_MS);
    }
    process.kill(bff.pid, "SIGCONT");
    await expect.poll(statusNow).toBe(200);
  });

  it("forms that are sent without scripts are answered in time, and only the first one waits", async () => {
    await expect.poll(async () => (await rawGet(site.url, "/contact/", PAGE)).status).toBe(200);
    process.kill(bff.pid, "SIGSTOP");
    for (const limit of [IN_TIME_MS, AT_ONCE_MS]) {
      const body = new FormData();
      const values = { name: "Robin", email: "robin@mail.example", topic: "kiosk", message: "The kiosk took my money and cut no key." };
      for (const [name, value] of Object.entries(values)) body.set(name, value);
      const startedAt = performance.now();
      const answer = await fetch(`${site.url}/contact/?form=contact`, { method: "POST", body, headers: PAGE });
      expect(await answer.text()).toMatch(CALL);
      expect(performance.now() - startedAt).toBeLessThan(limit);
      expect(answer.status).toBe(503);
    }
    process.kill(bff.pid, "SIGCONT");
    await expect.poll(statusNow).toBe(200);
  });

  it("searches and requests of scripts are answered in time", async () => {
    await expect.poll(async () => (await rawGet(site.url, "/key-services/", PAGE)).status).toBe(200);
    process.kill(bff.pid, "SIGSTOP");
    const [found, graphAnswer] = await Promise.all([
      timed(site.url, "/key-services/?q=Columbus"),
      rawRequest(site.url, "/graphql", { method: "POST", headers: { "content-type": "application/json" } }),
    ]);
    expect(found.body).toMatch(CALL);
    expect(found.ms).toBeLessThan(IN_TIME_MS);
    expect(graphAnswer).toMatchObject({ status: 502 });
    expect(JSON.parse(graphAnswer.body)).toMatchObject({ errors: [{ extensions: { code: "BFF_UNREACHABLE" } }] });
    const again = await timed(site.url, "/key-services/?q=Cleveland");
    expect(again.body).toMatch(CALL);
    expect(again.ms).toBeLessThan(AT_ONCE_MS);
  });
});

describe("while a source hangs", () => {
  it("the first page of a language is sent with the emergency number, and all queries share one wait for the source", async () => {
    const upstreams = await startUpstreams();
    onTestFinished(upstreams.close);
    await upstreams.switchFault("content", { kind: "hang" });
    const bff = await startBff({ upstreamsUrl: upstreams.url });
    onTestFinished(bff.stop);
    const site = await startSite({ bffUrl: bff.url, env: { PAGE_DEADLINE_MS: "1000" } });
    onTestFinished(site.stop);
    const [home, directory] = await Promise.all(["/fr-ca/", "/key-services/"].map((path) => rawGet(site.url, path, PAGE)));
    expect(home!.status).toBe(503);
    // The directory is made of kiosks: if they are there within the page's time, it is sent without content.
    expect([200, 503]).toContain(directory!.status);
    for (const { body } of [home!, directory!]) expect(body).toMatch(CALL);
    // If each query called the source, four or more would be pending. When one ends, the next may begin a moment before its close.
    const { mostPending } = await upstreams.statsOf("content");
    expect(mostPending).toBeGreaterThan(0);
    expect(mostPending).toBeLessThanOrEqual(2);
  });
});
