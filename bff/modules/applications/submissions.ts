import { hash, randomBytes } from "node:crypto";
import { z } from "zod";
import { type Application, applicationSchema } from "#shared/forms/application.ts";
import { contactSchema } from "#shared/forms/contact.ts";
import { check, type FieldErrorCode } from "#shared/forms/errors.ts";
import type { Redis } from "#shared/redis/connection.ts";
import { createSharedResults } from "#shared/redis/results.ts";
import { badInput } from "../../lib/errors";
import { createOnce } from "../../lib/once";
import type { JobsSource, Receipt } from "../../sources/jobs/client";
import { openResume } from "./openResume";
import type { Upload } from "./upload";

/** Milliseconds for which a key submits a form only once. */
const KEY_MS = 24 * 60 * 60 * 1000;

/** The only receipts that are remembered. */
const accepted = z.object({ reference: z.string() });

interface Sender {
  /** Charges one submission of a form; throws when the visitor's budget is spent. */
  charge(form: string): Promise<void>;
  /** Created by the client. */
  key: string;
}

/** Accepts the forms of visitors, for all requests of this process. */
export interface Submissions {
  /** `isKnownAddress` returns whether an address that was typed by hand has to be chosen from the list after all. */
  apply(
    input: unknown,
    resume: Upload | null | undefined,
    sender: Sender,
    isKnownAddress: (application: Application) => Promise<boolean>,
  ): Promise<Receipt>;
  sendMessage(input: unknown, lang: string, sender: Sender): Promise<Receipt>;
}

interface Deps {
  jobs: JobsSource;
  /** With it, a form is submitted once by all processes together. */
  redis?: Redis;
  now?: () => number;
}

/** Creates the submissions: they validate, limit and send forms, each once per key. */
export function createSubmissions({ jobs, redis, now }: Deps): Submissions {
  const shared = redis && createSharedResults<Receipt>({ redis, name: "forms", schema: accepted, ttlMs: KEY_MS });
  const once = createOnce<Receipt>({ ttlMs: KEY_MS, shared, now });

  async function submit<T extends { website: string }>(
    kind: string,
    schema: z.ZodType<T>,
    input: unknown,
    { charge, key }: Sender,
    send: (data: T, id: string) => Promise<Receipt>,
  ): Promise<Receipt> {
    checkKey(key);
    const { data, errors } = check(schema, input);
    if (data === null) return { errors };
    // A program gets a normal answer: an error would make it try again differently.
    if (data.website !== "") return { reference: inventReference() };
    // With the content, so that another visitor who sends the same key does not get the receipt of this form.
    const id = hash("sha256", JSON.stringify([kind, key, data]), "base64url");
    // When the first attempt breaks off, this one replaces it.
    const earlier = await once.find(id).catch(() => undefined);
    if (earlier) return earlier;
    await charge(kind);
    return once.run(
      id,
      () => send(data, id),
      (receipt) => "reference" in receipt,
    );
  }

  return {
    async apply(input, resume, sender, isKnownAddress) {
      const file = resume?.read();
      return submit("application", applicationSchema, input, sender, async (application, id) => {
        if (await isKnownAddress(application)) return refused("address", "CHOOSE_ADDRESS");
        if (!file) return jobs.apply(application, null, id);
        const { kind, chunks, fault, cut } = await openResume(file);
        if (!kind) return refused("resume", "WRONG_FILE_TYPE");
        try {
          return await jobs.apply(application, { kind, chunks }, id);
        } catch (error) {
          const code = fault();
          if (code) return refused("resume", code);
          // A visitor who has stopped the upload is not an outage of the upstream.
          throw cut() ?? error;
        }
      });
    },
    sendMessage: (input, lang, sender) =>
      submit("message", contactSchema, input, sender, (message, id) => jobs.sendMessage(message, lang, id)),
  };
}

function refused(field: string, code: FieldErrorCode): Receipt {
  return { errors: [{ field, code }] };
}

function checkKey(key: string): void {
  if (!/^[\w-]{16,64}$/.test(key))
    throw badInput("key must have 16 to 64 characters, all of them letters, digits, - or _: a UUID will do.");
}

// Has the format of a real reference.
function inventReference(): string {
  return randomBytes(6)
    .toString("hex")
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1-");
}
