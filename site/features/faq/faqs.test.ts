import type { RichTextField } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { faqPageData } from "./faqData";
import type { Faq } from "./loadFaqs";
import { around, byTopic, toTopic } from "./topics";

const faq = (id: string, topic: string | null, more: Partial<Faq["data"]> = {}, url: string | null = `/${id}/`): Faq =>
  ({ id, uid: id, url, data: { question: `${id}?`, answer: [], topic, ...more } }) as Faq;
const answer = (...texts: string[]) => texts.map((text) => ({ type: "paragraph", text, spans: [] })) as unknown as RichTextField;

const faqs = [faq("pay", "orders"), faq("keys", "kiosks"), faq("time", "kiosks"), faq("odd", "tomorrow"), faq("none", null), faq("cost", "locksmith")];
const ids = (group: readonly Faq[]) => group.map(({ id }) => id);

describe("topics", () => {
  it("come in the site's order, each with its questions in the editor's; what has no known topic is last", () => {
    expect(byTopic(faqs).map(({ topic, faqs: own }) => [topic, ids(own)])).toEqual([
      ["kiosks", ["keys", "time"]],
      ["locksmith", ["cost"]],
      ["orders", ["pay"]],
      [null, ["odd", "none"]],
    ]);
  });

  it("leave out what has no question or no page", () => {
    expect(byTopic([faq("a", "kiosks", { question: "" }), faq("b", "kiosks", {}, null)])).toEqual([]);
  });

  it("are what the editor chose of those the site knows", () => {
    expect(["kiosks", "tomorrow", "", null, undefined].map(toTopic)).toEqual(["kiosks", null, null, null, null]);
  });
});

describe("the neighbours of a question", () => {
  const namesAround = (id: string) => {
    const { previous, next, related } = around(faqs, id);
    return [previous?.id, next?.id, ids(related)];
  };

  it("are those before and after it in the list, across topics, and the others of its own", () => {
    expect(namesAround("time")).toEqual(["keys", "cost", ["keys"]]);
    expect(namesAround("keys")).toEqual([undefined, "time", ["time"]]);
    expect(namesAround("none")).toEqual(["odd", undefined, ["odd"]]);
  });

  it("are none for a question that is not listed", () => {
    expect(namesAround("draft")).toEqual([undefined, undefined, []]);
  });
});

describe("structured data", () => {
  const question = { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because.\nOf that." } };
  const filled = { question: "Why?", answer: answer("Because.", "Of that.") };

  it("names questions with their answers as plain text", () => {
    expect(faqPageData([filled, { question: "And?", answer: null }, { question: null, answer: answer("x") }])).toEqual({ "@type": "FAQPage", mainEntity: [question] });
  });

  it("is left out where there is no answer", () => {
    expect(faqPageData([{ question: "Why?", answer: answer(" ") }])).toBeNull();
    expect(faqPageData([])).toBeNull();
  });
});
