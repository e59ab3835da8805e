import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createUpstreams } from "#upstreams/server.ts";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { isFileHost } from "./downloadFiles";
import { readLocalDocuments } from "./localContent";
import { createEndpoints } from "./endpoints";
import { startRepository } from "./testing";

test("what is pulled is served by the stand-in from that folder", async () => {
  const repository = await startRepository();
  await repository.publish();
  const folder = await repository.pull();
  const upstreams = await createUpstreams({ port: 0, kioskCount: 5, contentDir: folder });
  const picture = await fetch(`${upstreams.url}/content/images/${readdirSync(path.join(folder, "images"))[0]}`);
  const { tags } = (await (await fetch(`${upstreams.url}/content/api/v2`)).json()) as { tags: string[] };
  await upstreams.close();
  expect([picture.status, tags]).toEqual([200, ["small"]]);
});

test("a second pull replaces the first, and removes what is not published any more", async () => {
  const repository = await startRepository();
  await repository.publish();
  const folder = await repository.pull();
  writeIn(folder, "documents/en-us/page/gone.json", "{}");
  await repository.edit("about-en", "By an editor");
  await repository.pull();
  expect(readLocalDocuments(folder)).toHaveLength(5);
  expect(readFileSync(path.join(folder, "documents/en-us/page/about-en.json"), "utf8")).toContain('"meta_title": "By an editor"');
});

test("a folder that holds something else is left alone, unless asked", async () => {
  const repository = await startRepository();
  await repository.publish();
  await expect(repository.pull("content")).rejects.toThrow(
    "holds content that was not pulled: name another folder (--into), or add --overwrite.",
  );
  const folder = await repository.pull("content", { isOverwriting: true });
  expect(existsSync(path.join(folder, ".pulled"))).toBe(true);
});

test("documents in a language that the site does not speak are left out, and named", async () => {
  const repository = await startRepository();
  await repository.publish();
  const folder = await repository.pull("english", { languages: ["en-us"] });
  expect(readLocalDocuments(folder).map(({ lang }) => lang)).toEqual(["en-us", "en-us", "en-us"]);
  expect(repository.lines[0]).toBe("Left out: documents in fr-ca, which the site does not speak.");
});

test("a document that cannot be read is left out, and named; one from before there were languages is pulled", async () => {
  const repository = await startRepository();
  await repository.publish();
  const oddly: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!String(request[0]).includes("/documents/search")) return response;
    const answer = (await response.json()) as { results: { uid?: string; lang: string; data: unknown; alternate_languages: unknown }[] };
    for (const one of answer.results.filter(({ lang }) => lang === "en-us")) {
      if (one.uid?.startsWith("about")) one.data = null;
      else one.alternate_languages = null;
    }
    return Response.json(answer);
  };
  const folder = await repository.pull("odd", { fetch: oddly });
  expect(readLocalDocuments(folder).filter(({ lang }) => lang === "en-us")).toHaveLength(2);
  expect(repository.lines[0]).toMatch(/^Left out: document \S+ of type page, which cannot be read \(data: .+\)\.$/);
});

test("a repository that there is not, or that is private, is named with what to do", async () => {
  const repository = await startRepository();
  const none = repository.pull("none", { endpoints: createEndpoints("keyway", "http://127.0.0.1:9") });
  await expect(none).rejects.toThrow("fetch failed");
  const { url, close } = await createUpstreams({
    port: 0,
    kioskCount: 5,
    accessToken: "secret",
    contentDir: tempFolder({ "documents/x": "" }),
  });
  const endpoints = { ...createEndpoints("keyway", url), content: `${url}/content/api/v2` };
  await expect(repository.pull("private", { endpoints })).rejects.toThrow("The repository keyway is private: set PRISMIC_ACCESS_TOKEN");
  await expect(repository.pull("wrong", { endpoints: { ...endpoints, content: `${url}/content/nowhere` } })).rejects.toThrow(
    "npx prismic repo create --name keyway",
  );
  await close();
});

describe("a file is fetched from no other host than Prismic's:", () => {
  test.each([
    ["https://images.prismic.io/keyway/a.png", true],
    ["https://keyway.cdn.prismic.io/keyway/a.svg", true],
    ["https://images.unsplash.com/photo-1", true],
    ["http://127.0.0.1:4100/repository/images/a.svg", true],
    ["http://127.0.0.1:5000/a.svg", false],
    ["http://images.prismic.io/a.png", false],
    ["https://images.prismic.io.example/a.png", false],
    ["https://169.254.169.254/latest", false],
  ])("%s: %s", (url, isFine) => {
    expect(isFileHost(url, "http://127.0.0.1:4100/repository/api/v2")).toBe(isFine);
  });
});
