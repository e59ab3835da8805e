import { asText, type RichTextField } from "@prismicio/client";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";

interface Question {
  question: string | null;
  answer: RichTextField | null;
}

/** Returns a FAQPage (schema.org); null when no question has an answer. */
export function faqPageData(questions: readonly Question[]): StructuredData | null {
  const mainEntity = questions.flatMap((one) => questionData(one) ?? []);
  return mainEntity.length > 0 ? { "@type": "FAQPage", mainEntity } : null;
}

function questionData({ question, answer }: Question): StructuredData | null {
  const text = answer ? asText(answer, { separator: "\n" }).trim() : "";
  return question && text ? { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } } : null;
}
