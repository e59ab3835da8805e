import { expect, test } from "vitest";
import { root } from "../lib/commands";
import { tempFolder } from "../testing/tempFolder";
import { toText } from "./toText";
import { tryModels } from "./tryModels";

const field = (type: string) => ({ type, config: {} });
const zone = { type: "Slices", config: { choices: { quote: { type: "SharedSlice" }, note: { type: "SharedSlice" } } } };
const post = JSON.stringify({ id: "post", format: "page", repeatable: true, json: { Main: { uid: field("UID"), body: zone } } });
const slice = (id: string, text: string) =>
  JSON.stringify({ id, type: "SharedSlice", name: id, variations: [{ id: "default", primary: { text: field(text) }, items: {} }] });
const document = (id: string, body: object[]) =>
  JSON.stringify({
    id,
    uid: id,
    first_publication_date: "2026-01-05T10:00:00+0000",
    last_publication_date: "2026-01-05T10:00:00+0000",
    data: { body },
  });
const models = { "customtypes/post/index.json": post, "src/slices/Quote/model.json": slice("quote", "Text") };

test("tells types, aliases and limits of a stranger's models, and serves their documents", async () => {
  const text = [{ type: "paragraph", text: "B", spans: [] }];
  const folder = tempFolder({
    ...models,
    "packages/ui/Note/model.json": slice("note", "StructuredText"),
    "documents/en-us/post/a.json": document("a", [
      { slice_type: "quote", primary: { text: "A" } },
      { slice_type: "note", primary: { text } },
    ]),
    "documents/en-us/invoice/b.json": document("b", []),
    "documents/de-de/post/c.json": document("c", []),
  });
  const trial = await tryModels(root, folder);
  expect(trial).toMatchObject({
    refused: [],
    types: [{ id: "post", type: "PostDocument", isPage: true }],
    slices: [
      { id: "note", type: "NoteSlice" },
      { id: "quote", type: "QuoteSlice" },
    ],
    otherLanguages: ["de-de"],
    documents: { unknown: [{ id: "b", type: "invoice" }] },
  });
  expect(Object.values(trial.aliases)).toEqual(["text"]);
  expect(trial.documents!.served).toMatchObject([
    { id: "a", errors: [], answered: { data: { body: [{ primary: { text: "A" } }, { primary: { text } }] } } },
  ]);
  const said = toText(trial);
  expect(said).toContain("  post: PostDocument, a page\n");
  expect(said).toMatch(/\d+ of 20000 points \(1 %\)/);
  expect(said).toContain("1 of 1 documents are answered without errors.");
  expect(said).toContain("Documents whose type has no model (1):\n  invoice b");
}, 60_000);

test("tells what codegen refuses, with the file and the remedy, and serves nothing", async () => {
  const trial = await tryModels(root, tempFolder({ ...models, "documents/en-us/post/a.json": document("a", []) }));
  expect(trial.refused).toEqual([
    expect.stringMatching(/^customtypes\/post\/index.json: the slice zone "body" allows "note", which has no/),
  ]);
  expect(trial).not.toHaveProperty("documents");
});

test.each([
  ["without custom types", {}, "has no folder customtypes: name the folder that has it"],
  [
    "with documents that cannot be read",
    { ...models, "src/slices/Note/model.json": slice("note", "Text"), "documents/en-us/post/a.json": "{" },
    "a.json",
  ],
])("a folder %s is named", async (_, files, words) => {
  await expect(tryModels(root, tempFolder(files))).rejects.toThrow(words);
});
