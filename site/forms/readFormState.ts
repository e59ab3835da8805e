import type { FormName, FormState } from "./formState";
import { findAnswer } from "./heldAnswers";

interface FormQuery {
  form?: FormName;
  sent?: string;
  answer?: string;
}

/** What a page is to show of a form, by its query; null where it is to show it empty. */
export function readFormState({ form, sent, answer }: FormQuery): FormState | null {
  if (answer) return findAnswer(answer);
  return form && sent ? { name: form, values: {}, errors: [], reference: sent } : null;
}
