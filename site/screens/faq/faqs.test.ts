import type { RichTextField } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { neighboursOf } from "./neighboursOf";
import { faqPageData } from "../../parts/seo/faqData";
import type { Faq } from "./loadFaqs";

const faq = (id: string, topic: string | null, more: Partial<Faq["data"]> = {}, url: string | null = `/${id}/`): Faq =>
  ({ id, uid: id, url, data: { question: `${id}?`, answer: [], topic, ...more } }) as Faq;
const answer = (...texts: string[]) => texts.map((text) => ({ type: "paragraph", text, spans: [] })) as unknown as RichTextField;

const faqs = [
  faq("pay", "orders"),
  faq("keys", "kiosks"),
  faq("time", "kiosks"),
  faq("odd", "tomorrow"),
  faq("none", null),
  faq("cost", "locksmith"),
];
const ids = (group: readonly Faq[]) => group.map(({ id }) => id);

describe("the neighbours of a question", () => {
  const namesAround = (id: string) => {
    const { previous, next, related } = neighboursOf(faqs, id);
    return [previous?.id, next?.id, ids(related)];
  };

  it("are those before and after it across topics, and the others of its topic", () => {
    expect(namesAround("time")).toEqual(["keys", "cost", ["keys"]]);
    expect(namesAround("keys")).toEqual([undefined, "time", ["time"]]);
    expect(namesAround("none")).toEqual(["odd", undefined, ["odd"]]);
  });

  it("are none for a question that is not listed, and leave out those without text or page", () => {
    expect(namesAround("draft")).toEqual([undefined, undefined, []]);
    for (const odd of [faq("a", "kiosks", { question: "" }), faq("a", "kiosks", {}, null)])
      expect(neighboursOf([odd], "a")).toEqual({ related: [] });
  });
});

describe("structured data", () => {
  const question = { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because.\nOf that." } };
  const filled = { question: "Why?", answer: answer("Because.", "Of that.") };

  it("names questions with their answers as plain text", () => {
    expect(faqPageData([filled, { question: "And?", answer: null }, { question: null, answer: answer("x") }])).toEqual({
      "@type": "FAQPage",
      mainEntity: [question],
    });
  });

  it("is left out without an answer", () => {
    expect(faqPageData([{ question: "Why?", answer: answer(" ") }])).toBeNull();
    expect(faqPageData([])).toBeNull();
  });
});
