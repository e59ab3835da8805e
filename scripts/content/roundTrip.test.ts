import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/commands";
import type { ImportMap } from "./importMap";
import { readLocalDocuments } from "./localContent";
import { startRepository } from "./testing";

const embedded = path.join(root, "upstreams/content");
const TIMEOUT_MS = 120_000;

/** The documents of a folder without their places in it, in the order of their ids. */
const documentsIn = (folder: string) =>
  readLocalDocuments(folder)
    .map(({ name: _name, path: _path, ...document }) => document)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

test(
  "all embedded content, imported and downloaded, is the same but for its dates, and the repository's ids and names of pictures",
  async () => {
    const repository = await startRepository();
    await repository.publish({ folder: embedded });
    const { documents, files } = JSON.parse(readFileSync(repository.mapPath, "utf8")) as ImportMap;
    const fileOf = (name: string) => files[name]!.url.split("?", 1)[0]!.split("/").at(-1)!;
    const ids = new Map(Object.entries(documents).map(([ours, { id }]) => [id, ours]));
    const names = new Map(Object.keys(files).map((name) => [fileOf(name), name]));
    const pulled = await repository.pull();

    const renamed = JSON.stringify(documentsIn(pulled))
      .replaceAll(/"id":"([^"]+)"/g, (all, id: string) => (ids.has(id) ? `"id":"${ids.get(id)}"` : all))
      .replaceAll(/"\/images\/([^"?]+)/g, (_, file: string) => `"/images/${encodeURI(names.get(decodeURI(file))!)}`);
    const ours = documentsIn(embedded);
    expect((JSON.parse(renamed) as typeof ours).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(ours);
    const pictures = readdirSync(path.join(pulled, "images"));
    expect(pictures.length).toBeGreaterThan(40);
    for (const file of pictures)
      expect(readFileSync(path.join(pulled, "images", file))).toEqual(readFileSync(path.join(embedded, "images", names.get(file)!)));
  },
  TIMEOUT_MS,
);

test("what is downloaded has names by uid, and links that lead to each other", async () => {
  const repository = await startRepository();
  await repository.publish();
  const pulled = await repository.pull("other");
  const documents = readLocalDocuments(pulled);
  expect(documents.map((one) => one.path)).toEqual([
    "documents/en-us/company_information/company_information.json",
    "documents/en-us/page/about-en.json",
    "documents/en-us/page/terms-en.json",
    "documents/fr-ca/page/about-en.json",
    "documents/fr-ca/page/terms-en.json",
  ]);
  const ids = documents.map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/^\w{16}$/);
  const text = JSON.stringify(documents);
  expect(ids.filter((id) => text.split(id).length > 2)).toHaveLength(4);
  expect(text).not.toContain("http");
});
