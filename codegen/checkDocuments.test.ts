import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSchema } from "graphql";
import { expect, test, onTestFinished } from "vitest";
import { findDocumentFaults } from "./checkDocuments";

const schema = buildSchema("type Query { ok: Boolean }");

function faultsOf(files: Record<string, string>, pending: Record<string, string> = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), "keyway-documents-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return findDocumentFaults(root, Object.keys({ ...files, ...pending }), schema, new Map(Object.entries(pending)));
}

test("finds no faults in valid operations, pending fragments and fragments that no operation uses yet", () => {
  expect(
    faultsOf(
      { "a.graphql": "query A { ...F }", "b.graphql": "fragment Waits on Query { ok }" },
      { "f.graphql": "fragment F on Query { ok }" },
    ),
  ).toEqual([]);
});

test("checks the pending text of a file instead of the one on disk", () => {
  expect(faultsOf({ "a.graphql": "query A { gone }" }, { "a.graphql": "query A { ok }" })).toEqual([]);
});

test("names every file with a syntax error and its line, without the faults that follow from it", () => {
  const faults = faultsOf({ "a.graphql": "query A {\n", "b.graphql": "\nquery", "c.graphql": "query C { gone }" });
  expect(faults).toEqual([
    expect.stringMatching(/^a\.graphql:2 is broken: Syntax Error: .* Mend it there\.$/),
    expect.stringMatching(/^b\.graphql:2 is broken: /),
  ]);
});

test("names every fault of the operations once, with file and line", () => {
  const faults = faultsOf({ "a.graphql": "query A {\n  gone\n}", "b.graphql": "query B {\n  ok\n  lost\n}\nquery A { ok }" });
  expect(faults.toSorted()).toEqual([
    'a.graphql:1 is broken: There can be only one operation named "A". Mend it there.',
    'a.graphql:2 is broken: Cannot query field "gone" on type "Query". Mend it there.',
    'b.graphql:3 is broken: Cannot query field "lost" on type "Query". Mend it there.',
  ]);
});
