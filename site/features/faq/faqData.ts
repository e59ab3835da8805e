import { asText, type RichTextField } from "@prismicio/client";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";

interface Question {
  question: string | null;
  answer: RichTextField | null;
}

/** A page of many questions as search engines read it; null where none has an answer. */
export function faqPageData(questions: readonly Question[]): StructuredData | null {
  const mainEntity = questions.flatMap((one) => questionData(one) ?? []);
  return mainEntity.length > 0 ? { "@type": "FAQPage", mainEntity } : null;
}

/** The page of one question; null where it has no answer yet. */
export function qaPageData(question: Question): StructuredData | null {
  const data = questionData(question);
  return data && { "@type": "QAPage", mainEntity: { ...data, answerCount: 1 } };
}

function questionData({ question, answer }: Question): StructuredData | null {
  const text = answer ? asText(answer, { separator: "\n" }).trim() : "";
  return question && text ? { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } } : null;
}
