import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Kind, parse } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { PageByPathDocument, type PageByPathQuery } from "#site/bff/__generated__/operations.ts";
import { createFakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";
import { type PrismicSlice, readSliceMocks } from "#tests/support/sliceMock.ts";
import { manifest } from "./__generated__/manifest";

// The contract with components: the page query returns a slice's JSON exactly as Prismic sends it, so that pages, the simulator and the
// mocks show the same.

const folders = readdirSync("slices").filter((folder) => existsSync(`slices/${folder}/model.json`));
const mocks = folders.flatMap((folder) => readSliceMocks(folder).map((slice) => ({ folder, variation: slice.variation, slice })));

/** Each mock as it is, and with every field empty, as an editor may leave it. */
const examples = mocks.map(({ folder, slice }) => {
  const primary = Object.fromEntries(Object.entries(slice.primary).map(([name, value]) => [name, emptyOf(value)]));
  return { folder, variation: slice.variation, full: slice, empty: { ...slice, primary, items: [] } };
});

/** The slices of each page by its uid: one example per page; slices that pages may not have are on the homepage. */
const slicesOfPages = new Map<string, PrismicSlice[]>();
const homepage: PrismicSlice[] = [];
for (const [index, { full, empty }] of examples.entries()) {
  const isOnPages = manifest.zones.PageDocumentDataSlicesSlice!.includes(full.slice_type);
  if (isOnPages) slicesOfPages.set(`full-${index}`, [full]).set(`empty-${index}`, [empty]);
  else homepage.push(full, empty);
}

let bff: Awaited<ReturnType<typeof startBff>>;

// One server for all tests, since each server reads the schema and the large query.
beforeAll(async () => {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("100001")];
  fakes.content.documents = [
    pageDocument({ id: "home", type: "homepage", data: { slices: structuredClone(homepage) } }),
    ...[...slicesOfPages].map(([uid, slices]) => pageDocument({ id: uid, uid, data: { slices: structuredClone(slices) } })),
  ];
  let close: (() => Promise<void>) | undefined;
  bff = await startBff(fakes, undefined, (end) => (close = end));
  return close;
});

async function answerFor(slice: PrismicSlice): Promise<Record<string, unknown>> {
  const [uid] = [...slicesOfPages].find(([, slices]) => slices.includes(slice)) ?? [];
  const { data: answer, errors } = await bff.ask(PageByPathDocument, { path: uid ? `/${uid}/` : "/", language: "EN_US" });
  expect(errors).toBeUndefined();
  return (answer as PageByPathQuery).page!.data.slices[uid ? 0 : homepage.indexOf(slice)]!;
}

/** Returns an answer without what the graph adds: type names, live fields, and the addresses of linked documents. */
function asPrismic(value: unknown, liveFields: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((entry) => asPrismic(entry));
  if (typeof value !== "object" || value === null) return value;
  const added = ["__typename", ...liveFields, ...("link_type" in value && value.link_type === "Document" ? ["url"] : [])];
  const own = Object.entries(value).filter(([name]) => !added.includes(name));
  return Object.fromEntries(own.map(([name, inner]) => [name, asPrismic(inner)]));
}

function liveFieldsOf(folder: string): string[] {
  const file = `slices/${folder}/live.graphql`;
  if (!existsSync(file)) return [];
  const { id } = JSON.parse(readFileSync(`slices/${folder}/model.json`, "utf8"));
  const fragments = parse(readFileSync(file, "utf8"))
    .definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .filter(({ typeCondition }) => typeCondition.name.value === manifest.slices[id]!.type);
  return fragments.flatMap(({ selectionSet }) =>
    selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : [])),
  );
}

test.each(folders)("the mocks of %s contain every variation once, with all its fields", (folder) => {
  const { variations } = JSON.parse(readFileSync(`slices/${folder}/model.json`, "utf8"));
  const shown = Object.fromEntries(readSliceMocks(folder).map(({ variation, primary }) => [variation, Object.keys(primary).sort()]));
  const modelled = variations.map(({ id, primary = {} }: { id: string; primary?: object }) => [id, Object.keys(primary).sort()]);
  expect(shown).toEqual(Object.fromEntries(modelled));
  expect(readSliceMocks(folder)).toHaveLength(variations.length);
});

describe.each(examples)("the mock $variation of $folder", ({ folder, full, empty }) => {
  test("is returned exactly as Prismic sends it, except for live fields", async () => {
    const answer = await answerFor(full);
    expect(asPrismic(answer, liveFieldsOf(folder))).toEqual(asPrismic(full));
    for (const name of liveFieldsOf(folder)) expect(answer).toHaveProperty(name);
  });

  test("is returned exactly as Prismic sends it with every field empty, as an editor may leave it", async () => {
    expect(asPrismic(await answerFor(empty), liveFieldsOf(folder))).toEqual(empty);
  });
});

/** Returns how Prismic sends a field that the editor left empty. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return null;
  return "link_type" in value ? { link_type: "Any" } : {};
}
