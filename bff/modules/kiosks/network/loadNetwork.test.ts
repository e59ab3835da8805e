import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { SourceError } from "#bff/lib/errors.ts";
import { createHttp } from "#bff/lib/http.ts";
import { createKiosksSource, type KiosksSource } from "#bff/sources/kiosks/client.ts";
import { type LoadedNetwork, loadNetwork, MAX_REJECTIONS } from "./loadNetwork";
import { WORLD } from "./points";
import { point, type PointLine } from "./testing";

const pointsOf = (count: number) => Array.from({ length: count }, (_, index) => point(String(index)));
const toText = (points: readonly PointLine[]) => points.map((one) => JSON.stringify(one)).join("\n");

/** A backend whose response the test sets: a text under an etag, `null` for no change, or a failure. */
function createBackend() {
  const { log, entries } = createFakeLog();
  const etags: (string | null)[] = [];
  let answer: string | null | Error = "";
  const source: Pick<KiosksSource, "network"> = {
    async network(etag, onChunk) {
      etags.push(etag);
      if (answer instanceof Error) throw answer;
      if (answer === null) return null;
      await onChunk(new TextEncoder().encode(answer));
      return { etag: `"${answer.length}"` };
    },
  };
  const load = (next: typeof answer, last?: LoadedNetwork) => {
    answer = next;
    return loadNetwork({ source, log }, new AbortController().signal, last);
  };
  return { load, etags, log: entries };
}

describe("the network", () => {
  test("is requested with the etag of the last one, and stays the same when nothing has changed", async () => {
    const { load, etags } = createBackend();
    const first = await load(toText(pointsOf(3)));
    expect(await load(null, first)).toBe(first);
    const second = await load(toText(pointsOf(4)), first);
    expect([first.index.count, second.index.count]).toEqual([3, 4]);
    expect(etags).toEqual([null, first.etag, first.etag]);
  });

  test("ends the thread of the last one's map when it replaces it, and not before", async () => {
    const { load } = createBackend();
    const first = await load(toText(pointsOf(3)));
    const close = vi.spyOn(first.index, "close");
    await load(null, first);
    await load(toText(pointsOf(1)), first);
    await expect(load("", first)).rejects.toThrow("no point that fits");
    expect(close).not.toHaveBeenCalled();
    await load(toText(pointsOf(4)), first);
    expect(close).toHaveBeenCalledOnce();
  });

  test("leaves out the lines that do not fit, and logs their number", async () => {
    const { load, log } = createBackend();
    const lines = [
      point("1"),
      { ...point("5"), locationId: "" },
      null,
      7,
      { ...point("4"), locationId: undefined },
      point("2"),
      point("1"),
    ].map((line) => JSON.stringify(line));
    const { index } = await load([...lines, "{ no JSON"].join("\n"));
    expect(["1", "2", "3"].map(index.directory.has)).toEqual([true, true, false]);
    expect(log).toEqual([
      {
        level: "warn",
        details: { source: "kiosks", badLines: 5, duplicates: 1, points: 2 },
        message: "lines of the network do not fit their contract and are left out",
      },
    ]);
  });

  test("contains kiosks with hardly any data", async () => {
    const { load, log } = createBackend();
    const { index } = await load(
      '{"locationId":"1","lat":1,"lng":2}\n{"locationId":"2","lat":1,"lng":2,"services":null,"state":null,"city":null}',
    );
    expect([index.count, index.directory.states(), index.search(WORLD, 0).nearest({ lat: 1, lng: 2 }, 5).length]).toEqual([2, [], 2]);
    expect(log).toEqual([]);
  });

  test.each(["", "<!doctype html>\n<p>Back soon</p>"])("that is %j is a bad payload", async (text) => {
    const { load } = createBackend();
    await expect(load(text)).rejects.toMatchObject({ name: "SourceError", code: "UPSTREAM_BAD_PAYLOAD", source: "kiosks" });
  });

  test("rejects with the backend's failure as it is, and with a bad payload for an error of ours", async () => {
    const { load } = createBackend();
    const failure = new SourceError("down", { source: "kiosks", code: "UPSTREAM_STATUS" });
    await expect(load(failure)).rejects.toBe(failure);
    await expect(load(`${"x".repeat(100_000)}`)).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD", cause: { name: "LineTooLong" } });
  });

  test("that has a line without end is a bad payload, not a broken connection", async () => {
    const { url } = await startHttpServer((response) => response.end("x".repeat(1_000_000)));
    const { log } = createFakeLog();
    const http = createHttp({ source: "kiosks", timeoutMs: 10_000 });
    const source = createKiosksSource({ baseUrl: url, designImagesUrl: `${url}/`, http, bulkHttp: http, log });
    const loading = loadNetwork({ source, log }, new AbortController().signal);
    await expect(loading).rejects.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD", cause: { name: "LineTooLong" } });
  });
});

