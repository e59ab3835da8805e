import { expect, test } from "vitest";
import { createFakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

/* Whom upstream calls are made for: by that, the calls of visitors wait in turn (shared/limits/concurrency.ts). */

const ROBIN = "192.0.2.7";
const PAGE = 'page(path: "/about/", language: EN_US) { ... on PageDocument { data { meta_title } } }';
const OWN = `{
  ${PAGE}
  kiosk(id: "1") { name }
  keyDesign(skuId: 5) { name }
  keyDesigns(groups: ["WILD"]) { name }
  keyDesignsNear(point: { lat: 40, lng: -83 }) { code }
  placeSearch(query: "Akron") { name }
  kioskStates { state }
}`;

async function start() {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("1")];
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { meta_title: "About" } })];
  const bff = await startBff(fakes);
  /** Asks, and returns for each call whom it was made for. */
  const ask = async (query: string, headers: { from?: string; cookie?: string }) => {
    fakes.visitors.clear();
    expect((await bff.ask(query, {}, headers)).errors).toBeUndefined();
    return Object.fromEntries(fakes.visitors);
  };
  return ask;
}

test("what one visitor asks for is called for that visitor, and what all need for none", async () => {
  const ask = await start();
  const visitors = await ask(OWN, { from: ROBIN });
  expect(visitors).toMatchObject({
    "content.root": undefined,
    "content.all at M1": undefined,
    "content.byIds p1 at M1": ROBIN,
    "places.search Akron": ROBIN,
  });
  const shared = Object.keys(visitors).filter((call) => visitors[call] === undefined);
  expect(shared.toSorted()).toEqual(["content.all at M1", "content.root", "kiosks.network"]);
  expect(Object.values(visitors).filter((visitor) => visitor === ROBIN)).toHaveLength(6);
});

test("drafts and data behind a token are called for their visitor", async () => {
  const ask = await start();
  const visitors = await ask(`{ ${PAGE} kiosk(id: "1") { name } }`, { from: ROBIN, cookie: "io.prismic.preview=draft; token=t" });
  const own = Object.keys(visitors).filter((call) => / at draft| as t/.test(call));
  expect(own).toHaveLength(3);
  for (const call of own) expect(visitors[call]).toBe(ROBIN);
});

test("what the site asks for is called for no visitor", async () => {
  const ask = await start();
  expect(new Set(Object.values(await ask(OWN, {})))).toEqual(new Set([undefined]));
});
