import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { coldSite } from "../support/coldSite";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { type RawAnswer, rawGet, rawRequest } from "../support/rawRequest";
import { type RunningServer, startBff, startSite } from "../support/servers";

const PAGE = { accept: "text/html,*/*;q=0.8" };
const CALL = /href="tel:\+1614555\d{4}"/;
/** One wait, and what a busy machine takes: a question alone had ten seconds once, and every page has several. */
const IN_TIME_MS = 6000;
/** Less than it takes to find the BFF silent. */
const AT_ONCE_MS = 2000;

async function timed(url: string, path: string): Promise<RawAnswer & { ms: number }> {
  const startedAt = performance.now();
  const answer = await rawGet(url, path, PAGE);
  return { ...answer, ms: performance.now() - startedAt };
}

describe("while the BFF takes connections and answers none", () => {
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

  it("a page that is kept comes at once, any other as a 503 in time, and nobody after the first waits", async () => {
    await expect.poll(async () => (await rawGet(site.url, "/terms/", PAGE)).status).toBe(200);
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

  it("a search is answered in time, and so is what a script asks", async () => {
    await expect.poll(async () => (await rawGet(site.url, "/key-services/", PAGE)).status).toBe(200);
    process.kill(bff.pid, "SIGSTOP");
    const [found, asked] = await Promise.all([
      timed(site.url, "/key-services/?q=Columbus"),
      rawRequest(site.url, "/graphql", { method: "POST", headers: { "content-type": "application/json" } }),
    ]);
    expect(found.body).toMatch(CALL);
    expect(found.ms).toBeLessThan(IN_TIME_MS);
    expect(asked).toMatchObject({ status: 502 });
    expect(JSON.parse(asked.body)).toMatchObject({ errors: [{ extensions: { code: "BFF_UNREACHABLE" } }] });
    const again = await timed(site.url, "/key-services/?q=Cleveland");
    expect(again.body).toMatch(CALL);
    expect(again.ms).toBeLessThan(AT_ONCE_MS);
  });
});

describe("while a source hangs", () => {
  // Less than the 2.5 s after which the BFF gives a source up: who waited for it twice would take five.
  const cold = coldSite({ PAGE_DEADLINE_MS: "1000" });

  it("the first page of a language comes in its own time, with a number to call", async () => {
    await switchFaults("content", { kind: "hang" });
    const paths = ["/fr-ca/", "/key-services/"];
    // At once: a page that is asked for when the BFF has given the source up is answered without it.
    const answers = await Promise.all(paths.map((path) => timed(cold.url, path)));
    for (const [at, { status, body, ms }] of answers.entries()) {
      const path = paths[at];
      expect(status, path).toBe(503);
      expect(body, path).toMatch(CALL);
      expect(ms, path).toBeLessThan(4500);
    }
  });
});
