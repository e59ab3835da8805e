import { filter, NotFoundError } from "@prismicio/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startContentRepository, type TestRepository } from "./contentFixture";

let repository: TestRepository;

beforeAll(async () => {
  repository = await startContentRepository();
});
afterAll(() => repository.close());

const connect: TestRepository["connect"] = (config) => repository.connect(config);
const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id).sort();
const fillerIds = (count: number) => Array.from({ length: count }, (_, index) => `filler-${index}`);

describe("the client's methods", () => {
  test("getByUID finds a document in the master language and in another", async () => {
    const client = connect();
    expect((await client.getByUID("page", "how-it-works")).id).toBe("how-en");
    const french = await client.getByUID("page", "comment-ca-marche", { lang: "fr-ca" });
    expect(french.id).toBe("how-fr");
    await expect(client.getByUID("page", "comment-ca-marche")).rejects.toThrow(NotFoundError);
  });

  test("getByUIDs and getAllByUIDs find several", async () => {
    const client = connect();
    const uids = ["locks", "how-it-works", "missing"];
    expect(idsOf((await client.getByUIDs("page", uids)).results)).toEqual(["how-en", "locks-en"]);
    expect(idsOf(await client.getAllByUIDs("page", uids))).toEqual(["how-en", "locks-en"]);
  });

  test("getSingle finds the one document of its type and language", async () => {
    const client = connect();
    expect((await client.getSingle("company_information")).data.phone).toBe("212-555-0100");
    const french = await client.getSingle("company_information", { lang: "fr-ca" });
    expect(french.data.phone).toBe("514-555-0100");
    expect(french.uid).toBeNull();
  });

  test("getByID finds a document in the requested language only, or in any", async () => {
    const client = connect();
    expect((await client.getByID("how-en")).uid).toBe("how-it-works");
    await expect(client.getByID("how-fr")).rejects.toThrow("No documents were returned");
    expect((await client.getByID("how-fr", { lang: "*" })).uid).toBe("comment-ca-marche");
  });

  test("getByIDs and getAllByIDs find several, in all languages", async () => {
    const client = connect();
    const ids = ["how-fr", "locks-en"];
    expect(idsOf((await client.getByIDs(ids, { lang: "*" })).results)).toEqual(ids);
    expect(idsOf(await client.getAllByIDs(ids, { lang: "*" }))).toEqual(ids);
  });

  test("getByType returns one page, and getAllByType all pages", async () => {
    const client = connect();
    const second = await client.getByType("filler", {
      pageSize: 50,
      page: 2,
      orderings: { field: "my.filler.position" },
    });
    expect(second).toMatchObject({
      page: 2,
      results_per_page: 50,
      results_size: 50,
      total_results_size: 105,
      total_pages: 3,
    });
    expect(second.results[0]?.id).toBe("filler-50");
    expect(new URL(second.next_page!).searchParams.get("page")).toBe("3");
    expect(new URL(second.prev_page!).searchParams.get("page")).toBe("1");
    const last = await (await fetch(second.next_page!)).json();
    expect(last).toMatchObject({ results_size: 5, next_page: null });
    expect(idsOf(await client.getAllByType("filler"))).toEqual(fillerIds(105).sort());
  });

  test("a page past the end is empty", async () => {
    const page = await connect().getByType("filler", { page: 9 });
    expect(page).toMatchObject({ results: [], results_size: 0, next_page: null });
  });

  test("a page holds 20 documents by default, and at most 100", async () => {
    const client = connect();
    expect((await client.getByType("filler")).results).toHaveLength(20);
    expect((await client.getByType("filler", { pageSize: 500 })).results).toHaveLength(100);
  });

  test("tags are found one, some or all at a time, and listed", async () => {
    const client = connect();
    expect(idsOf((await client.getByTag("featured")).results)).toEqual(["how-en"]);
    const some = await client.getBySomeTags(["featured", "help"], { lang: "*" });
    expect(idsOf(some.results)).toEqual(["how-en", "how-fr", "locks-en"]);
    const every = await client.getByEveryTag(["featured", "help"], { lang: "*" });
    expect(idsOf(every.results)).toEqual(["how-en"]);
    expect(await client.getTags()).toEqual(["featured", "filler", "help"]);
  });

  test("getFirst returns the newest document", async () => {
    expect((await connect().getFirst()).id).toBe("how-en");
  });

  test("get combines filters, orderings and after", async () => {
    const page = await connect().get({
      filters: [
        filter.at("document.type", "filler"),
        filter.numberInRange("my.filler.position", 10, 20),
        filter.not("my.filler.uid", "filler-20"),
      ],
      orderings: { field: "my.filler.position", direction: "desc" },
      after: "filler-17",
      pageSize: 3,
    });
    expect(page.results.map(({ id }) => id)).toEqual(["filler-16", "filler-15", "filler-14"]);
  });

  test("the languages and types of the repository are listed", async () => {
    const { languages, types } = await connect().getRepository();
    expect(languages.map(({ id }) => id)).toEqual(["en-us", "fr-ca"]);
    expect(types).toMatchObject({ page: "Page", company_information: "Company information" });
  });
});

describe("a document", () => {
  test("has complete properties, links, images and slices", async () => {
    const routes = [{ type: "page", path: "/:lang?/:uid/" }];
    const page = await connect({ routes, brokenRoute: "/error/" }).getByUID("page", "how-it-works");
    const image = `${repository.url}/content/images/hero.svg`;
    const locks = { id: "locks-en", uid: "locks", url: "/locks/", isBroken: false };
    expect(page).toMatchObject({
      url: "/how-it-works/",
      href: expect.stringContaining("/api/v2/documents/search?"),
      slugs: ["how-it-works"],
      linked_documents: [],
      first_publication_date: "2026-01-05T10:00:00+0000",
      alternate_languages: [{ id: "how-fr", uid: "comment-ca-marche", type: "page", lang: "fr-ca" }],
      data: {
        hero: { url: image, alt: null, copyright: null },
        more: locks,
        gone: { isBroken: true, url: "/error/" },
        slices: [{ id: expect.stringMatching(/^hero\$/), primary: { cta: locks }, items: [] }],
      },
    });
    expect((await fetch(`${image}?auto=compress,format&w=100`)).headers.get("content-type")).toBe("image/svg+xml");
    expect(await (await fetch(page.href)).json()).toMatchObject({ results: [{ id: "how-en" }] });
  });

  test("is limited to the fields of fetch, and its links contain those of fetchLinks", async () => {
    const fetched = await connect().getByID("how-en", { fetch: ["page.title", "page.more"] });
    expect(Object.keys(fetched.data)).toEqual(["title", "more"]);
    const linked = await connect().getByID("how-en", { fetchLinks: "page.title" });
    expect(linked.data.more.data.title[0].text).toBe("Locks");
  });
});
