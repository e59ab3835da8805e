import { expect, test } from "vitest";
import { createOperations } from "../../guards/operations/operations";
import { createRecentOperations } from "../../observe/recentOperations";
import { post, startWatched } from "../../observe/testing";

const body = { query: '{ kiosk(id: "7") { name } }' };

async function start(isDevelopment: boolean) {
  const { url } = await startWatched({ recent: isDevelopment ? createRecentOperations(createOperations()) : undefined });
  return async (headers: Record<string, string> = {}) => {
    const response = await post(url, body, headers);
    return ((await response.json()) as { extensions?: { trace?: object } }).extensions?.trace;
  };
}

test("an answer tells its slow fields, its calls to upstreams and its reads of caches if its request asks for them", async () => {
  const ask = await start(true);
  expect(await ask({ "x-trace": "1" })).toEqual({
    ms: expect.any(Number),
    fields: [{ path: "kiosk", ms: expect.any(Number) }],
    calls: [{ source: "kiosks", method: "GET", path: "/kiosks?ids=7", status: 200, bytes: 14, ms: expect.any(Number) }],
    cache: { kiosks: { miss: 1 } },
  });
  expect(await ask()).toBeUndefined();
  // The answer without a trace is cached by now.
  expect(await ask({ "x-trace": "1" })).toMatchObject({ calls: [], cache: { kiosks: { hit: 1 } } });
});

test("an answer in production tells none of it", async () => {
  expect(await (await start(false))({ "x-trace": "1" })).toBeUndefined();
});
