import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { startRecordingBff } from "../support/recordingBff";
import { ownStack } from "../support/ownStack";
import { type PageFile, writePage } from "../support/pageFile";
import { hero, masterRef, publishPages, unpublishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite, WEBHOOK_SECRET } from "../support/servers";

const { siteUrl, sitePid, bffUrl, contentDir } = ownStack();

// A separate site, which publishes of other tests do not reach, over a proxy that records the BFF's operations.
let bff: Awaited<ReturnType<typeof startRecordingBff>>;
let site: RunningServer;
beforeAll(async () => {
  bff = await startRecordingBff(bffUrl);
  site = await startSite({ bffUrl: bff.url });
});
afterAll(async () => {
  await site?.stop();
  bff?.close();
});

const page = (letter: string, title: string, uid = `publish-${letter}`): PageFile => ({
  id: `Zpub${letter}en`,
  uid,
  data: { meta_title: title, slices: [hero(title)] },
});
const post = async (body: object | string, origin = site.url) => {
  const answer = await fetch(`${origin}/revalidate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const update = (...documents: string[]) => ({
  type: "api-update",
  masterRef: "M",
  releases: {},
  masks: {},
  tags: {},
  experiments: {},
  documents,
  domain: "keyway",
  apiUrl: "x",
  secret: WEBHOOK_SECRET,
});
const look = async (path: string) => (await rawGet(site.url, path)).body;
const pageQueries = () => bff.take().filter((question) => question.startsWith("PageByPath"));

/** Requests pages until they are cached: the site then sends no operations to the BFF for them. */
const lookUntilKept = async (...paths: string[]) => {
  const operations = async () => {
    for (const path of paths) await look(path);
    return pageQueries();
  };
  await expect.poll(operations).toEqual([]);
};

describe("a request that publishes nothing", () => {
  beforeAll(() => publishPages(page("a", "A before")));

  it.each<[string, object | string, number]>([
    ["a wrong secret", { ...update("Zpubaen"), secret: "guessed" }, 401],
    ["no secret", { ...update("Zpubaen"), secret: null }, 401],
    ["a body that is no JSON", "{", 400],
    ["a body that is no webhook", { documents: ["Zpubaen"] }, 400],
    ["too long a body", JSON.stringify({ ...update("Zpubaen"), masterRef: "x".repeat(1_100_000) }), 413],
    ["a test call of the webhook", { type: "test-trigger", domain: "keyway", apiUrl: "x", secret: WEBHOOK_SECRET }, 200],
  ])("with %s changes nothing", async (_, body, status) => {
    await lookUntilKept("/publish-a/");
    expect((await post(body)).status).toBe(status);
    await look("/publish-a/");
    expect(pageQueries()).toEqual([]);
  });
});

describe("the webhook", () => {
  it("makes the next response show the publish", async () => {
    await publishPages(page("b", "B before"));
    await post(update("Zpubben"));
    await lookUntilKept("/publish-a/", "/publish-b/");
    await publishPages(page("a", "A after"), page("b", "B after"));
    expect(await post(update("Zpubaen"))).toEqual({ status: 200, body: { published: ["Zpubaen"] } });
    expect(await look("/publish-a/")).toContain("A after");
    expect(await look("/publish-b/")).toContain("B after");
  });

  it("that does not reach the BFF answers an error, so that Prismic retries", async () => {
    const deaf = await startSite({ bffUrl: `http://127.0.0.1:${await freePort()}` });
    try {
      expect((await post(update("Zpubaen"), deaf.url)).status).toBe(502);
    } finally {
      await deaf.stop();
    }
  });
});

describe("without a webhook", () => {
  // The BFF reads the repository's ref every five seconds: for at most ten of the site's requests for versions, which are half a second
  // apart (site/bff/versions.test.ts), it knows the old one. The eleventh has it read the ref again, and the twelfth is answered with the
  // new version: that is six seconds. On a busy machine, up to four more pass until the BFF has read the new ref and the page is rendered.
  // Requests are counted, since on a busy machine they are more than half a second apart.
  const MAX_REQUESTS = 16;

  it("a publish shows within sixteen requests for versions, which the site sends every half second", async () => {
    await publishPages(page("f", "F before"));
    await post(update("Zpubfen"));
    await lookUntilKept("/publish-f/");
    // The repository's webhook goes to this site, which would tell the BFF.
    process.kill(sitePid, "SIGSTOP");
    onTestFinished(() => void process.kill(sitePid, "SIGCONT"));
    const before = await masterRef();
    writePage(contentDir, page("f", "F after"));
    await expect.poll(() => masterRef(), { interval: 20 }).not.toBe(before);
    const requestsBefore = bff.versionRequests();
    await expect.poll(() => look("/publish-f/"), { timeout: 40_000 }).toContain("F after");
    const requests = bff.versionRequests() - requestsBefore;
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
  });
});

describe("the address of a document", () => {
  it("is found from the first request after a publish on, and not any more after its removal", async () => {
    expect((await rawGet(siteUrl, "/publish-c/")).status).toBe(404);
    await publishPages(page("c", "C"));
    for (let times = 0; times < 2; times++)
      expect(await rawGet(siteUrl, "/publish-c/")).toMatchObject({ status: 200, body: expect.stringContaining("C") });
    await unpublishPages({ id: "Zpubcen" });
    await expect.poll(async () => (await rawGet(siteUrl, "/publish-c/")).status).toBe(404);
    expect((await rawGet(siteUrl, "/publish-c/")).status).toBe(404);
  });

  it("shows the other document after two have swapped paths", async () => {
    await publishPages(page("d", "Words of D"), page("e", "Words of E"));
    expect((await rawGet(siteUrl, "/publish-d/")).body).toContain("Words of D");
    expect((await rawGet(siteUrl, "/publish-e/")).body).toContain("Words of E");
    await publishPages(page("d", "Words of D", "publish-e"), page("e", "Words of E", "publish-d"));
    await expect.poll(async () => (await rawGet(siteUrl, "/publish-d/")).body).toContain("Words of E");
    await expect.poll(async () => (await rawGet(siteUrl, "/publish-e/")).body).toContain("Words of D");
  });
});
