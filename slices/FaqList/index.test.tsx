import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import FaqList from ".";

const mocks = readSliceMocks("FaqList") as unknown as Content.FaqListSlice[];
const [long, short, topics] = mocks as [Content.FaqListSliceDefault & Content.FaqListSlice, Content.FaqListSlice, Content.FaqListSlice];

type ChosenList = Content.FaqListSlice & { variation: "default" | "short" };

/** A slice with live data: undefined without any, null for a source that failed. */
function render(slice: Content.FaqListSlice, questions?: FaqEntryFragment[] | null, lang: Lang = "en-us"): string {
  return renderToStaticMarkup(<FaqList slice={questions === undefined ? slice : { ...slice, questions }} context={{ lang }} />);
}

const words = (text: string): FaqEntryFragment["data"]["answer"] => [{ type: "paragraph", text, spans: [] }];
const question = (
  id: string,
  data: Partial<FaqEntryFragment["data"]> = {},
  url: string | null = `/frequently-asked-questions/${id}/`,
): FaqEntryFragment => ({
  id,
  type: "faq",
  url,
  data: { question: `${id}?`, answer: words(`Answer to ${id}.`), topic: "kiosks", ...data },
});
const withoutTopic = (slice: Content.FaqListSlice) => ({ ...slice, primary: { ...slice.primary, topic: null } }) as Content.FaqListSlice;
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const headingsIn = (html: string, level: number) => [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)<`, "g"))].map(([, text]) => text);
const questionsIn = (html: string) => [...html.matchAll(/([a-z]+)\?<(span|svg)/g)].map(([, id]) => id);

describe.each([long, short] as ChosenList[])("the variation $variation", (slice) => {
  it("shows the questions in the given order, each with a link to its page", () => {
    const html = render(slice, [question("second"), question("first")]);
    expect(questionsIn(html)).toEqual(["second", "first"]);
    expect([...html.matchAll(/href="(\/freq[^"]*?)\/?"/g)].map(([, href]) => href)).toEqual([
      "/frequently-asked-questions/second",
      "/frequently-asked-questions/first",
    ]);
    expect(emptyTags(html)).toEqual([]);
  });

  it("has no topic headings when the editor chose one topic", () => {
    expect(headingsIn(render(slice, [question("a"), question("b", { topic: "orders" })]), 3)).toEqual([]);
  });

  it("groups questions of all topics in the order of topics, unknown topics last", () => {
    const all = [
      question("a", { topic: null }),
      question("b", { topic: "orders" }),
      question("c", { topic: "kiosks" }),
      question("d", { topic: "gossip" }),
      question("e", { topic: "orders" }),
    ];
    const html = render(withoutTopic(slice), all);
    expect(headingsIn(html, 3)).toEqual(["House keys and kiosks", "Paying, orders and receipts", "Everything else"]);
    expect(questionsIn(html)).toEqual(["c", "b", "e", "a", "d"]);
    expect(headingsIn(render(withoutTopic(slice), all, "fr-ca"), 3)).toEqual([
      "Clés de maison et bornes",
      "Paiement, commandes et reçus",
      "Tout le reste",
    ]);
  });

  it("has no topic heading for a single topic", () => {
    expect(headingsIn(render(withoutTopic(slice), [question("a"), question("b")]), 3)).toEqual([]);
  });

  it("skips no heading level without a title", () => {
    const html = render(emptied(slice, "null"), [question("a"), question("b", { topic: "orders" })]);
    expect(headingsIn(html, 2)).toEqual(["House keys and kiosks", "Paying, orders and receipts"]);
    expect(headingsIn(html, 3)).toEqual([]);
  });

  it("links to all questions when they failed to load", () => {
    expect(textOf(render(slice, null))).toMatch(/See all FAQs$/);
    expect(render(slice, null, "fr-ca")).toMatch(/href="\/fr-ca\/frequently-asked-questions\/?">Voir toute la FAQ</);
  });

  it("shows only its head without questions", () => {
    expect(textOf(render(slice, []))).toBe(textOf(render(slice, null)).replace(/ See all FAQs$/, ""));
  });

  it.each(["null", "empty"] as const)("renders nothing when all fields are %s and there are no questions", (kind) => {
    expect(render(emptied(slice, kind), [])).toBe("");
    expect(render(emptied(slice, kind), [question("a", { question: null })])).toBe("");
  });

  it.each([null, ""])("leaves out a question that is %j", (nothing) => {
    const html = render(slice, [question("a"), question("b", { question: nothing })]);
    expect(questionsIn(html)).toEqual(["a"]);
  });
});

describe("questions and answers", () => {
  it("open without JavaScript, with every answer in the HTML", () => {
    const html = render(long, [question("a"), question("b")]);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/<summary[^>]*>a\?/);
    expect(html).toContain("<p>Answer to a.</p>");
    expect(html).toContain("<p>Answer to b.</p>");
  });

  it("name the question in the label of a link to its page", () => {
    expect(render(long, [question("a")])).toContain('aria-label="Open as its own page: a?"');
    expect(render(long, [question("a")], "fr-ca")).toContain('aria-label="Ouvrir sur sa page\u00a0: a?"');
  });

  it.each([[null], [[] as []]])("leave out a question whose answer is %j", (answer) => {
    const html = render(long, [question("a", { answer }), question("b")]);
    expect(questionsIn(html)).toEqual(["b"]);
  });

  it("link to no page where a question has none", () => {
    const html = render(long, [question("a", {}, null)]);
    expect(html).toContain("Answer to a.");
    expect(html).not.toContain("Open as its own page");
  });

  it("escape editors' texts", () => {
    expect(render(long, [question("a", { answer: words("<script>alert(1)</script>") })])).not.toContain("<script");
  });
});

describe("questions alone", () => {
  it("show no answers", () => {
    expect(render(short, [question("a")])).not.toMatch(/<details|Answer to a/);
  });

  it("leave out questions without a page, and need no answer", () => {
    expect(questionsIn(render(short, [question("a", {}, null), question("b", { answer: null })]))).toEqual(["b"]);
  });
});

describe("all questions by topic", () => {
  const all = [
    question("a", { topic: null }),
    question("b", { topic: "orders" }),
    question("c", { topic: "kiosks" }),
    question("d", { topic: "kiosks", answer: [] }),
  ];
  const bare = emptied(topics, "null");

  it("has an anchor for each topic, and chips with counts that link there", () => {
    const html = render(topics, all);
    expect([...html.matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)<span[^>]*>(\d+)</g)].map(([, ...groups]) => groups)).toEqual([
      ["kiosks", "House keys and kiosks ", "1"],
      ["orders", "Paying, orders and receipts ", "1"],
      ["more", "Everything else ", "1"],
    ]);
    for (const id of ["kiosks", "orders", "more"])
      expect(html).toMatch(new RegExp(`<section id="${id}" aria-labelledby="${id}-title" class="topic"><h3 id="${id}-title"`));
    expect(questionsIn(html)).toEqual(["c", "b", "a"]);
    expect(html).toContain("Answer to c.");
  });

  it("has no chips for a single topic", () => {
    expect(render(topics, [question("a")])).not.toContain("<nav");
  });

  it("skips no heading level without a title, and follows the page's head directly", () => {
    const html = render(bare, all, "fr-ca");
    expect(headingsIn(html, 2)).toEqual(["Clés de maison et bornes", "Paiement, commandes et reçus", "Tout le reste"]);
    expect(html).toContain("headless");
  });

  it("says that they failed to load, and offers a reload, because no other page has them", () => {
    expect(textOf(render(bare, null))).toBe("The questions didn’t load. Try again");
    expect(render(bare, null)).toContain('<a href="?"');
  });
});

describe("the list of all topics", () => {
  it("is a navigation by topic with a name in each language", () => {
    const all = [question("a"), question("b", { topic: "orders" })];
    const nameIn = (lang: Lang) => /<nav aria-label="([^"]+)"/.exec(render(topics, all, lang))?.[1];
    expect(nameIn("en-us")).toMatch(/\w/);
    expect(nameIn("fr-ca")).toMatch(/\w/);
    expect(nameIn("fr-ca")).not.toBe(nameIn("en-us"));
  });
});
