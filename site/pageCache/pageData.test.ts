import { expect, it } from "vitest";
import { createKeeper } from "../../keeper/keeper";
import { createPageData } from "./pageData";

function start(maxBytes = 1_000_000) {
  const keeper = createKeeper({ maxBytes, freshMs: 60_000, staleMs: 60_000, versionOf: () => "1" });
  return { keeper, data: createPageData(keeper) };
}

it("a payload is found at its URL, is immutable, and differs in URL from other payloads", () => {
  const { data } = start();
  const [one, other] = [data.keep("/a/", "one"), data.keep("/a/", "other")];
  expect([data.find(one)!.body.toString(), data.find(other)!.body.toString()]).toEqual(["one", "other"]);
  expect(data.keep("/a/", "one")).toBe(one);
  expect(data.find(one)).toMatchObject({ status: 200, headers: { "cache-control": expect.stringContaining("immutable") } });
});

it("an evicted payload is a 404, and its page is dropped from the cache", async () => {
  const { keeper, data } = start(5_000);
  const address = data.keep("/a/", "x".repeat(1_000));
  const page = { status: 200, headers: {}, body: Buffer.from(`page with ${address}`), versions: {} };
  data.keep("/b/", "y".repeat(2_000));
  await keeper.make("/a/", async () => page, true);
  expect(data.find(address)!.status).toBe(404);
  expect(keeper.get("/a/")).toBeUndefined();
});

it("an invented hash drops no cached page", async () => {
  const { keeper, data } = start();
  await keeper.make(
    "/a/",
    async () => ({ status: 200, headers: {}, body: Buffer.from(`page with ${data.keep("/a/", "one")}`), versions: {} }),
    true,
  );
  expect(data.find(`/a/?page-data=${"x".repeat(27)}`)!.status).toBe(404);
  expect(keeper.get("/a/")).toBeDefined();
});

it.each(["/a/", "/a/?page=2", "/a/?page-data=short", "/a/?q=x"])("%s is the URL of a page", (url) => {
  expect(start().data.find(url)).toBeNull();
});
