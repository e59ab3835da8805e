import type { Fault } from "../lib/faults";
import { BodyTooLarge, toJsonReply, type Call, type Reply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { checkApplication, createTooLarge, Refusal, type FieldError } from "./application";
import { checkMessage } from "./message";
import { createReceipts } from "./receipts";

// Five megabytes of résumé, and room for the rest of the form.
const maxBodyBytes = 5 * 1024 * 1024 + 256 * 1024;

const toErrorReply = (status: number, errors: readonly FieldError[], headers?: Record<string, string>) =>
  toJsonReply(status, { errors }, headers);
const inGeneral = (message: string): FieldError[] => [{ field: "form", message }];

/** Creates the job form's upstream. It stores only counts, sizes and keys of applications and messages. */
export function createJobsUpstream(): Upstream {
  const createCounts = () => ({
    accepted: 0,
    repeated: 0,
    messages: 0,
    refused: {} as Record<number, number>,
    resumeBytes: [] as number[],
  });
  let counts = createCounts();
  const receipts = createReceipts();

  async function takeApplication(call: Call): Promise<Reply> {
    const key = keyOf(call);
    const bytes = await checkApplication(await readForm(call));
    const receipt = receipts.find(key);
    if (receipt) {
      counts.repeated += 1;
      return toJsonReply(200, { applicationId: receipt });
    }
    counts.accepted += 1;
    if (bytes > 0) counts.resumeBytes.push(bytes);
    return toJsonReply(201, { applicationId: receipts.issue(key) });
  }

  async function takeMessage(call: Call): Promise<Reply> {
    const key = keyOf(call);
    refuseQuery(call);
    if (!/^application\/json\s*(;|$)/i.test(call.headers["content-type"] ?? ""))
      throw new Refusal(415, inGeneral("The body must be application/json"));
    checkMessage(await call.readBody());
    const receipt = receipts.find(key);
    if (receipt) {
      counts.repeated += 1;
      return toJsonReply(200, { messageId: receipt });
    }
    counts.messages += 1;
    return toJsonReply(201, { messageId: receipts.issue(key) });
  }

  const takers: Readonly<Record<string, (call: Call) => Promise<Reply>>> = {
    "/applications": takeApplication,
    "/messages": takeMessage,
  };
  return {
    ledger: {
      read: () => ({ applications: counts }),
      clear() {
        counts = createCounts();
        receipts.clear();
      },
    },
    faultReplies: {
      "429": (fault) => toErrorReply(429, inGeneral("Too many requests"), toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toErrorReply(status, inGeneral("Unavailable")),
    },
    async handle(call) {
      const take = takers[call.path];
      if (!take) return toErrorReply(404, inGeneral(`Nothing at ${call.path}`));
      if (call.method !== "POST") {
        return toErrorReply(405, inGeneral(`${call.method} is not allowed`), { allow: "POST" });
      }
      try {
        return await take(call);
      } catch (error) {
        const refusal = error instanceof BodyTooLarge ? createTooLarge() : error;
        if (!(refusal instanceof Refusal)) throw error;
        counts.refused[refusal.status] = (counts.refused[refusal.status] ?? 0) + 1;
        return toErrorReply(refusal.status, refusal.errors);
      }
    },
  };
}

/** Returns the request's `Idempotency-Key`. Throws a `Refusal` if it is malformed. */
function keyOf({ headers }: Call): string | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\w-]{16,64}$/.test(key)) return key;
  throw new Refusal(400, inGeneral("Idempotency-Key must be 16 to 64 letters, digits, - or _"));
}

function refuseQuery({ query }: Call): void {
  const [unknown] = query.keys();
  if (unknown !== undefined) throw new Refusal(400, inGeneral(`Unknown query parameter: ${unknown}`));
}

async function readForm(call: Call): Promise<FormData> {
  const { headers, readBytes } = call;
  const contentType = headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal(415, inGeneral("The body must be multipart/form-data"));
  }
  refuseQuery(call);
  const body = await readBytes(maxBodyBytes);
  try {
    return await new Response(new Uint8Array(body), {
      headers: { "content-type": contentType },
    }).formData();
  } catch {
    throw new Refusal(400, inGeneral("The body is not a complete form"));
  }
}
