import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import type { WritableRepositoryOptions } from "#upstreams/repository/upstreams.ts";
import { createUpstreams } from "#upstreams/server.ts";
import { root } from "../lib/commands";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { createEndpoints } from "./endpoints";
import { pullContent, type PullOptions } from "./pull";
import { pushContent, type PushOptions } from "./push";

/** What no line and no error may tell. */
export const WRITE_TOKEN = "write-token";

const LANGUAGES = ["en-us", "fr-ca"];
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

/** A page with a picture and a link to another page. */
function page(id: string, title: string, linkTo?: string): object {
  const text = [{ type: "heading1", text: title, spans: [], direction: "ltr" }];
  const image = { url: "/images/kiosk.svg", alt: `Of ${title}`, dimensions: { width: 40, height: 30 } };
  const buttons = linkTo ? [{ link: { link_type: "Document", id: linkTo, text: "More" } }] : [];
  const slices = [{ slice_type: "hero", variation: "default", primary: { title: text, image, buttons } }];
  return { id, uid: id, tags: ["small"], data: { meta_title: title, slices } };
}

/** Content of two pages in both languages, which link to each other, and a singleton. */
function writeSmallContent(folder: string): void {
  const dates = { first_publication_date: "2026-01-05T10:00:00+0000", last_publication_date: "2026-01-05T10:00:00+0000" };
  const documents: Record<string, object> = {
    "en-us/page/about": page("about-en", "About us", "terms-en"),
    "fr-ca/page/about": page("about-fr", "À propos", "terms-fr"),
    "en-us/page/terms": page("terms-en", "Terms", "about-en"),
    "fr-ca/page/terms": page("terms-fr", "Conditions", "about-fr"),
    "en-us/company_information/company": { id: "company-en", tags: [], data: { email: "keys@keyway.example" } },
  };
  for (const [file, document] of Object.entries(documents))
    writeIn(folder, `documents/${file}.json`, JSON.stringify({ ...document, ...dates }));
  writeIn(folder, "images/kiosk.svg", drawing);
}

/** An empty repository, a folder of small content, and what pushes and pulls between them until the test ends. */
export async function startRepository(settings: Partial<WritableRepositoryOptions> = {}) {
  const folder = tempFolder();
  const [content, remote, mapPath] = ["content", "remote", "map.json"].map((name) => path.join(folder, name)) as [string, string, string];
  writeSmallContent(content);
  const repository = { folder: remote, writeToken: WRITE_TOKEN, ...settings };
  const upstreams = await createUpstreams({ port: 0, kioskCount: 5, repository, log: () => {} });
  onTestFinished(() => upstreams.close());
  const lines: string[] = [];
  const endpoints = createEndpoints("keyway", upstreams.url);
  const options = { repository: "keyway", endpoints, writeToken: WRITE_TOKEN, mapPath, print: (line: string) => void lines.push(line) };
  const ask = async (target: string, init?: RequestInit) => (await fetch(`${upstreams.url}${target}`, init)).json();
  const search = async () => {
    const { refs } = await ask("/repository/api/v2");
    return ask(`/repository/api/v2/documents/search?ref=${refs[0].ref}&lang=*&pageSize=100`);
  };
  const published = async () => (await search()).results as { id: string; uid: string; lang: string; data: { meta_title?: string } }[];
  return {
    content,
    endpoints,
    mapPath,
    lines,
    published,
    /** Counts of requests by API since the last reset. */
    stats: async (api: "migration" | "assets") => (await ask(`/${api}/__stats`)) as { total: number; byPath: Record<string, number> },
    reset: async () => void (await Promise.all(["migration", "assets"].map((api) => ask(`/${api}/__reset`, { method: "POST" })))),
    fail: (api: string, ...faults: object[]) => ask(`/${api}/__faults`, { method: "POST", body: JSON.stringify(faults) }),
    /** Pushes, and returns the lines that were printed. */
    async push(more: Partial<PushOptions> = {}) {
      lines.length = 0;
      await pushContent({ ...options, root, folder: content, ...more });
      return [...lines];
    },
    /** Pushes and publishes, and waits until all documents can be read. */
    async publish(more: Partial<PushOptions> = {}) {
      await this.push({ isPublished: true, ...more });
      const { documents } = JSON.parse(readFileSync(mapPath, "utf8")) as { documents: object };
      await expect.poll(async () => (await search()).total_results_size, { timeout: 10_000 }).toBe(Object.keys(documents).length);
    },
    async pull(into = "pulled", more: Partial<PullOptions> = {}) {
      lines.length = 0;
      await pullContent({ ...options, folder: path.join(folder, into), languages: LANGUAGES, ...more });
      return path.join(folder, into);
    },
    /** Changes a published document as an editor would, and waits until it can be read. */
    async edit(uid: string, metaTitle: string) {
      const { id, lang } = (await published()).find((one) => one.uid === uid)!;
      const file = findFile(path.join(remote, "documents", lang, "page"), id);
      const document = JSON.parse(readFileSync(file, "utf8")) as { data: object };
      writeFileSync(file, JSON.stringify({ ...document, data: { ...document.data, meta_title: metaTitle } }));
      await expect.poll(async () => (await published()).find((one) => one.id === id)?.data.meta_title, { timeout: 10_000 }).toBe(metaTitle);
    },
    /** Changes a document of the folder. */
    change(file: string, change: (document: { data: Record<string, unknown> }) => void) {
      const at = path.join(content, "documents", file);
      const document = JSON.parse(readFileSync(at, "utf8")) as { data: Record<string, unknown> };
      change(document);
      writeFileSync(at, JSON.stringify(document));
    },
  };
}

function findFile(folder: string, id: string): string {
  const name = readdirSync(folder).find((file) => readFileSync(path.join(folder, file), "utf8").startsWith(`{"id":"${id}"`));
  return path.join(folder, name!);
}
