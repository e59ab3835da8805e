import { expect, it, onTestFinished, vi } from "vitest";
import type { SharedFiles } from "../../redis/files";
import { tempFolder } from "../../scripts/testing/tempFolder";
import { startHttpServer } from "../../tests/support/httpServer";
import { rawGet } from "../../tests/support/rawRequest";
import { compressStaticFiles } from "./compressStaticFiles";
import { createOtherBuilds } from "./otherBuilds";

const script = "console.log('é');".repeat(100);

/** Files as Redis shares them; `isAway` is whether it cannot be reached. */
function createFakeFiles() {
  const kept = new Map<string, Buffer>();
  const find = vi.fn<SharedFiles["find"]>(async (path) => kept.get(path));
  const files = { kept, isAway: false, find, keep: async (path: string, content: Buffer) => !files.isAway && !!kept.set(path, content) };
  return files;
}

async function oldBuild(): Promise<string> {
  const folder = tempFolder({ "static/chunks/old-1.js": script, "static/media/old.woff2": "font", "server/secret.js": "let secret" });
  await compressStaticFiles(folder);
  return folder;
}

/** Starts a site of a build that has none of the files. */
async function startNewSite(files: SharedFiles) {
  const { answer } = createOtherBuilds(files, tempFolder({}));
  return startHttpServer((response, request) => void answer(request, response, () => response.writeHead(404).end("missing")));
}

async function startBoth() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const files = createFakeFiles();
  const old = createOtherBuilds(files, await oldBuild());
  return { files, old, site: await startNewSite(files) };
}

it("sends the files of the build before, compressed or not, as immutable", async () => {
  const { files, old, site } = await startBoth();
  await old.keep();
  expect([...files.kept.keys()].sort()).toEqual(["/_next/static/chunks/old-1.js", "/_next/static/media/old.woff2"]);
  const compressed = await fetch(`${site.url}/_next/static/chunks/old-1.js`, { headers: { "accept-encoding": "br" } });
  expect(await compressed.text()).toBe(script);
  expect(Object.fromEntries(compressed.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  const plain = await fetch(`${site.url}/_next/static/chunks/old-1.js?dpl=1`, { headers: { "accept-encoding": "gzip" } });
  expect([await plain.text(), plain.headers.get("content-encoding")]).toEqual([script, null]);
  const font = await fetch(`${site.url}/_next/static/media/old.woff2`);
  expect([await font.text(), font.headers.get("content-type")]).toEqual(["font", "font/woff2"]);
  const head = await fetch(`${site.url}/_next/static/chunks/old-1.js`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("stores them again each hour, and soon after Redis was away", async () => {
  const { files, old } = await startBoth();
  files.isAway = true;
  await old.keep();
  expect(files.kept.size).toBe(0);
  files.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(files.kept.size).toBe(2));
  files.kept.clear();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(files.kept.size).toBe(2);
  });
});

it.each([
  ["an unknown file", "/_next/static/chunks/none.js", 1],
  ["a path that leaves the folder", "/_next/static/../../../etc/passwd.js", 0],
  ["a name that no build has", `/_next/static/${"a".repeat(500)}.js`, 0],
  ["another kind of file", "/_next/static/chunks/old-1.js.map", 0],
  ["a page", "/_next/data/page.json", 0],
])("does not find %s", async (_, path, finds) => {
  const files = createFakeFiles();
  const site = await startNewSite(files);
  const { status } = await rawGet(site.url, path);
  expect([status, files.find.mock.calls.length]).toEqual([404, finds]);
});

it("does not find a file that is damaged", async () => {
  const files = createFakeFiles();
  files.kept.set("/_next/static/chunks/old-1.js", Buffer.from("not brotli"));
  const site = await startNewSite(files);
  expect((await fetch(`${site.url}/_next/static/chunks/old-1.js`, { headers: { "accept-encoding": "gzip" } })).status).toBe(404);
});
