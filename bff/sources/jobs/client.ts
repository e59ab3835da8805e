import type { z } from "zod";
import { isByHand } from "../../../forms/address";
import type { Application } from "../../../forms/application";
import type { ContactMessage } from "../../../forms/contact";
import type { FieldError, FieldErrorCode } from "../../../forms/errors";
import type { ResumeKind } from "../../../forms/resume";
import { SourceError } from "../../lib/errors";
import type { Http } from "../../lib/http";
import { createMultipart } from "./multipart";
import { applicationPayload, messagePayload, refusalPayload } from "./payload";
import { OUR_NAMES, OUR_NAMES_BY_HAND, toFields } from "./toFields";

export const JOBS = "jobs";

/** A résumé on its way: what kind it is has been seen already. */
interface Resume {
  kind: ResumeKind;
  chunks: AsyncIterable<Uint8Array>;
}

/** What became of a form: it was taken, under a reference, or fields of it were refused. */
export type Receipt = { reference: string } | { errors: readonly FieldError[] };

/** Where applications and messages go. The same key files the same thing once, however often it is sent. */
export interface JobsSource {
  apply(application: Application, resume: Resume, key: string): Promise<Receipt>;
  sendMessage(message: ContactMessage, lang: string, key: string): Promise<Receipt>;
}

interface Deps {
  baseUrl: string;
  /** For what is answered as soon as it is asked. */
  http: Http;
  /** For uploads, which take as long as the visitor's line does. */
  uploadHttp: Http;
}

/** Milliseconds that the upstream may take for its answer once it has all of an upload. */
const ANSWER_MS = 10_000;

const FILE_TYPES: Record<ResumeKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The job-submission form API (docs/jobs-api.yaml). */
export function createJobsSource({ baseUrl, http, uploadHttp }: Deps): JobsSource {
  return {
    async apply(application, { kind, chunks }, key) {
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
        const headers = { accept: "application/json", "content-type": contentType, "idempotency-key": key };
        const init = { method: "POST", headers, body, duplex: "half", signal: ended.signal };
        const names = isByHand(application) ? OUR_NAMES_BY_HAND : OUR_NAMES;
        return toReceipt(
          await uploadHttp.fetch(`${baseUrl}/applications`, init),
          applicationPayload.transform(({ applicationId }) => applicationId),
          names,
        );
      } finally {
        clearTimeout(timer);
        // Where the answer came before the end of the upload, the rest is not sent.
        ended.abort();
      }
    },

    async sendMessage({ name, email, phone, topic, message }, lang, key) {
      const headers = { accept: "application/json", "content-type": "application/json", "idempotency-key": key };
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
    throw new SourceError(`Unreadable receipt on URL ${response.url}`, { source: JOBS, code: "UPSTREAM_BAD_PAYLOAD" });
  }
  const errors = await readRefusal(response, names);
  if (errors.length > 0) return { errors };
  throw new SourceError(`Unexpected status code [${response.status}] on URL ${response.url}`, {
    source: JOBS,
    code: "UPSTREAM_STATUS",
    status: response.status,
  });
}

const REFUSALS: Readonly<Record<number, FieldErrorCode>> = { 400: "refused", 413: "fileTooLarge", 415: "wrongFileType" };

/** Which fields the upstream refuses. Its words stay here: they may repeat what was typed. */
async function readRefusal(response: Response, names: Readonly<Record<string, string>>): Promise<FieldError[]> {
  const code = REFUSALS[response.status];
  const { data } = refusalPayload.safeParse(await response.json().catch(() => null));
  if (!code || !data) return [];
  const fields = new Set(data.errors.flatMap(({ field }) => (Object.hasOwn(names, field) ? names[field]! : [])));
  return [...fields].map((field) => ({ field, code: field === "resume" ? code : "refused" }));
}

function lateAnswer(): SourceError {
  return new SourceError("No answer to an upload in time", { source: JOBS, code: "UPSTREAM_TIMEOUT" });
}
