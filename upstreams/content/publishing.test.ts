import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUpstreams, type Upstreams } from "../server";
import { createTestContent } from "../testing";

const path = "documents/en-us/page/about.json";
const lines: string[] = [];
const posts: any[] = [];
let content: ReturnType<typeof createTestContent>;
let upstreams: Upstreams | undefined;
let answerStatus = 200;

const receiver = createServer(async (request: IncomingMessage, response) => {
  posts.push(JSON.parse(await text(request)));
  response.writeHead(answerStatus).end();
});

beforeEach(async () => {
  lines.length = posts.length = 0;
  answerStatus = 200;
  content = createTestContent({ "en-us/page/about.json": { id: "A", uid: "about" } });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await upstreams?.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

async function start() {
  const { port } = receiver.address() as AddressInfo;
  upstreams = await createUpstreams({
    port: 0,
    kioskCount: 1,
    contentDir: content.contentDir,
    publishWebhook: { url: `http://127.0.0.1:${port}/revalidate`, secret: "s" },
    log: (line) => lines.push(line),
  });
}

const getRoot = async () => (await (await fetch(`${upstreams!.url}/content/api/v2`)).json()) as { refs: any[]; experiments: any };
const getMasterRef = async () => (await getRoot()).refs[0].ref as string;

async function getUids(ref: string, q = ""): Promise<string[]> {
  const query = new URLSearchParams({ ref, q, orderings: "[document.first_publication_date]" });
  const response = await fetch(`${upstreams!.url}/content/api/v2/documents/search?${query}`);
  return ((await response.json()) as { results: { uid: string }[] }).results.map(({ uid }) => uid);
}

describe("editing a file", () => {
  test("changes the master ref and the content, and reports the document to the webhook", async () => {
    await start();
    const before = await getMasterRef();
    content.write(path, { id: "A", uid: "about-us" });
    await expect.poll(() => posts).toHaveLength(1);
    const after = await getMasterRef();
    expect(after).not.toBe(before);
    expect(await getUids(after)).toEqual(["about-us"]);
    expect(await getUids(before)).toEqual(["about"]);
    expect(posts[0]).toEqual({
      type: "api-update",
      masterRef: after,
      releases: {},
      masks: {},
      tags: {},
      experiments: {},
      documents: ["A"],
      domain: "keyway",
      apiUrl: `${upstreams!.url}/content/api`,
      secret: "s",
    });
  });

  test("keeps a document's former uids, by which queries find it until another document takes one", async () => {
    await start();
    const first = await getMasterRef();
    content.write(path, { id: "A", uid: "about-us" });
    await expect.poll(getMasterRef).not.toBe(first);
    const second = await getMasterRef();
    content.write(path, { id: "A", uid: "who-we-are" });
    await expect.poll(getMasterRef).not.toBe(second);
    const third = await getMasterRef();
    const find = (uid: string, ref: string) => getUids(ref, `[[at(my.page.uid,"${uid}")]]`);
    for (const uid of ["about", "about-us", "who-we-are"]) expect(await find(uid, third)).toEqual(["who-we-are"]);
    expect(await find("never", third)).toEqual([]);
    content.write("documents/en-us/page/new.json", { id: "B", uid: "about" });
    await expect.poll(getMasterRef).not.toBe(third);
    const fourth = await getMasterRef();
    expect(await find("about", fourth)).toEqual(["about"]);
    expect(await find("about-us", fourth)).toEqual(["who-we-are"]);
  });

  test("publishes added files, in new folders too, and deleted ones", async () => {
    await start();
    content.write("documents/fr-ca/faq/new.json", { id: "F", uid: "nouveau" });
    await expect.poll(() => posts.at(-1)?.documents).toEqual(["F"]);
    content.write("documents/fr-ca/faq/next.json", { id: "N", uid: "suivant" });
    await expect.poll(() => posts.at(-1)?.documents).toEqual(["N"]);
    content.remove(path);
    await expect.poll(() => posts.at(-1)?.documents).toEqual(["A"]);
    expect(await getUids(await getMasterRef())).toEqual([]);
    expect(lines).toEqual([]);
  });

  test("into malformed JSON keeps the published document, and reports the fault", async () => {
    await start();
    const before = await getMasterRef();
    content.writeText(path, '{"id":');
    await expect.poll(() => lines.join()).toContain("about.json");
    expect(await getMasterRef()).toBe(before);
    expect(posts).toEqual([]);
  });

  test("so that an id is used twice keeps the whole published state", async () => {
    await start();
    const before = await getMasterRef();
    content.write("documents/en-us/page/copy.json", { id: "A", uid: "copy" });
    await expect.poll(() => lines.join()).toContain('id "A" is already taken');
    expect(await getMasterRef()).toBe(before);
  });

  test("without changing its content publishes nothing", async () => {
    await start();
    const before = await getMasterRef();
    content.write(path, { id: "A", uid: "about" });
    content.write("documents/en-us/page/other.json", { id: "O" });
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0].documents).toEqual(["O"]);
    content.remove("documents/en-us/page/other.json");
    await expect.poll(() => posts.length).toBe(2);
    expect(await getMasterRef()).toBe(before);
  });

  test("is reported again to a webhook that was not ready", async () => {
    await start();
    answerStatus = 503;
    content.write(path, { id: "A", uid: "about-us" });
    await expect.poll(() => posts.length).toBe(1);
    answerStatus = 200;
    await expect.poll(() => posts.length, { timeout: 2000 }).toBe(2);
    expect(posts[1]).toEqual(posts[0]);
  });
});

