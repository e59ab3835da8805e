import type { Content } from "@prismicio/client";
import { copyGuideWords, type Verdict } from "#site/i18n/copyGuide.ts";
import type { Priced } from "#site/i18n/prices.ts";
import type { SliceContext } from "../sliceProps";

type AnswerFields = Pick<Content.CopyGuideSlice["primary"], "answer_yes" | "answer_maybe" | "answer_no">;

interface AnswerProps {
  fields: AnswerFields;
  verdict: Verdict | undefined;
  /** What the price is of. */
  priced: Priced;
  context: SliceContext;
}

/** Returns an answer in the editor's words, a yes with the price; in ours where the editor has none. Null without a verdict. */
export function answerText({ fields, verdict, priced, context: { lang, prices } }: AnswerProps): string | null {
  if (!verdict) return null;
  const { answer_yes, answer_maybe, answer_no } = fields;
  const defaultText = copyGuideWords(lang).verdicts[verdict];
  if (verdict === "none") return answer_no || defaultText;
  if (verdict === "depends") return answer_maybe || defaultText;
  const price = prices?.[priced]?.text;
  return [answer_yes || defaultText, price].filter(Boolean).join(", ");
}
