import { expect, test } from "vitest";
import { createFakes, failureOf, keyDesign, kiosk, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";

/* Answers that replace failed parts without an error: a cache of answers must be able to tell them from complete ones. */

const HERE = "point: { lat: 39.8, lng: -89.6 }";
const ROUTE = '{ route(path: "/about/", language: EN_US) { status } }';
const STATE = '{ route(path: "/key-services/", language: EN_US) { status state } }';
const COMPANY = "{ company(language: EN_US) { error } }";
const DOCUMENT = `{ page(path: "/", language: EN_US) { ... on HomepageDocument { data { slices {
  ... on ContactDetailsSlice { contactDocument { id } }
} } } } }`;
const STOCKED = `{ keyDesign(skuId: 1) { stockedNear(${HERE}) { kiosk { locationId } } } }`;
const NEAR = `{ kiosksNear(${HERE}) { nodes { kiosk { locationId } } } }`;

/** A BFF over a page, a home page with a slice that shows the company, and a kiosk with a design. */
async function start() {
  const fakes = createFakes();
  fakes.content.documents = [
    pageDocument({ id: "about" }),
    pageDocument({ id: "home", type: "homepage", data: { slices: [sliceJson("contact_details")] } as never }),
    pageDocument({ id: "company", type: "company_information", uid: null }),
  ];
  fakes.kiosks.all = [{ ...kiosk("1"), stocksDesignGroups: ["WILD"] }];
  fakes.kiosks.designs = [keyDesign("WILD", 1)];
  return { fakes, bff: await startBff(fakes) };
}

test.each([ROUTE, STATE, COMPANY, DOCUMENT, STOCKED, NEAR])("a complete answer names no source: %s", async (query) => {
  const { bff } = await start();
  expect(await bff.ask(query)).toEqual({ data: expect.anything() });
});

test.each([
  ["where a path leads", ROUTE, { route: { status: "UNAVAILABLE" } }],
  ["which state of the content is shown", STATE, { route: { status: "FOUND", state: "PUBLISHED" } }],
  ["how to reach the company", COMPANY, { company: { error: "A source of this data answered with an error." } }],
])("failed content is named when it hides %s", async (_, query, data) => {
  const { fakes, bff } = await start();
  fakes.content.failure = failureOf("content");
  expect(await bff.ask(query)).toEqual({ data, extensions: { failed: ["content"] } });
});

test("failed content is named when an optional document of a slice is missing", async () => {
  const { fakes, bff } = await start();
  const { byIds } = fakes.deps.sources.content;
  fakes.deps.sources.content.byIds = async (ids, ...rest) => {
    if (ids.includes("company")) throw failureOf("content");
    return byIds(ids, ...rest);
  };
  const data = { page: { data: { slices: [{ contactDocument: null }] } } };
  expect(await bff.ask(DOCUMENT)).toEqual({ data, extensions: { failed: ["content"] } });
});

test("the backend is named when stock fails and all kiosks that may have a design are shown", async () => {
  const { fakes, bff } = await start();
  fakes.deps.sources.kiosks.stockIn = async () => Promise.reject(failureOf("kiosks"));
  const data = { keyDesign: { stockedNear: [{ kiosk: { locationId: "1" } }] } };
  expect(await bff.ask(STOCKED)).toEqual({ data, extensions: { failed: ["kiosks"] } });
});

test("the backend is named when the network fails and boxes are searched", async () => {
  const { fakes, bff } = await start();
  fakes.deps.sources.kiosks.network = async () => Promise.reject(failureOf("kiosks"));
  const data = { kiosksNear: { nodes: [{ kiosk: { locationId: "1" } }] } };
  expect(await bff.ask(NEAR)).toEqual({ data, extensions: { failed: ["kiosks"] } });
});

test("failed sources are named beside stale ones", async () => {
  const { fakes, bff } = await start();
  fakes.deps.sources.kiosks.network = async () => Promise.reject(failureOf("kiosks"));
  fakes.content.refIsStale = true;
  const { extensions } = await bff.ask(`{ route(path: "/about/", language: EN_US) { status } kiosksNear(${HERE}) { totalCount } }`);
  expect(extensions).toEqual({ stale: ["content"], failed: ["kiosks"] });
});

test("a bug of ours is an error, not a source's failure", async () => {
  const { fakes, bff } = await start();
  fakes.deps.sources.kiosks.stockIn = async () => Promise.reject(new TypeError("undefined is not a function"));
  const { errors, extensions } = await bff.ask(STOCKED);
  expect(errors).toMatchObject([{ path: ["keyDesign", "stockedNear"], extensions: { code: "INTERNAL_SERVER_ERROR" } }]);
  expect(extensions).toBeUndefined();
});
