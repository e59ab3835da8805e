import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Kind, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { PageByPathDocument, type PageByPathQuery } from "../../../site/bff/__generated__/operations";
import { createFakes, kiosk, pageDocument, startBff } from "../../../tests/support/fakes";
import { type PrismicSlice, readSliceMocks } from "../../../tests/support/sliceMock";
import { manifest } from "./__generated__/manifest";

// What components rely on: the page query answers with a slice's JSON exactly as Prismic sends it, so that pages, the
// simulator and the mocks show the same thing.

const folders = readdirSync("slices").filter((folder) => existsSync(`slices/${folder}/model.json`));
const mocks = folders.flatMap((folder) => readSliceMocks(folder).map((slice) => ({ folder, variation: slice.variation, slice })));

async function answerFor(slice: PrismicSlice): Promise<Record<string, unknown>> {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("100001")];
  const isOnPages = manifest.zones.PageDocumentDataSlicesSlice!.includes(slice.slice_type);
  const data = { slices: [structuredClone(slice)] };
  fakes.content.documents = [isOnPages ? pageDocument({ id: "home", uid: "about", data }) : pageDocument({ id: "home", type: "homepage", data })];
  const bff = await startBff(fakes);
  const { data: answer, errors } = await bff.ask(PageByPathDocument, { path: isOnPages ? "/about/" : "/", lang: "en-us" });
  expect(errors).toBeUndefined();
  return (answer as PageByPathQuery).page!.data.slices[0]!;
}

/** An answer without what the graph adds: type names, live fields, and the addresses of documents linked to. */
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
  return fragments.flatMap(({ selectionSet }) => selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : [])));
}

test.each(folders)("the mocks of %s show every variation once, and every field of it", (folder) => {
  const { variations } = JSON.parse(readFileSync(`slices/${folder}/model.json`, "utf8"));
  const shown = Object.fromEntries(readSliceMocks(folder).map(({ variation, primary }) => [variation, Object.keys(primary).sort()]));
  const modelled = variations.map(({ id, primary = {} }: { id: string; primary?: object }) => [id, Object.keys(primary).sort()]);
  expect(shown).toEqual(Object.fromEntries(modelled));
  expect(readSliceMocks(folder)).toHaveLength(variations.length);
});

describe.each(mocks)("the mock $variation of $folder", ({ folder, slice }) => {
  test("is answered exactly as Prismic sends it, live fields apart", async () => {
    const answer = await answerFor(slice);
    expect(asPrismic(answer, liveFieldsOf(folder))).toEqual(asPrismic(slice));
    for (const name of liveFieldsOf(folder)) expect(answer).toHaveProperty(name);
  });

  test("is answered with every field empty, as an editor may leave it", async () => {
    const primary = Object.fromEntries(Object.entries(slice.primary).map(([name, value]) => [name, emptyOf(value)]));
    const empty = { ...slice, primary, items: [] };
    expect(asPrismic(await answerFor(empty), liveFieldsOf(folder))).toEqual(empty);
  });
});

/** How Prismic sends a field that the editor left empty. */
function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return null;
  return "link_type" in value ? { link_type: "Any" } : {};
}
