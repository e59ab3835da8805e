import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import type { PrismicDocument } from "@prismicio/client";
import { describe, expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";

const document = (type: string, id: string, data: object, lang = "en-us"): PrismicDocument =>
  pageDocument({ id, type, uid: id, lang, data: data as PrismicDocument["data"] });
const service = (id: string, key: string, lang?: string) => document("service_page", id, { service: key, card_title: id }, lang);
const question = (id: string, topic: string | null, display_order: number | null, lang?: string) =>
  document("faq", id, { question: `${id}?`, topic, display_order }, lang);

const PAGE = `query ($lang: LanguageCode! = EN_US) {
  page(path: "/", language: $lang) { ... on HomepageDocument { data { meta_title slices {
    ... on ServiceCardsSlice { services { id url data { card_title } } }
    ... on FaqListSlice { questions { id url data { question } } }
  } } } }
}`;

/** A BFF over a home page with these slices, in each language, and other documents. */
async function startWith(slices: object[], ...documents: PrismicDocument[]) {
  const fakes = createFakes();
  const home = (lang: string) => pageDocument({ id: `home-${lang}`, type: "homepage", lang, data: { meta_title: "Home", slices } });
  fakes.content.documents = [home("en-us"), home("fr-ca"), ...documents];
  const bff = await startBff(fakes);
  const ask = async (lang: Lang = "en-us") => {
    const { data, errors } = await bff.ask(PAGE, { lang: toLanguageCode(lang) });
    const { page } = data as { page: { data: { meta_title: string; slices: Record<string, { id: string; url: string }[] | null>[] } } };
    return { errors, title: page.data.meta_title, slices: page.data.slices };
  };
  return { fakes, ask, idsOf: async (lang?: Lang) => Object.values((await ask(lang)).slices[0]!)[0]!.map(({ id }) => id) };
}

describe("the services of a slice", () => {
  const all = [
    service("jobs", "become-locksmith"),
    service("car", "carKeys"),
    service("fob", "keyFobs"),
    service("lock", "locksmith"),
    service("key", "keyCopy"),
  ];

  test("have the fixed order of services, each with its page and its texts", async () => {
    const { ask } = await startWith([sliceJson("service_cards")], ...all);
    const { slices, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(slices[0]!.services!.map(({ id }) => id)).toEqual(["key", "fob", "car", "lock", "jobs"]);
    expect(slices[0]!.services![0]).toEqual({ id: "key", url: "/products/key/", data: { card_title: "key" } });
  });

  test("are in the language of the slice's page", async () => {
    const { idsOf } = await startWith([sliceJson("service_cards", {}, "compact")], ...all, service("cle", "keyCopy", "fr-ca"));
    expect(await idsOf("fr-ca")).toEqual(["cle"]);
    expect(await idsOf("en-us")).toEqual(["key", "fob", "car", "lock", "jobs"]);
  });
});

describe("the questions of a slice", () => {
  const all = [
    question("c", "kiosks", null),
    question("b", "car-keys", 20),
    question("a", "kiosks", 10),
    question("d", null, 5),
    question("e", "kiosks", 30),
  ];
  const list = (primary: object) => [sliceJson("faq_list", primary)];

  test("leave out one without words, which could not be a link", async () => {
    const { idsOf } = await startWith(list({}), ...all, document("faq", "blank", { question: null, topic: "kiosks", display_order: 1 }));
    expect(await idsOf()).not.toContain("blank");
  });

  test.each([
    ["of all topics, in the editor's order", { topic: null, limit: null }, ["d", "a", "b", "e", "c"]],
    ["of one topic", { topic: "kiosks" }, ["a", "e", "c"]],
    ["as many as the limit says, the first ones", { topic: "kiosks", limit: 2 }, ["a", "e"]],
    ["of all topics up to the limit", { limit: 3 }, ["d", "a", "b"]],
    ["all for a limit of zero", { topic: "kiosks", limit: 0 }, ["a", "e", "c"]],
    ["all for a negative limit", { topic: "kiosks", limit: -1 }, ["a", "e", "c"]],
    ["none of a topic without questions", { topic: "orders" }, []],
  ])("are those %s", async (_, primary, ids) => {
    const { idsOf } = await startWith(list(primary), ...all);
    expect(await idsOf()).toEqual(ids);
  });

  test("are in the language of the slice's page", async () => {
    const { idsOf } = await startWith(list({}), ...all, question("q", "kiosks", 1, "fr-ca"));
    expect(await idsOf("fr-ca")).toEqual(["q"]);
  });

  test("are all returned for content that is older than its model", async () => {
    const { primary: _, ...old } = sliceJson("faq_list");
    const { idsOf } = await startWith([old], ...all);
    expect(await idsOf()).toHaveLength(5);
  });
});

test("services and questions that fail leave the rest of the page as it is", async () => {
  const { fakes, ask } = await startWith(
    [sliceJson("service_cards"), sliceJson("faq_list")],
    service("key", "keyCopy"),
    question("a", "kiosks", 1),
  );
  const byIds = fakes.deps.sources.content.byIds;
  fakes.deps.sources.content.byIds = async (ids, ...rest) => {
    if (ids.some((id) => ["key", "a"].includes(id))) throw failureOf("content");
    return byIds(ids, ...rest);
  };
  const { title, slices, errors } = await ask();
  expect(title).toBe("Home");
  expect(slices).toEqual([{ services: null }, { questions: null }]);
  expect(errors?.map(({ path }) => path)).toEqual([
    ["page", "data", "slices", 0, "services"],
    ["page", "data", "slices", 1, "questions"],
  ]);
});
