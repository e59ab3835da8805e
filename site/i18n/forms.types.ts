import type { TypedPart } from "#shared/forms/address.ts";
import type { Trade } from "#shared/forms/application.ts";
import type { MessageTopic } from "#shared/forms/contact.ts";
import type { FieldErrorCode } from "#shared/forms/errors.ts";

/** The texts of a field. */
export interface FieldWords {
  label: string;
  help?: string;
}

/** Messages of forms. Separate from messages.ts, so that browsers load only these. */
export interface FormWords {
  errors: Record<FieldErrorCode, string>;
  /** Specific messages for missing values, by field name. */
  missing: Partial<Record<string, string>>;
  /** Between a field's label and its error. */
  colon: string;
  toFix(count: number): string;
  optional: string;
  leaveEmpty: string;
  chooseFile: string;
  fileAgain: string;
  whichAddress: string;
  /** Names the choice of an address that is not in the list. */
  notListed: string;
  addresses: string;
  /** Why there is no complete address (site/forms/addressAutocomplete.ts). */
  addressFaults: { unlisted: string; silent: string; limited: string; lost: string; partial: string };
  /** The button to type the address, and the note above its fields. */
  typeAddress: string;
  typedAddress: { whole: string; partial: string };
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
  /** Progress of an upload in percent. */
  sent(percent: number): string;
  allSent: string;
  stop: string;
  stepOf(step: number, steps: number): string;
  done: string;
  kept: string;
  /** To a visitor who returns: what was typed is still on this device, and the ways on. */
  draftIsBack: string;
  continueDraft: string;
  startOver: string;
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
