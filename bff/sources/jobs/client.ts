import type { z } from "zod";
import { isByHand } from "#shared/forms/address.ts";
import type { Application } from "#shared/forms/application.ts";
import type { ContactMessage } from "#shared/forms/contact.ts";
import type { FieldError, FieldErrorCode } from "#shared/forms/errors.ts";
import type { ResumeKind } from "#shared/forms/resume.ts";
import { SourceError } from "../../lib/errors";
import type { Http } from "../../lib/http";
import { createMultipart } from "#shared/multipart.ts";
import { applicationPayload, messagePayload, refusalPayload } from "./payload";
import { OUR_NAMES, OUR_NAMES_BY_HAND, toFields } from "./toFields";

export const JOBS = "jobs";

/** A résumé that is still arriving, whose type is known already. */
interface Resume {
  kind: ResumeKind;
  chunks: AsyncIterable<Uint8Array>;
}

/** The result of a form: accepted under a reference, or refused with errors of its fields. */
export type Receipt = { reference: string } | { errors: readonly FieldError[] };

/** The upstream for applications and messages. The same key submits a form once, however often it is sent. */
export interface JobsSource {
  /** `resume` is null if it comes later. */
  apply(application: Application, resume: Resume | null, key: string): Promise<Receipt>;
  sendMessage(message: ContactMessage, lang: string, key: string): Promise<Receipt>;
}

interface Deps {
  baseUrl: string;
  /** For requests that are sent whole. */
  http: Http;
  /** For uploads, which take as long as the visitor's connection needs. */
  uploadHttp: Http;
}

/** Milliseconds that the upstream may take to respond once it has all of an upload. */
const ANSWER_MS = 10_000;

const FILE_TYPES: Record<ResumeKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Creates the client of the job-submission form API (docs/jobs-api.yaml). */
export function createJobsSource({ baseUrl, http, uploadHttp }: Deps): JobsSource {
  // A body of FormData has its own content type.
  const headersWith = (key: string, contentType?: string) => ({
    accept: "application/json",
    ...(contentType && { "content-type": contentType }),
    "idempotency-key": key,
  });
  return {
    async apply(application, resume, key) {
      const toApplicationReceipt = (response: Response) =>
        toReceipt(
          response,
          applicationPayload.transform(({ applicationId }) => applicationId),
          isByHand(application) ? OUR_NAMES_BY_HAND : OUR_NAMES,
        );
      if (!resume) {
        const body = new FormData();
        for (const [name, value] of Object.entries(toFields(application))) body.append(name, value);
        return toApplicationReceipt(await http.fetch(`${baseUrl}/applications`, { method: "POST", headers: headersWith(key), body }));
      }
      const { kind, chunks } = resume;
      const ended = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timed = async function* () {
        yield* chunks;
        timer = setTimeout(() => ended.abort(lateAnswer()), ANSWER_MS);
      };
      const { contentType, body } = createMultipart(toFields(application), {
        field: "resume",
        name: `resume.${kind}`,
        type: FILE_TYPES[kind],
        chunks: timed(),
      });
      try {
        const init = { method: "POST", headers: headersWith(key, contentType), body, duplex: "half", signal: ended.signal };
        return await toApplicationReceipt(await uploadHttp.fetch(`${baseUrl}/applications`, init));
      } finally {
        clearTimeout(timer);
        // When the response came before the end of the upload, the rest is not sent.
        ended.abort();
      }
    },

    async sendMessage({ name, email, phone, topic, message }, lang, key) {
      const headers = headersWith(key, "application/json");
      const filled = Object.fromEntries(Object.entries({ name, email, phone, topic, message, lang }).filter(([, value]) => value !== ""));
      const response = await http.fetch(`${baseUrl}/messages`, { method: "POST", headers, body: JSON.stringify(filled) });
      return toReceipt(
        response,
        messagePayload.transform(({ messageId }) => messageId),
      );
    },
  };
}

async function toReceipt(response: Response, payload: z.ZodType<string>, names = OUR_NAMES): Promise<Receipt> {
  if (response.ok) {
    const { data } = payload.safeParse(await response.json().catch(() => null));
    if (data !== undefined) return { reference: data };
    throw new SourceError(`Invalid receipt on URL ${response.url}`, { source: JOBS, code: "UPSTREAM_BAD_PAYLOAD" });
  }
  const errors = await readRefusal(response, names);
  if (errors.length > 0) return { errors };
  throw new SourceError(`Unexpected status code [${response.status}] on URL ${response.url}`, {
    source: JOBS,
    code: "UPSTREAM_STATUS",
    status: response.status,
  });
}

const REFUSALS: Readonly<Record<number, FieldErrorCode>> = { 400: "REFUSED", 413: "FILE_TOO_LARGE", 415: "WRONG_FILE_TYPE" };

/** Returns the fields that the upstream refuses. Its messages are not passed on: they may repeat what was typed. */
async function readRefusal(response: Response, names: Readonly<Record<string, string>>): Promise<FieldError[]> {
  const code = REFUSALS[response.status];
  const { data } = refusalPayload.safeParse(await response.json().catch(() => null));
  if (!code || !data) return [];
  const fields = new Set(data.errors.flatMap(({ field }) => (Object.hasOwn(names, field) ? names[field]! : [])));
  return [...fields].map((field) => ({ field, code: field === "resume" ? code : "REFUSED" }));
}

function lateAnswer(): SourceError {
  return new SourceError("No answer to an upload in time", { source: JOBS, code: "UPSTREAM_TIMEOUT" });
}
