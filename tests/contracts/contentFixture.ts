import { createClient, type ClientConfig, type PrismicDocument } from "@prismicio/client";
import { createUpstreams } from "#upstreams/server.ts";
import { createTestContent, type Files } from "#upstreams/testing.ts";

type AnyDocument = PrismicDocument<Record<string, any>>;

const link = (id: string) => ({ link_type: "Document", id });
const heading = (text: string) => [{ type: "heading1", text, spans: [], direction: "ltr" }];

const pages: Files = Object.fromEntries(
  Array.from({ length: 105 }, (_, index) => [
    `en-us/filler/filler-${index}.json`,
    { id: `filler-${index}`, uid: `filler-${index}`, tags: ["filler"], data: { position: index } },
  ]),
);

/** Pages in two languages, a singleton, and more documents than one page of results holds. */
const contentFixture: Files = {
  "en-us/page/how-it-works.json": {
    id: "how-en",
    uid: "how-it-works",
    tags: ["featured", "help"],
    last_publication_date: "2026-02-01T10:00:00+0000",
    data: {
      title: heading("How it works"),
      hero: { url: "/images/hero.svg", dimensions: { width: 1200, height: 600 } },
      more: link("locks-en"),
      gone: link("nobody"),
      slices: [{ slice_type: "hero", variation: "default", primary: { cta: link("locks-en") } }],
    },
  },
  "fr-ca/page/how-it-works.json": {
    id: "how-fr",
    uid: "comment-ca-marche",
    tags: ["featured"],
    data: { title: heading("Comment ça marche") },
  },
  "en-us/page/locks.json": {
    id: "locks-en",
    uid: "locks",
    tags: ["help"],
    data: { title: heading("Locks") },
  },
  "en-us/company_information/company-information.json": {
    id: "company-en",
    data: { phone: "212-555-0100" },
  },
  "fr-ca/company_information/company-information.json": {
    id: "company-fr",
    data: { phone: "514-555-0100" },
  },
  ...pages,
};

/** A running content repository, with a function that creates clients of it. */
export type TestRepository = Awaited<ReturnType<typeof startContentRepository>>;

/** Starts a repository with the fixture, a release "Spring" and a preview session "draft". */
export async function startContentRepository(options: { accessToken?: string } = {}) {
  const { contentDir, write, writeText } = createTestContent(contentFixture);
  write("releases/Spring/en-us/page/locks.json", { id: "locks-en", uid: "spring-locks" });
  write("previews/draft/en-us/page/locks.json", { id: "locks-en", uid: "drafted-locks" });
  writeText("images/hero.svg", "<svg/>");
  const { url, close } = await createUpstreams({ port: 0, contentDir, ...options });
  const connect = (config: ClientConfig = {}) =>
    createClient<AnyDocument>("keyway", {
      documentAPIEndpoint: `${url}/content/api/v2`,
      ...config,
    });
  return { url, close, connect };
}
