import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSchema } from "graphql";
import { describe, expect, test, onTestFinished } from "vitest";
import { readDocuments } from "./checkDocuments";

const schema = buildSchema(`
  type Query { ok: Boolean, page: [Slice!] }
  union Slice = A | B
  type A { text: String, live: String, more: Int }
  type B { text: Int, live: Int }
`);

function faultsOf(files: Record<string, string>, pending: Record<string, string> = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), "keyway-documents-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return readDocuments(root, Object.keys({ ...files, ...pending }), schema, new Map(Object.entries(pending))).faults;
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

const PAGE = "site/bff/__generated__/content.graphql";
const page = "query Page { page { ...AFields ...BFields ...ALive ...BLive } }";

describe("fields at one path that differ in type", () => {
  const faults = (generated: string, live: string) => faultsOf({ [PAGE]: generated, "page.graphql": page, "live.graphql": live });
  const ALIASED = "fragment AFields on A { text more } fragment BFields on B { text__Int: text }";

  test("are not looked for among generated fragments, which have aliases", () => {
    const generated = "fragment AFields on A { text } fragment BFields on B { text }";
    expect(faults(generated, "fragment ALive on A { live } fragment BLive on B { number: live }")).toEqual([]);
  });

  test("are a fault if both are written by hand", () => {
    expect(faults(ALIASED, "fragment ALive on A { live } fragment BLive on B { live }")).toEqual([
      expect.stringMatching(
        /^live\.graphql:1 is broken: Fields "live" conflict because they return conflicting types "String" and "Int"\. /,
      ),
    ]);
  });

  test("are a fault of the one that is written by hand if the other is generated", () => {
    expect(faults(ALIASED, "fragment ALive on A { live }\nfragment BLive on B { text }")).toEqual([
      expect.stringMatching(
        /^live\.graphql:2 is broken: Fields "text" conflict because they return conflicting types "String" and "Int"\. /,
      ),
    ]);
  });
});

test("says what to do where fragments written by hand are too many for graphql-js to compare", () => {
  const many = Array.from({ length: 800 }, (_, number) => `fragment Live${number} on A { a: live b: live c: live }`);
  const query = `query Many { page { ${many.map((_, number) => `...Live${number}`).join(" ")} } }`;
  expect(faultsOf({ "many.graphql": query, "live.graphql": many.join("\n") })).toEqual([
    expect.stringMatching(/^Operations and fragments written by hand .* are too large for graphql-js to compare\. Select fewer fields /),
  ]);
});
