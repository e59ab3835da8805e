import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { isHit } from "../../support/edge";
import { startHttpServer } from "../../support/httpServer";
import { writePage } from "../../support/pageFile";
import { featuredKiosks, hero } from "../../support/publish";
import { type RawAnswer, rawGet } from "../../support/rawRequest";
import { startVarnish } from "../../support/varnish";
import { edge, titledPage } from "./sharedEdge";

const write = (uid: string, title: string) => writePage(edge.machines.contentDir, titledPage(uid, title));
const get = (path: string, headers: Record<string, string> = {}) => rawGet(edge.url, path, headers);
const titleIn = ({ body }: RawAnswer) => /<title>([^<|]*)/.exec(body)?.[1]?.trim();
const titleOf = async (path: string) => titleIn(await get(path));

/** Waits until Varnish sends a response that it keeps. */
async function untilKept(path: string, headers?: Record<string, string>): Promise<RawAnswer> {
  await expect.poll(async () => isHit(await get(path, headers)), { interval: 20 }).toBe(true);
  return get(path, headers);
}

describe("a page", () => {
  it("is kept, without the headers that are for the edge", async () => {
    const { headers } = await untilKept("/edge-one/");
    expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    for (const name of ["xkey", "x-made-of", "x-made-of-documents", "age", "via"]) expect(headers).not.toHaveProperty(name);
    // Neither cookies of browsers nor parameters of campaigns change it.
    expect(isHit(await get("/edge-one/?utm_source=x", { cookie: "consent=yes" }))).toBe(true);
  });

  it.each(["io.prismic.preview=x", "io.prismic.experiment=x", "token=abc"])(
    "is not taken from the edge with the cookie %s",
    async (cookie) => {
      await untilKept("/edge-one/");
      expect(isHit(await get("/edge-one/", { cookie }))).toBe(false);
      expect(isHit(await get("/edge-one/"))).toBe(true);
    },
  );
});

it("a publish ends its page, and leaves others", async () => {
  let number = 0;
  /** Whether Varnish still has the other page after a publish. */
  const leavesOther = async () => {
    await untilKept("/edge-one/");
    await untilKept("/edge-two/");
    const title = `Title ${++number}`;
    write("edge-one", title);
    await expect.poll(() => titleOf("/edge-one/"), { interval: 20 }).toBe(title);
    return isHit(await get("/edge-two/"));
  };
  // The first publish ends all pages, since the BFF does not know yet what it changes, and does so again after 0.7, 2 and 7 s.
  await expect.poll(leavesOther).toBe(true);
});

/** Switches a fault of a stand-in on until the test ends. */
async function switchFault(standIn: string, fault: object): Promise<void> {
  const post = async (faults: object[]) => {
    const { ok } = await fetch(`${edge.machines.upstreamsUrl}/${standIn}/__faults`, { method: "POST", body: JSON.stringify(faults) });
    expect(ok).toBe(true);
  };
  await post([fault]);
  onTestFinished(() => post([]));
}

const graph = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
/** Sends a request several times, and returns which were answered by the edge. */
async function hits(path: string, headers?: Record<string, string>): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let times = 0; times < 4; times++) answers.push(isHit(await get(path, headers)));
  return answers;
}

describe("an answer of the graph", () => {
  const titleQuery = '{ page(path: "/edge-two/", language: EN_US) { ... on PageDocument { data { meta_title } } } }';
  const headers = { "apollo-require-preflight": "1" };

  it("is kept, and ended by a publish of its document", async () => {
    const kept = await untilKept(graph(titleQuery), headers);
    expect(kept.body).toContain('"meta_title":"First"');
    for (const name of ["xkey", "x-made-of", "x-made-of-documents"]) expect(kept.headers).not.toHaveProperty(name);
    write("edge-two", "Newer");
    await expect.poll(async () => (await get(graph(titleQuery), headers)).body, { interval: 20 }).toContain("Newer");
  });

  it("is not kept if it is of Google Places", async () => {
    const query = '{ predictions(input: "columbus", language: EN_US, sessionToken: "s1") { placeId } }';
    const answer = await get(graph(query), headers);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining("placeId")]);
    expect(await hits(graph(query), headers)).toEqual([false, false, false, false]);
  });

  it("is not kept if it has errors", async () => {
    expect(await hits(graph("{ nothing }"), headers)).toEqual([false, false, false, false]);
  });
});

it("neither a page that is missing nor a search is kept", async () => {
  expect((await get("/edge-none/")).status).toBe(404);
  expect(await hits("/edge-none/")).toEqual([false, false, false, false]);
  expect((await get("/key-services/?q=columbus")).status).toBe(200);
  expect(await hits("/key-services/?q=columbus")).toEqual([false, false, false, false]);
});

it("requests for what is not kept do not wait for each other", async () => {
  const port = await freePort();
  const waiting: (() => void)[] = [];
  let count = 0;
  const { url } = await startHttpServer((response, request) => {
    if (request.url !== "/private/") return void response.end("ok");
    waiting.push(() => response.setHeader("cache-control", "private").end("one"));
    // The first one alone says that it is not kept; the site answers the others once all have come.
    if (++count === 1 || count === 4) for (const answer of waiting.splice(0)) answer();
  });
  const other = await startVarnish({ port, siteUrls: [url] });
  onTestFinished(other.stop);
  const ask = async () => (await rawGet(other.url, "/private/")).body;
  expect(await ask()).toBe("one");
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(["one", "one", "one"]);
});

it("an incomplete page is not kept", async () => {
  await switchFault("backend", { kind: "5xx" });
  const slices = [hero("Kiosks"), featuredKiosks("101001")];
  writePage(edge.machines.contentDir, { id: "Zedge-kiosks", uid: "edge-kiosks", data: { meta_title: "Kiosks", slices } });
  await expect.poll(async () => (await get("/edge-kiosks/")).body).toContain("These kiosks didn’t load.");
  expect(await hits("/edge-kiosks/")).toEqual([false, false, false, false]);
});