describe("kiosks whose points make no sense", () => {
  const right = [point("1"), point("2")];
  const wrong = [point("3", { lat: 0, lng: 0 }), point("4", { lat: -89.6, lng: 39.8 }), { ...point("5"), lat: null }];
  const text = [...right, ...wrong].map((line) => JSON.stringify(line)).join("\n");

  test("are in the network, on no map, and named in the log once a day", async () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const { load, log } = createBackend();
    const first = await load(text);
    expect([first.index.count, first.index.search(WORLD, 0).totalCount, [...first.index.misplaced]]).toEqual([5, 2, ["3", "4", "5"]]);
    const warnings = () =>
      log.filter(({ message }) => message.startsWith("the points of kiosks make no sense")).map(({ details }) => details);
    expect(warnings()).toEqual([{ source: "kiosks", ids: ["3", "4", "5"] }]);
    const second = await load(null, first);
    expect(warnings()).toHaveLength(1);
    vi.setSystemTime(86_400_000);
    await load(null, second);
    expect(warnings()).toHaveLength(2);
  });

  test("are no network when there are no others", async () => {
    const { load } = createBackend();
    await expect(load(wrong.map((line) => JSON.stringify(line)).join("\n"))).rejects.toThrow("no point that fits");
  });
});

describe("a network that has lost a third of its kiosks", () => {
  test("is rejected and logged, and the last one is kept", async () => {
    const { load, log } = createBackend();
    const first = await load(toText(pointsOf(9)));
    const kept = await load(toText(pointsOf(6)), first);
    expect([kept.index, kept.etag, kept.rejections]).toEqual([first.index, first.etag, 1]);
    expect(log).toEqual([
      {
        level: "error",
        details: { source: "kiosks", before: 9, now: 6, times: 1 },
        message: "the network has lost a third of its kiosks or more; the last one is kept",
      },
    ]);
  });

  test("is accepted when the backend has sent it often enough", async () => {
    const { load, log } = createBackend();
    let last = await load(toText(pointsOf(9)));
    for (let times = 0; times < MAX_REJECTIONS; times++) last = await load(toText(pointsOf(5)), last);
    expect(last.index.count).toBe(9);
    last = await load(toText(pointsOf(5)), last);
    expect([last.index.count, last.rejections]).toEqual([5, 0]);
    expect(log.at(-1)).toMatchObject({ level: "error", message: expect.stringContaining("accepted") });
  });

  test("no longer counts once the whole network is back", async () => {
    const { load } = createBackend();
    const first = await load(toText(pointsOf(9)));
    const rejected = await load(toText(pointsOf(5)), first);
    expect(await load(null, rejected)).toEqual(first);
    expect(await load(toText(pointsOf(8)), rejected)).toMatchObject({ rejections: 0, index: { count: 8 } });
  });

  test("is rejected, but one that has lost fewer is accepted", async () => {
    const { load, log } = createBackend();
    const first = await load(toText(pointsOf(9)));
    expect((await load(toText(pointsOf(7)), first)).index.count).toBe(7);
    expect(log).toEqual([]);
  });
});
