import { expect, test } from "vitest";
import { createFakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

const PAGE = '{ page(path: "/about/", language: EN_US) { ... on PageDocument { data { meta_title } } } kiosks(ids: ["1"]) { name } }';
const inventedIds = (round: number) => JSON.stringify(Array.from({ length: 50 }, (_, index) => `invented-${round}-${index}`));

async function startWarm() {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { meta_title: "About" } })];
  fakes.kiosks.all = [kiosk("1")];
  const bff = await startBff(fakes);
  await bff.ask(PAGE);
  fakes.calls.length = 0;
  return { fakes, bff };
}

test("invented ids evict nothing that others need", async () => {
  const { fakes, bff } = await startWarm();
  for (let round = 0; round < 120; round++) {
    const ids = inventedIds(round);
    await bff.ask(`{ kiosks(ids: ${ids}) { name } keyDesign(skuId: ${900_000 + round}) { name } keyDesigns(groups: ${ids}) { name } }`);
  }
  fakes.calls.length = 0;
  expect((await bff.ask(PAGE)).errors).toBeUndefined();
  expect(fakes.calls).toEqual(["content.root"]);
});

test("stock around invented places evicts nothing that others need", async () => {
  const { fakes, bff } = await startWarm();
  const { backend, queries } = fakes.deps.caches;
  const before = backend.size().entries;
  const stock = (number: number) => `a${number}: keyDesignsNear(point: { lat: ${(number % 170) - 85}, lng: ${number % 179} }) { code }`;
  for (let round = 0; round < 12; round++) {
    const fields = Array.from({ length: 20 }, (_, index) => stock(round * 20 + index));
    expect((await bff.ask(`{ ${fields.join(" ")} }`)).errors).toBeUndefined();
  }
  expect([queries.size().entries, backend.size().entries]).toEqual([240, before]);
});

test("kiosks that the network does not contain are not loaded", async () => {
  const { fakes, bff } = await startWarm();
  await bff.ask("{ kioskStates { state } }");
  fakes.calls.length = 0;
  const { data } = await bff.ask(`{ kiosks(ids: ${inventedIds(1)}) { name } kiosk(id: "invented") { name } }`);
  expect(data).toEqual({ kiosks: [], kiosk: null });
  expect(fakes.calls).toEqual([]);
});

test("the ref of the published content is no draft, and does not bypass the caches", async () => {
  const { fakes, bff } = await startWarm();
  for (let times = 0; times < 5; times++) {
    const { data } = await bff.ask(PAGE, {}, { cookie: `io.prismic.preview=${fakes.content.ref}` });
    expect(data).toMatchObject({ page: { data: { meta_title: "About" } } });
  }
  expect(new Set(fakes.calls)).toEqual(new Set(["content.root"]));
});
