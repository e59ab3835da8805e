import type { MessageTopic } from "../../forms/contact";
import type { FieldErrorCode } from "../../forms/errors";
import type { Trade } from "../../forms/application";
import { english } from "./forms.en-us";
import { french } from "./forms.fr-ca";
import type { Lang } from "./languages";

/** A field's own words. */
export interface FieldWords {
  label: string;
  help?: string;
}

/** The sentences of forms. Apart from messages.ts, of which a browser would load all. */
export interface FormWords {
  errors: Record<FieldErrorCode, string>;
  /** Of a field by its name, where the general one says too little. */
  missing: Partial<Record<string, string>>;
  toFix(count: number): string;
  optional: string;
  leaveEmpty: string;
  chooseFile: string;
  fileAgain: string;
  whichAddress: string;
  noAddress(typed: string): string;
  addresses: string;
  silentList: string;
  options(count: number): string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  faults: { failed: string; silent: string; offline: string; often(seconds: number): string; unsure: string };
  call: string;
  next: string;
  back: string;
  send: string;
  sending: string;
  stepOf(step: number, steps: number): string;
  done: string;
  kept: string;
  application: {
    steps: readonly [string, string, string, string];
    fields: Record<"firstName" | "lastName" | "email" | "phone" | "address" | "experienceYears" | "trades" | "availableFrom" | "message" | "resume" | "consent", FieldWords>;
    trades: Record<Trade, string>;
    consent: string;
    send: string;
    thanks: string;
    thanksNext: string;
  };
  contact: {
    fields: Record<"name" | "email" | "phone" | "topic" | "message", FieldWords>;
    topics: Record<MessageTopic, string>;
    pickTopic: string;
    send: string;
    thanks: string;
    thanksNext: string;
  };
  reference: string;
  another: string;
}

const WORDS: Record<Lang, FormWords> = { "en-us": english, "fr-ca": french };

/** The sentences of forms in one language. */
export function formWords(lang: Lang): FormWords {
  return WORDS[lang];
}

/** What is wrong with a field, in words. */
export function errorText({ field, code }: { field: string; code: FieldErrorCode }, lang: Lang): string {
  const words = formWords(lang);
  return (code === "required" ? words.missing[field] : undefined) ?? words.errors[code];
}
