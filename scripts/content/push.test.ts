import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#upstreams/content/languages.ts";
import { readModels } from "#upstreams/repository/models.ts";
import { root } from "../lib/commands";
import { startRepository, WRITE_TOKEN } from "./testing";

const counts = (lines: readonly string[]) => lines[0]!.split(". ")[0]!;

describe("a push", () => {
  test("goes into the migration release, and is not on the site before that is published", async () => {
    const { push, published } = await startRepository();
    const lines = await push();
    expect(counts(lines)).toBe("5 documents: 5 new, 0 changed, 0 unchanged, 0 changed by editors");
    expect(lines).toContain("write 5 of 5: documents/fr-ca/page/terms.json");
    expect(lines.join("\n")).toContain("Look at the migration release, and publish it: https://keyway.prismic.io/");
    expect(lines.at(-1)).toMatch(/^PRISMIC_ENDPOINT=http.*\/repository\/api\/v2$/);
    expect(await published()).toEqual([]);
  });

  test("of the same content sends nothing, and of one change that document alone", async () => {
    const repository = await startRepository();
    await repository.publish();
    await repository.reset();
    expect(counts(await repository.push())).toBe("5 documents: 0 new, 0 changed, 5 unchanged, 0 changed by editors");
    repository.change("en-us/page/about.json", ({ data }) => (data.meta_title = "About Keyway"));
    await repository.push({ isPublished: true });
    const { byPath } = await repository.stats("migration");
    expect(Object.values(byPath)).toEqual([1, 1]);
    await expect.poll(async () => (await repository.published()).map(({ data }) => data.meta_title)).toContain("About Keyway");
    expect(await repository.published()).toHaveLength(5);
  });

  test("of a picture with other bytes uploads it again, and writes the documents that show it", async () => {
    const repository = await startRepository();
    await repository.publish();
    writeFileSync(path.join(repository.content, "images/kiosk.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="41" height="30"/>');
    const lines = await repository.push();
    expect(lines[0]).toBe("5 documents: 0 new, 4 changed, 1 unchanged, 0 changed by editors. 1 pictures to upload.");
  });

  test("that was interrupted continues where it stopped", async () => {
    const repository = await startRepository();
    await repository.fail("migration", { kind: "5xx", path: "/documents/" });
    await expect(repository.push()).rejects.toThrow("Internal server error");
    expect((await repository.stats("migration")).byPath["/documents"]).toBe(5);
    await repository.reset();
    expect(counts(await repository.push())).toBe("5 documents: 0 new, 5 changed, 0 unchanged, 0 changed by editors");
    const { byPath } = await repository.stats("migration");
    expect(byPath["/documents"]).toBeUndefined();
    expect([(await repository.stats("assets")).total, Object.keys(byPath).length]).toEqual([0, 5]);
    expect(counts(await repository.push())).toBe("5 documents: 0 new, 0 changed, 5 unchanged, 0 changed by editors");
  });

  test("waits when the service answers 429", async () => {
    const repository = await startRepository();
    await repository.fail("assets", { kind: "429", retryAfter: 0.01, times: 3 });
    await repository.push();
    expect((await repository.stats("assets")).total).toBe(4);
    await repository.fail("migration", { kind: "429", retryAfter: 0.01 });
    repository.change("en-us/page/about.json", ({ data }) => (data.meta_title = "Again"));
    await expect(repository.push()).rejects.toThrow("still answers 429 (too many requests) after 5 attempts");
  });

  test("with --dry-run says what it would do, and sends nothing", async () => {
    const repository = await startRepository();
    const lines = await repository.push({ isDryRun: true });
    expect(lines).toContain("  new        documents/fr-ca/page/terms.json");
    expect(lines).toContain("  upload     images/kiosk.svg");
    expect(lines.at(-1)).toBe("Nothing was sent (--dry-run).");
    expect([(await repository.stats("migration")).total, (await repository.stats("assets")).total]).toEqual([0, 0]);
    expect(counts(await repository.push())).toContain("5 new");
  });

  test("names what has been taken out of the folder, and leaves it there", async () => {
    const repository = await startRepository();
    await repository.publish();
    rmSync(path.join(repository.content, "documents/en-us/company_information"), { recursive: true });
    expect((await repository.push()).join("\n")).toContain("left there company-en: not in the folder any more");
    expect(await repository.published()).toHaveLength(5);
  });
});

describe("what an editor", () => {
  test("has changed since is left alone and named, whether it has changed here or not", async () => {
    const repository = await startRepository();
    await repository.publish();
    await repository.edit("about-en", "By an editor");
    await repository.edit("terms-en", "By an editor, too");
    repository.change("en-us/page/about.json", ({ data }) => (data.meta_title = "By us"));
    repository.change("fr-ca/page/about.json", ({ data }) => (data.meta_title = "Par nous"));
    const lines = await repository.push({ isPublished: true });
    expect(counts(lines)).toBe("5 documents: 0 new, 1 changed, 2 unchanged, 2 changed by editors");
    expect(lines.join("\n")).toMatch(/left alone documents\/en-us\/page\/about\.json: an editor changed it \(published 20/);
    await expect.poll(async () => (await repository.published()).map(({ data }) => data.meta_title)).toContain("Par nous");
    expect((await repository.published()).map(({ data }) => data.meta_title)).toEqual(
      expect.arrayContaining(["By an editor", "By an editor, too"]),
    );
  });

  test("has written in the repository is not written a second time where the map is lost", async () => {
    const repository = await startRepository();
    await repository.publish();
    await repository.edit("about-en", "By an editor");
    const lines = await repository.push({ mapPath: path.join(repository.content, "lost.json") });
    // Of the others all is as it was, but for pictures and links that only the map knew.
    expect(lines[0]).toMatch(/^5 documents: 0 new, 0 changed, \d unchanged, \d changed by editors/);
    expect(await repository.published()).toHaveLength(5);
  });
});

describe("a push is refused, before anything is sent,", () => {
  test("where the repository lacks a locale, with the command that adds it", async () => {
    const { push, stats } = await startRepository({ languages: languages.slice(0, 1) });
    await expect(push()).rejects.toThrow("The locale fr-ca is missing. Add it: npx prismic locale add fr-ca --repo keyway");
    expect((await stats("migration")).total).toBe(0);
  });

  test("where the master locale is another", async () => {
    const others = languages.map((one) => ({ ...one, is_master: one.id === "fr-ca" }));
    const { push } = await startRepository({ languages: others });
    await expect(push()).rejects.toThrow("npx prismic locale set-master en-us --repo keyway");
  });

  test("where the repository lacks a custom type, a slice or a field, with the command that adds them", async () => {
    const models = readModels(root);
    const types = models.types
      .filter(({ id }) => id !== "menu")
      .map((type) => (type.id === "faq" ? { ...type, json: { Main: {} } } : type));
    const slices = models.slices.filter(({ id }) => id !== "steps");
    const { push } = await startRepository({ models: { types, slices } });
    const refusal = await push().catch((error: Error) => error.message);
    expect(refusal).toContain("These models are missing. Add them: npx prismic push --repo keyway");
    for (const line of ["custom type menu", "slice steps", "field question (Text) of the custom type faq"]) expect(refusal).toContain(line);
  });

  test("where the token is wrong, which it does not tell", async () => {
    const { push } = await startRepository();
    const refusal = await push({ writeToken: "another-secret" }).catch((error: Error) => error.message);
    expect(refusal).toBe("Prismic refuses the write token for keyway (401). Make one: npx prismic token create --write --repo keyway");
  });

  test("where a document links to none, or shows a picture that is not there, or a drawing runs a script", async () => {
    const repository = await startRepository();
    writeFileSync(path.join(repository.content, "images/kiosk.svg"), "<svg onload='alert(1)'/>");
    await expect(repository.push()).rejects.toThrow(/has no width and height.*\n.*holds a script/);
    rmSync(path.join(repository.content, "images/kiosk.svg"));
    await expect(repository.push()).rejects.toThrow("images/kiosk.svg is used in a document, and does not exist.");
    rmSync(path.join(repository.content, "documents/en-us/page/terms.json"));
    repository.change(
      "en-us/page/about.json",
      ({ data }) => (data.slices = [{ slice_type: "hero", primary: { buttons: [{ link: { link_type: "Document", id: "terms-en" } }] } }]),
    );
    writeFileSync(path.join(repository.content, "images/kiosk.svg"), '<svg width="1" height="1"/>');
    await expect(repository.push()).rejects.toThrow("documents/en-us/page/about.json links to terms-en, which is no document here");
  });
});

test("no line that is printed tells the token", async () => {
  const repository = await startRepository();
  await repository.publish();
  expect(repository.lines.join("\n")).not.toContain(WRITE_TOKEN);
});
