import { describe, expect, test } from "vitest";
import { createTestContent, toTestDocuments } from "../testing";
import { createDocumentFolder, listClashes } from "./documentFolder";

describe("createDocumentFolder", () => {
  test("reads a document with the type, language and name of its path", () => {
    const { contentDir } = createTestContent({ "fr-ca/page/about.json": { id: "A", uid: "a" } });
    const { documents, faults } = createDocumentFolder(`${contentDir}/documents`).read();
    expect(faults).toEqual([]);
    expect(documents.get("fr-ca/page/about.json")).toMatchObject({
      id: "A",
      uid: "a",
      lang: "fr-ca",
      type: "page",
      name: "about",
    });
  });

  test("is empty if the folder is missing, and ignores files that are not documents", () => {
    const content = createTestContent();
    content.writeText("documents/notes.md", "…");
    content.writeText("documents/en-us/page/.draft.json", "{");
    const nothing = { documents: new Map(), faults: [] };
    expect(createDocumentFolder(`${content.contentDir}/documents`).read()).toEqual(nothing);
    expect(createDocumentFolder(`${content.contentDir}/nowhere`).read()).toEqual(nothing);
  });

  test.each([
    ["en-us/page/a.json", "{", /JSON/],
    ["en-us/page/a.json", '{"id":"A"}', /first_publication_date/],
    ["en-us/page/a.json", '{"id":"","colour":1}', /id: .*colour/],
    ["de-de/page/a.json", "{}", /"de-de" is not one of en-us, fr-ca/],
    ["en-us/a.json", "{}", /must lie at \{lang\}\/\{type\}\/\{name\}\.json/],
    ["en-us/page/old/a.json", "{}", /must lie at/],
  ])("reports the file %s if it is %s", (path, text, fault) => {
    const content = createTestContent();
    content.writeText(`documents/${path}`, text);
    const { faults } = createDocumentFolder(`${content.contentDir}/documents`).read();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(path);
    expect(faults[0]).toMatch(fault);
  });

  test("keeps the last good version of a file while it is malformed", () => {
    const path = "en-us/page/a.json";
    const content = createTestContent({ [path]: { id: "A", uid: "good" } });
    const folder = createDocumentFolder(`${content.contentDir}/documents`);
    folder.read();
    content.writeText(`documents/${path}`, "{");
    const broken = folder.read();
    expect(broken.faults).toHaveLength(1);
    expect(broken.documents.get(path)?.uid).toBe("good");
    content.remove(`documents/${path}`);
    expect(folder.read().documents.size).toBe(0);
  });
});

describe("listClashes", () => {
  test("returns both files of an id or uid that is used twice", () => {
    const documents = toTestDocuments({
      "en-us/page/a.json": { id: "A", uid: "same" },
      "en-us/page/b.json": { id: "A", uid: "same" },
      "fr-ca/page/a.json": { id: "C", uid: "same" },
      "en-us/faq/a.json": { id: "D", uid: "same" },
    });
    expect(listClashes(documents)).toEqual([
      'en-us/page/b.json: id "A" is already taken by en-us/page/a.json',
      'en-us/page/b.json: uid "same" of type page in en-us is already taken by en-us/page/a.json',
    ]);
  });
});
