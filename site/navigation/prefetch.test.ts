// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ask = vi.fn<typeof fetch>();
const HOME = "http://localhost:3000";
/** A request of Next's router. */
const routerAsks = (path: string, headers: Record<string, string> = {}) =>
  [new URL(path, HOME), { headers: { rsc: "1", "next-router-state-tree": "%5B%5D", ...headers } }] as const;
const requestedPaths = () => ask.mock.calls.map(([input]) => String(input).replace(HOME, ""));

let prefetch: typeof import("./prefetch");
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ask.mockReset().mockImplementation((input) => Promise.resolve(new Response(`page of ${String(input)}`)));
  history.replaceState(null, "", "/a/");
  prefetch = await import("./prefetch");
});
afterEach(() => void vi.useRealTimers());

function point(html: string, ms = 100): void {
  document.body.innerHTML = html;
  prefetch.prefetchLink(document.querySelector("b, a"), ask);
  vi.advanceTimersByTime(ms);
}

it("a page that is pointed at is fetched once, and answers the router's request for it, once", async () => {
  point("<a href='/b/'><b>b</b></a>");
  point("<a href='/b/'>b</a>");
  expect(requestedPaths()).toEqual(["/b/?_rsc="]);
  const fetchPage = prefetch.fetchPrefetched(ask);
  expect(await (await fetchPage(...routerAsks("/b/?_rsc=1x2"))).text()).toBe("page of /b/?_rsc=");
  expect(requestedPaths()).toHaveLength(1);
  await fetchPage(...routerAsks("/b/?_rsc=1x2"));
  expect(requestedPaths()).toEqual(["/b/?_rsc=", "/b/?_rsc=1x2"]);
});

it.each([
  ["another page", "/c/", {}],
  ["the page with a query", "/b/?x=1&_rsc=1", {}],
  ["a part of the page", "/b/?_rsc=1", { "next-router-prefetch": "1" }],
])("a prefetched page does not answer a request for %s", async (_, path, headers) => {
  point("<a href='/b/'>b</a>");
  await prefetch.fetchPrefetched(ask)(...routerAsks(path, headers));
  expect(requestedPaths()).toEqual(["/b/?_rsc=", path]);
});

it("requests that are not the router's pass", async () => {
  point("<a href='/b/'>b</a>");
  await prefetch.fetchPrefetched(ask)("/b/", { method: "POST" });
  expect(requestedPaths()).toEqual(["/b/?_rsc=", "/b/"]);
});

it.each([
  ["with a query", "<a href='/b/?x=1'>b</a>"],
  ["to a part of a page", "<a href='/b/#c'>b</a>"],
  ["to the shown page", "<a href='/a/'>a</a>"],
  ["to another site", "<a href='https://keyway.example/b/'>b</a>"],
  ["to a file", "<a href='/media/guide.pdf'>b</a>"],
  ["to a new window", "<a href='/b/' target='_blank'>b</a>"],
  ["that is merely crossed", "<a href='/b/'>b</a>", 30],
])("a link %s is not prefetched", (_, html, ms = 100) => {
  point(html, ms);
  prefetch.forgetLink();
  vi.advanceTimersByTime(100);
  expect(requestedPaths()).toEqual([]);
});

it("a browser that saves data prefetches nothing", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  point("<a href='/b/'>b</a>");
  vi.unstubAllGlobals();
  expect(requestedPaths()).toEqual([]);
});

it.each<[string, () => Promise<Response>]>([
  ["failed", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["has an error status", () => Promise.resolve(new Response("", { status: 503 }))],
])("a prefetch that %s is forgotten: the page is requested on the click", async (_, answer) => {
  ask.mockImplementationOnce(answer);
  point("<a href='/b/'>b</a>");
  await prefetch.fetchPrefetched(ask)(...routerAsks("/b/?_rsc=1"));
  expect(requestedPaths()).toEqual(["/b/?_rsc=", "/b/?_rsc=1"]);
});

it("a page waits 20 seconds, and of four pages the first is dropped", async () => {
  for (const path of ["/b/", "/c/", "/d/", "/e/"]) point(`<a href='${path}'>page</a>`);
  const fetchPage = prefetch.fetchPrefetched(ask);
  await fetchPage(...routerAsks("/b/?_rsc=1"));
  await fetchPage(...routerAsks("/e/?_rsc=1"));
  expect(requestedPaths().slice(4)).toEqual(["/b/?_rsc=1"]);
  vi.advanceTimersByTime(20_000);
  await fetchPage(...routerAsks("/d/?_rsc=1"));
  expect(requestedPaths().slice(5)).toEqual(["/d/?_rsc=1"]);
});
