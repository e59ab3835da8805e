import { describe, expect, test } from "vitest";
import { parseQuery } from "./parseQuery";

const withoutColumns = (q: string) => parseQuery(q).map(({ operator, path, args }) => [operator, path, ...args]);

describe("parseQuery", () => {
  test("parses the queries of the current client", () => {
    expect(withoutColumns('[[at(document.type, "page")]]')).toEqual([["at", "document.type", "page"]]);
  });

  test("parses several predicates in one query, with the old assignment and without spaces", () => {
    const q = '[[:d = at(document.type,"page")][:d=any(document.tags,["a","b"])] ]';
    expect(withoutColumns(q)).toEqual([
      ["at", "document.type", "page"],
      ["any", "document.tags", ["a", "b"]],
    ]);
  });

  test("reads every kind of value", () => {
    expect(withoutColumns('[[date.between(my.a.b, -1.5, "2026-01-01")][at(my.a.c, true)]]')).toEqual([
      ["date.between", "my.a.b", -1.5, "2026-01-01"],
      ["at", "my.a.c", true],
    ]);
  });

  test("unescapes quotes, and keeps other backslashes", () => {
    expect(withoutColumns(String.raw`[[at(my.a.b, "say \"key\" \ now")]]`)).toEqual([["at", "my.a.b", String.raw`say "key" \ now`]]);
  });

  test("reads a path without values, and values without a path", () => {
    expect(withoutColumns('[[has(my.a.b)][similar("id", 10)]]')).toEqual([
      ["has", "my.a.b"],
      ["similar", null, "id", 10],
    ]);
  });

  test("returns no conditions for an empty query", () => {
    expect(parseQuery("[]")).toEqual([]);
  });

  test.each([
    ["", 1],
    ["[[at(document.id)]", 19],
    ['[[at(document.id "x")]]', 18],
    ['[[at(document.id, "x]]', 19],
    ["[[at(document.id, x)]]", 19],
    ["[[]]", 3],
    ["[] and more", 4],
  ])("refuses %j at column %i", (q, column) => {
    expect(() => parseQuery(q)).toThrow(
      expect.objectContaining({
        status: 400,
        body: expect.objectContaining({ pos: expect.objectContaining({ column }) }),
      }),
    );
  });
});