describe("overlays", () => {
  test("of a release get a ref, which is reported to the webhook", async () => {
    await start();
    content.write("releases/Spring/en-us/page/about.json", { id: "A", uid: "spring" });
    await expect.poll(() => posts).toHaveLength(1);
    const { refs } = await getRoot();
    expect(refs[1]).toEqual({ id: expect.any(String), label: "Spring", ref: expect.any(String) });
    expect(await getUids(refs[1].ref)).toEqual(["spring"]);
    expect(await getUids(refs[0].ref)).toEqual(["about"]);
    expect(posts[0]).toMatchObject({
      documents: [],
      releases: { addition: [{ label: "Spring", ref: refs[1].ref, documents: ["A"] }] },
    });
  });

  test("of a preview session are visible under its token", async () => {
    content.write("previews/draft/en-us/page/about.json", { id: "A", uid: "draft" });
    await start();
    expect(await getUids(`${upstreams!.url}/content/previews/draft:1?websitePreviewId=x`)).toEqual(["draft"]);
  });

  test("of an experiment are visible under the refs of its variations", async () => {
    content.write("experiments/e1/v1/en-us/page/about.json", { id: "A", uid: "b" });
    const variations = [
      { id: "v0", label: "Base" },
      { id: "v1", label: "B" },
    ];
    const experiment = { googleId: "G1", name: "Hero", variations };
    content.writeText("experiments/e1/experiment.json", JSON.stringify(experiment));
    await start();
    const { refs, experiments } = await getRoot();
    const [running] = experiments.running;
    expect(running).toMatchObject({ id: "e1", googleId: "G1", name: "Hero" });
    expect(running.variations[0].ref).toBe(refs[0].ref);
    expect(await getUids(running.variations[1].ref)).toEqual(["b"]);
  });
});

describe("starting", () => {
  test("with another folder of documents loads no overlays", async () => {
    content.write("elsewhere/en-us/page/only.json", { id: "E", uid: "only" });
    content.write("releases/Spring/en-us/page/about.json", { id: "A", uid: "spring" });
    upstreams = await createUpstreams({ port: 0, documentsDir: `${content.contentDir}/elsewhere` });
    const { refs } = await getRoot();
    expect(refs).toHaveLength(1);
    expect(await getUids(refs[0].ref)).toEqual(["only"]);
  });

  test("creates the same ref for the same content", async () => {
    await start();
    const before = await getMasterRef();
    await upstreams!.close();
    await start();
    expect(await getMasterRef()).toBe(before);
  });

  test("throws an error with every fault of the files", async () => {
    content.writeText("documents/en-us/page/broken.json", "{");
    content.write("documents/en-us/page/twin.json", { id: "A" });
    content.writeText("experiments/e1/experiment.json", "{}");
    await expect(start()).rejects.toThrow(/broken\.json.*\n.*twin\.json.*\n.*experiment\.json/);
    upstreams = undefined;
  });
});
