import { expect, test } from "vitest";
import type { Http } from "../../lib/http";
import { createDownloads, type Download } from "./downloads";

/** Pictures whose bytes the test sends, by name; at most `maxHeldBytes` bytes of all together may be held. */
function createTestDownloads(maxHeldBytes: number) {
  const hosts = new Map<string, { send(bytes: number): void; end(): void }>();
  const getChunks: Http["getChunks"] = (url, onChunk, init, onHead) =>
    new Promise((resolve, reject) => {
      const answer = new Response(null, { headers: { "content-type": "image/png" } });
      const refuse = (error: unknown) => reject(error as Error);
      const send = (bytes: number) => {
        try {
          void onChunk(new Uint8Array(bytes));
        } catch (error) {
          refuse(error);
        }
      };
      init!.signal!.addEventListener("abort", () => refuse(init!.signal!.reason));
      onHead!(answer);
      hosts.set(new URL(url).pathname, { send, end: () => resolve(answer) });
    });
  const download = createDownloads({ http: { getChunks } as Http, maxHeldBytes });
  const open = (path: string) => {
    const visitor = { isDropped: false };
    const part = download(new URL(path, "http://images.example"), {}, () => (visitor.isDropped = true));
    return Object.assign(visitor, part);
  };
  const host = (path: string) => hosts.get(path)!;
  /** Sends a whole picture to a visitor who reads none of it. */
  const hold = async (path: string, bytes: number) => {
    const held = open(path);
    await held.head;
    host(path).send(bytes);
    host(path).end();
    await settled();
    return held;
  };
  return { open, host, hold };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function sizeOf({ chunks }: Download): Promise<number> {
  let size = 0;
  for await (const chunk of chunks()) size += chunk.byteLength;
  return size;
}

test("the oldest picture that is not read yet is dropped when there is no room for a new one", async () => {
  const { hold } = createTestDownloads(100);
  const [oldest, older] = [await hold("/1", 40), await hold("/2", 40)];
  const newest = await hold("/3", 40);
  expect([oldest, older, newest].map(({ isDropped }) => isDropped)).toEqual([true, false, false]);
  await expect(sizeOf(oldest)).rejects.toBeInstanceOf(Error);
  expect([await sizeOf(older), await sizeOf(newest)]).toEqual([40, 40]);
});

test("a picture that has been read frees its memory", async () => {
  const { hold } = createTestDownloads(100);
  const taken = await hold("/1", 90);
  expect(await sizeOf(taken)).toBe(90);
  taken.leave();
  const [second, third] = [await hold("/2", 50), await hold("/3", 50)];
  expect([second.isDropped, third.isDropped]).toEqual([false, false]);
});

test("a picture is held until all its visitors have read it, however often one of them calls leave()", async () => {
  const { open, host } = createTestDownloads(100);
  const [quick, slow] = [open("/1"), open("/1")];
  host("/1").send(60);
  host("/1").end();
  quick.leave();
  quick.leave();
  expect(await sizeOf(slow)).toBe(60);
});

test("a picture for which no other can be dropped fails, and the others stay", async () => {
  const { open, host } = createTestDownloads(100);
  const [first, second] = [open("/1"), open("/2")];
  host("/1").send(80);
  host("/2").send(40);
  await expect(sizeOf(second)).rejects.toMatchObject({ code: "UPSTREAM_BUSY" });
  second.leave();
  host("/1").send(20);
  host("/1").end();
  expect(await sizeOf(first)).toBe(100);
});

test("a picture that was fetched completely is fetched again for the next request", async () => {
  const { hold } = createTestDownloads(100);
  const first = await hold("/1", 10);
  const second = await hold("/1", 20);
  expect([await sizeOf(first), await sizeOf(second)]).toEqual([10, 20]);
});
