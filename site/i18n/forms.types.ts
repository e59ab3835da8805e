import type { TypedPart } from "../../forms/address";
import type { Trade } from "../../forms/application";
import type { MessageTopic } from "../../forms/contact";
import type { FieldErrorCode } from "../../forms/errors";

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
  /** Between a field's label and what is said of it. */
  colon: string;
  toFix(count: number): string;
  optional: string;
  leaveEmpty: string;
  chooseFile: string;
  fileAgain: string;
  whichAddress: string;
  noAddress(typed: string): string;
  addresses: string;
  /** Why there is no whole address (site/forms/addressAutocomplete.ts). */
  addressFaults: { silent: string; limited: string; lost: string; partial: string };
  /** The way on from there, and what stands above what is typed then. */
  typeAddress: string;
  typedAddress: { silent: string; partial: string };
  backToList: string;
  pickRegion: string;
  options(count: number): string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  faults: { failed: string; silent: string; offline: string; often(seconds: number): string; unsure: string; stopped: string };
  call: string;
  next: string;
  back: string;
  send: string;
  sending: string;
  /** Of a file on its way, in percent. */
  sent(percent: number): string;
  allSent: string;
  stop: string;
  stepOf(step: number, steps: number): string;
  done: string;
  kept: string;
  application: {
    steps: readonly [string, string, string, string];
    fields: Record<
      | "firstName"
      | "lastName"
      | "email"
      | "phone"
      | "address"
      | TypedPart
      | "experienceYears"
      | "trades"
      | "availableFrom"
      | "message"
      | "resume"
      | "consent",
      FieldWords
    >;
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
