import path from "node:path";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../../testing/tempFolder";
import { startRepository } from "../testing";
import { parseCsv } from "./parseCsv";
import { readRedirects } from "./readRedirects";

const read = (text: string) =>
  readRedirects(path.join(tempFolder({ "old.csv": text }), "old.csv")).map(({ lang, data }) => [
    lang,
    data.from,
    data.to.url,
    data.permanent,
  ]);

describe("comma-separated values", () => {
  test.each([
    ["a,b\nc,d", [["a", "b"], ["c", "d"]]], // prettier-ignore
    ["a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]], // prettier-ignore
    ["\uFEFFa;b\nc,d;e", [["a", "b"], ["c,d", "e"]]], // prettier-ignore
    ["a\tb", [["a", "b"]]],
    ['"a,""b""",c', [['a,"b"', "c"]]],
    ['"a\nb",c', [["a\nb", "c"]]],
    ["a,\n\n , \nb,", [["a", ""], ["b", ""]]], // prettier-ignore
    ['a,"b', [["a", "b"]]],
    ["", []],
  ])("%j", (text, rows) => expect(parseCsv(text)).toEqual(rows));

  test("are read in linear time", () => {
    expect(parseCsv('",'.repeat(200_000)).length).toBeGreaterThan(0);
    expect(parseCsv(`${'"'.repeat(400_001)}`)).toHaveLength(1);
  });
});

describe("the redirects of a moved site", () => {
  test("are read with their languages, for good unless a line says otherwise", () => {
    const text = [
      "Old URL,New URL,Status",
      "https://old.example/about-us.html,/about/,301",
      "/blog/*,https://blog.example/*,302",
      '"/a, b/",/about/,',
      "fr-ca/vieux/,/fr-ca/a-propos/,non",
    ];
    expect(read(text.join("\n"))).toEqual([
      ["en-us", "https://old.example/about-us.html", "/about/", true],
      ["en-us", "/blog/*", "https://blog.example/*", false],
      ["en-us", "/a, b/", "/about/", true],
      ["fr-ca", "fr-ca/vieux/", "/fr-ca/a-propos/", false],
    ]);
  });

  test("are refused as a whole, with each line that cannot be one", () => {
    const refused = () => read("/a/,javascript:alert(1)\n/b?c=d,/about/\n/e/,/f/\n/E,/g/\n/h/,/e/\n/i/,/i/\n/j/,/about/");
    for (const line of [
      "- /a/: “To” leads nowhere.",
      "- /b?c=d: “From” has a query",
      "- /E: /e/ is redirected by another document, too",
      "- /h/: /h/ leads to /e/, which is redirected again.",
      "- /i/: /i/ is redirected in a circle",
    ])
      expect(refused).toThrow(line);
    expect(refused).not.toThrow("- /j/");
  });

  test("are pushed with the documents of a folder, once each", async () => {
    const repository = await startRepository();
    const redirects = path.join(tempFolder({ "old.csv": "/old/,/about/\n/blog/*,/about/,302" }), "old.csv");
    const lines = await repository.push({ redirects, isPublished: true });
    expect(lines[0]).toContain("7 of 7 documents");
    const published = async () => (await repository.published()).map(({ data }) => (data as { from?: string }).from).filter(Boolean);
    await expect.poll(published, { timeout: 10_000 }).toHaveLength(2);
    expect((await published()).toSorted()).toEqual(["/blog/*", "/old/"]);
    expect((await repository.push({ redirects }))[0]).toContain("0 of 7 documents");
  });

  test("are refused before anything is sent", async () => {
    const repository = await startRepository();
    const redirects = path.join(tempFolder({ "old.csv": "/old/,/old/" }), "old.csv");
    await expect(repository.push({ redirects })).rejects.toThrow("old.csv has lines that cannot be redirects");
    expect((await repository.stats("migration")).total).toBe(0);
  });
});
