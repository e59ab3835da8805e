import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/commands";
import { readLocalDocuments } from "./localContent";
import { startRepository } from "./testing";

const embedded = path.join(root, "upstreams/content");
const TIMEOUT_MS = 120_000;

test(
  "all embedded content, pushed and pulled, is the same but for its dates, and a second push sends nothing",
  async () => {
    const repository = await startRepository();
    await repository.publish({ folder: embedded });
    const pulled = await repository.pull();
    expect(readLocalDocuments(pulled)).toEqual(readLocalDocuments(embedded));
    const shown = readdirSync(path.join(pulled, "images"));
    expect(shown.length).toBeGreaterThan(40);
    for (const name of shown)
      expect(readFileSync(path.join(pulled, "images", name))).toEqual(readFileSync(path.join(embedded, "images", name)));

    await repository.reset();
    const [first] = await repository.push({ folder: embedded });
    expect(first).toMatch(/^\d+ documents: 0 new, 0 changed, \d+ unchanged, 0 changed by editors\. 0 pictures to upload\.$/);
    expect([(await repository.stats("migration")).total, (await repository.stats("assets")).total]).toEqual([0, 0]);
  },
  TIMEOUT_MS,
);

test("without the map, what is pulled has the repository's ids, names by uid, and links that lead to each other", async () => {
  const repository = await startRepository();
  await repository.publish();
  const pulled = await repository.pull("other", { mapPath: "/nowhere.json" });
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
