import type { FieldErrorCode } from "#shared/forms/errors.ts";
import { english } from "./forms.en-us";
import { french } from "./forms.fr-ca";
import type { FieldWords, FormWords } from "./forms.types";
import type { Lang } from "./languages";

const WORDS: Record<Lang, FormWords> = { "en-us": english, "fr-ca": french };

/** Returns the messages of forms in a language. */
export function formWords(lang: Lang): FormWords {
  return WORDS[lang];
}

/** Returns the message of a field's error, for display beside the field. */
export function errorText({ field, code }: { field: string; code: FieldErrorCode }, lang: Lang): string {
  const words = formWords(lang);
  return (code === "REQUIRED" ? words.missing[field] : undefined) ?? words.errors[code];
}

/** Returns the message of a field's error for the summary: generic messages are preceded by the field's label. */
export function summaryText(error: { field: string; code: FieldErrorCode }, form: "application" | "contact", lang: Lang): string {
  const text = errorText(error, lang);
  const words = formWords(lang);
  const fields: Partial<Record<string, FieldWords>> = words[form].fields;
  const label = fields[error.field]?.label;
  const isOfField = (error.code === "REQUIRED" && words.missing[error.field] !== undefined) || !OF_ANY_FIELD.includes(error.code);
  if (isOfField || !label) return text;
  return `${label}${label.endsWith("?") ? "" : words.colon} ${text}`;
}

const OF_ANY_FIELD: readonly FieldErrorCode[] = [
  "REQUIRED",
  "TOO_LONG",
  "INVALID_NUMBER",
  "CHOOSE_ONE",
  "INVALID_DATE",
  "DATE_OUT_OF_RANGE",
  "REFUSED",
];
