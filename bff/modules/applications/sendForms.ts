import type { ContactMessageInput, JobApplicationInput } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { Receipt } from "../../sources/jobs/client";
import { isKnownAddress } from "./isKnownAddress";
import type { Upload } from "./upload";

/** The arguments of a mutation that sends an application. */
export interface ApplicationForm {
  input: JobApplicationInput;
  resume?: Upload | null;
  key: string;
}

/** The arguments of a mutation that sends a message. */
export interface MessageForm {
  input: ContactMessageInput;
  key: string;
  lang: string;
}

/** Sends an application for the visitor of a request. */
export function sendApplication({ input, resume, key }: ApplicationForm, { submissions, charges, loaders }: Context): Promise<Receipt> {
  return submissions.apply(input, resume, { charge: charges.submission, key }, (application) => isKnownAddress(application, loaders));
}

/** Sends a contact message for the visitor of a request. */
export function sendMessage({ input, key, lang }: MessageForm, { submissions, charges }: Context): Promise<Receipt> {
  return submissions.sendMessage(input, lang, { charge: charges.submission, key });
}
