import { expect, test, vi } from "vitest";
import { createFakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

async function start() {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "key" })];
  fakes.kiosks.all = [kiosk("1")];
  const bff = await startBff(fakes);
  const origin = new URL(bff.url).origin;
  const versions = async () => (await (await fetch(`${origin}/versions`)).json()) as { content?: string; network?: string };
  const ask = (query: string) =>
    fetch(bff.url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }) });
  /** Returns the versions that an answer names; null when it names none. */
  const builtFrom = async (query: string) => {
    const header = (await ask(query)).headers.get("x-made-of");
    return header === null ? null : Object.fromEntries(new URLSearchParams(header));
  };
  return { ...fakes, versions, builtFrom, ask };
}

const PAGE = '{ page(path: "/key/", language: EN_US) { ... on PageDocument { id } } }';

test("GET /versions returns the versions that answers are made of", async () => {
  const { versions, builtFrom } = await start();
  const ofPage = await builtFrom(PAGE);
  const ofNetwork = await builtFrom("{ kioskStates { state } }");
  expect(await versions()).toEqual({ ...ofPage, ...ofNetwork });
  expect([Object.keys(ofPage!), Object.keys(ofNetwork!)]).toEqual([["content"], ["network"]]);
});

test("a publish changes the version of the content, without a request for any content", async () => {
  const { versions, content, clock } = await start();
  const before = (await versions()).content;
  content.ref = "M2";
  await vi.waitFor(async () => {
    clock.now += 6_000;
    expect((await versions()).content).not.toBe(before);
  });
});

test.each([
  ["of Google's", '{ predictions(input: "Columb") { name } }'],
  ["with an error", "{ kiosksNear(point: { lat: 100, lng: 0 }) { totalCount } }"],
])("an answer %s names no versions", async (_, query) => {
  expect(await (await start()).builtFrom(query)).toBeNull();
});

test("an answer that no version affects names an empty set of versions", async () => {
  expect(await (await start()).builtFrom("{ ok }")).toEqual({});
});
