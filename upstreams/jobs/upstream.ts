import { randomUUID } from "node:crypto";
import type { Fault } from "../lib/faults";
import { BodyTooLarge, toJsonReply, type Call } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { checkApplication, createTooLarge, Refusal, type FieldError } from "./application";

// Five megabytes of résumé, and room for the rest of the form.
const maxBodyBytes = 5 * 1024 * 1024 + 256 * 1024;

const toErrorReply = (
  status: number,
  errors: readonly FieldError[],
  headers?: Record<string, string>,
) => toJsonReply(status, { errors }, headers);
const inGeneral = (message: string): FieldError[] => [{ field: "form", message }];

/** The job-submission form: takes applications, and keeps nothing of them but counts and sizes. */
export function createJobsUpstream(): Upstream {
  const createCounts = () => ({
    accepted: 0,
    refused: {} as Record<number, number>,
    resumeBytes: [] as number[],
  });
  let counts = createCounts();
  return {
    ledger: {
      read: () => ({ applications: counts }),
      clear() {
        counts = createCounts();
      },
    },
    faultReplies: {
      "429": (fault) =>
        toErrorReply(429, inGeneral("Too many requests"), toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toErrorReply(status, inGeneral("Unavailable")),
    },
    async handle(call) {
      if (call.path !== "/applications")
        return toErrorReply(404, inGeneral(`Nothing at ${call.path}`));
      if (call.method !== "POST") {
        return toErrorReply(405, inGeneral(`${call.method} is not allowed`), { allow: "POST" });
      }
      try {
        const bytes = await checkApplication(await readForm(call));
        counts.accepted += 1;
        counts.resumeBytes.push(bytes);
        return toJsonReply(201, { applicationId: randomUUID() });
      } catch (error) {
        const refusal = error instanceof BodyTooLarge ? createTooLarge() : error;
        if (!(refusal instanceof Refusal)) throw error;
        counts.refused[refusal.status] = (counts.refused[refusal.status] ?? 0) + 1;
        return toErrorReply(refusal.status, refusal.errors);
      }
    },
  };
}

async function readForm({ headers, query, readBytes }: Call): Promise<FormData> {
  const contentType = headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal(415, inGeneral("The body must be multipart/form-data"));
  }
  const [unknown] = query.keys();
  if (unknown !== undefined)
    throw new Refusal(400, inGeneral(`Unknown query parameter: ${unknown}`));
  const body = await readBytes(maxBodyBytes);
  try {
    return await new Response(new Uint8Array(body), {
      headers: { "content-type": contentType },
    }).formData();
  } catch {
    throw new Refusal(400, inGeneral("The body is no complete form"));
  }
}
