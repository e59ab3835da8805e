import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#upstreams/content/languages.ts";
import { readModels } from "#upstreams/repository/models.ts";
import { root } from "../lib/commands";
import { writeIn } from "../testing/tempFolder";
import { createEndpoints } from "./endpoints";
import { startRepository, WRITE_TOKEN } from "./testing";

describe("an import", () => {
  test("goes into the migration release, and is not on the site before that is published", async () => {
    const { push, published } = await startRepository();
    const lines = await push();
    expect(lines[0]).toBe("5 of 5 documents and 1 pictures are to be sent: 11 requests.");
    expect(lines).toContain("write 5 of 5: documents/fr-ca/page/terms.json");
    expect(lines.join("\n")).toContain("Look at the migration release, and publish it: https://keyway.prismic.io/");
    expect(lines.at(-1)).toMatch(/^PRISMIC_ENDPOINT=http.*\/repository\/api\/v2$/);
    expect(await published()).toEqual([]);
  });

  test("that was interrupted continues where it stopped, and sends nothing twice", async () => {
    const repository = await startRepository();
    await repository.fail("migration", { kind: "5xx", path: "/documents/" });
    await expect(repository.push()).rejects.toThrow("Internal server error");
    expect((await repository.stats("migration")).byPath["/documents"]).toBe(5);
    await repository.reset();
    expect((await repository.push())[0]).toContain("5 of 5 documents and 0 pictures are to be sent: 5 requests");
    const { byPath } = await repository.stats("migration");
    expect(byPath["/documents"]).toBeUndefined();
    expect([(await repository.stats("assets")).total, Object.keys(byPath).length]).toEqual([0, 5]);
    await repository.reset();
    expect((await repository.push())[0]).toContain("0 of 5 documents and 0 pictures");
    expect((await repository.stats("migration")).total).toBe(0);
  });

  test("waits when the service answers 429", async () => {
    const repository = await startRepository();
    await repository.fail("migration", { kind: "429", retryAfter: 0.01 });
    await expect(repository.push()).rejects.toThrow("still answers 429 (too many requests) after 5 attempts");
    await repository.fail("migration", { kind: "429", retryAfter: 0.01, times: 3 });
    expect((await repository.push())[0]).toContain("5 of 5 documents and 0 pictures");
  });

  test("with --dry-run says what it would do at Prismic's pace, and sends nothing", async () => {
    const repository = await startRepository();
    const endpoints = { ...repository.endpoints, pauseSeconds: createEndpoints("keyway").pauseSeconds };
    expect(await repository.push({ isDryRun: true, endpoints })).toEqual([
      "5 of 5 documents and 1 pictures are to be sent: 11 requests, about 1 min.",
      "Nothing was sent (--dry-run).",
    ]);
    expect([(await repository.stats("migration")).total, (await repository.stats("assets")).total]).toEqual([0, 0]);
    expect((await repository.push())[0]).toContain("5 of 5");
  });

  test("leaves alone what an editor has changed since", async () => {
    const repository = await startRepository();
    await repository.publish();
    await repository.edit("about-en", "By an editor");
    await repository.reset();
    await repository.push();
    expect((await repository.stats("migration")).total).toBe(0);
    expect((await repository.published()).map(({ data }) => data.meta_title)).toContain("By an editor");
  });

  test("names the repository's own id of the 404 page's document, and no token", async () => {
    const repository = await startRepository();
    writeIn(repository.content, "documents/en-us/page/not-found.json", JSON.stringify({ id: "Zerr404en", uid: "not-found", data: {} }));
    const lines = await repository.push({ accessToken: "secret" });
    expect(lines.at(-2)).toMatch(/^PRISMIC_404_ID=(?!Zerr404en)\w+$/);
    expect(lines.at(-1)).toBe("# and PRISMIC_ACCESS_TOKEN, as it is set now");
    expect(lines.join("\n")).not.toMatch(new RegExp(`${WRITE_TOKEN}|=secret`));
  });
});

describe("an import is refused, before anything is sent,", () => {
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

  test("where the repository has documents that no map names", async () => {
    const repository = await startRepository();
    await repository.publish();
    await repository.reset();
    const mapPath = path.join(repository.content, "lost.json");
    await expect(repository.push({ mapPath })).rejects.toThrow(/^The repository keyway has 5 documents, .* would be at .*lost\.json/);
    expect((await repository.stats("migration")).total).toBe(0);
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
