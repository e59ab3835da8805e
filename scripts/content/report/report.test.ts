import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { root } from "../../lib/commands";
import { createUpstreams } from "#upstreams/server.ts";
import { tempFolder } from "../../testing/tempFolder";
import { reportContent } from "./run";
import type { Report } from "./createReport";

const dates = { first_publication_date: "2026-01-05T10:00:00+0000", last_publication_date: "2026-01-05T10:00:00+0000" };
const link = (id: string) => ({ slice_type: "hero", primary: { buttons: [{ link: { link_type: "Document", id } }] } });
const page = (id: string, data: object) => JSON.stringify({ id, uid: "about", ...dates, data });

/** Reports a folder of content, or the embedded content. */
async function report(argv: string[], contentDir = "") {
  let text = "";
  const env = { CONTENT_DIR: contentDir, SITE_URL: "https://keys.example/" };
  const code = await reportContent({ root, argv, env, print: (printed) => (text += printed) });
  return { code, text };
}

const faulty = () =>
  tempFolder({
    "documents/en-us/page/about.json": page("aboutEn", { meta_title: "<b>About</b>", slices: [link("gone"), link("spring")] }),
    "documents/fr-ca/page/about.json": page("aboutFr", { meta_title: "À propos" }),
    "releases/Spring/en-us/page/spring.json": JSON.stringify({ id: "spring", uid: "spring", ...dates, data: {} }),
  });

test("the embedded content has no errors", async () => {
  const { code, text } = await report(["--strict"]);
  expect(text).toContain("\napp_bar “App bar”");
  expect(text).toMatch(/\n6\d documents, 0 errors, \d+ warnings\.$/);
  expect(code).toBe(0);
});

test("a field that a model has renamed is named in each document that fills it", async () => {
  const project = tempFolder();
  for (const part of ["customtypes", "slices"]) cpSync(join(root, part), join(project, part), { recursive: true });
  const model = join(project, "slices/Hero/model.json");
  writeFileSync(model, readFileSync(model, "utf8").replaceAll('"lead": {', '"intro": {'));
  let text = "";
  await reportContent({ root: project, argv: ["--json"], env: { CONTENT_DIR: "" }, print: (printed) => (text += printed) });
  const { findings } = JSON.parse(text) as Report;
  const lost = findings.filter(({ kind }) => kind === "unknown-field");
  expect(lost.length).toBeGreaterThan(10);
  expect(lost.every(({ message }) => /^slice \d+ \(hero\): lead: is a field that the model does not have, .* “.+”\.$/.test(message))).toBe(
    true,
  );
  expect(lost.map(({ document }) => document!.path)).toContain("/");
});

describe("of content with faults", () => {
  test("--strict ends with 1, and without it the report ends with 0", async () => {
    const folder = faulty();
    expect((await report(["--strict"], folder)).code).toBe(1);
    expect((await report([], folder)).code).toBe(0);
  });

  test("the text lists each document with its languages, and the findings with their remedies", async () => {
    const { text } = await report([], faulty());
    expect(text.split("\n")[0]).toBe("/about/  en-us 2026-01-05  fr-ca 2026-01-05");
    expect(text).toContain(
      "Broken links (1 error)\n  Choose another document, publish that one, or remove the link.\n  /about/  slice 1 (hero)",
    );
    expect(text).toContain("Links to drafts (1 error)");
  });

  test("--json holds the same, for other programs", async () => {
    const { text } = await report(["--json"], faulty());
    const { languages, documents, findings } = JSON.parse(text) as Report;
    expect([languages, documents.length]).toEqual([["en-us", "fr-ca"], 1]);
    expect(documents[0]!.translations["fr-ca"]).toEqual({
      id: "aboutFr",
      path: "/fr-ca/about/",
      lastPublished: "2026-01-05T10:00:00+0000",
      daysBehind: 0,
    });
    expect(findings.slice(0, 2).map(({ kind }) => kind)).toEqual(["broken-link", "link-to-draft"]);
    expect(Object.keys(findings[0]!)).toEqual(["document", "language", "kind", "message", "remedy"]);
  });

  test("--html is one file that links to the pages, with texts escaped", async () => {
    const { text } = await report(["--html"], faulty());
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).toContain('<a href="https://keys.example/about/">/about/</a>');
    expect(text).not.toContain("<b>About</b>");
    expect(text).not.toMatch(/<script|<link|src="|url\((?!data:)/);
  });
});

describe("refuses", () => {
  test("two formats at once", async () => {
    await expect(report(["--json", "--html"])).rejects.toThrow("--json and --html exclude each other.");
  });

  test("an address without a repository, and a private one without its token, with the variable to correct", async () => {
    const upstreams = await createUpstreams({ port: 0, accessToken: "secret", contentDir: faulty() });
    onTestFinished(upstreams.close);
    const run = (path: string, token?: string) =>
      reportContent({ root, argv: [], env: { PRISMIC_ENDPOINT: upstreams.url + path, PRISMIC_ACCESS_TOKEN: token }, print: () => {} });
    await expect(run("/nowhere")).rejects.toThrow("There is no content repository at");
    await expect(run("/content/api/v2")).rejects.toThrow("is private: set PRISMIC_ACCESS_TOKEN");
    expect(await run("/content/api/v2/", "secret")).toBe(0);
  });
});
