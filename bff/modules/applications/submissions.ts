import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { type Application, applicationSchema } from "../../../forms/application";
import { contactSchema } from "../../../forms/contact";
import { check, type FieldErrorCode } from "../../../forms/errors";
import { badInput } from "../../lib/errors";
import { createOnce } from "../../lib/once";
import type { JobsSource, Receipt } from "../../sources/jobs/client";
import { openResume } from "./openResume";
import type { Upload } from "./upload";

/** For how long a key files a thing once. */
const KEY_MS = 24 * 60 * 60 * 1000;

interface Sender {
  /** Takes one of some form from what the visitor may send; throws where nothing is left. */
  charge(form: string): Promise<void>;
  /** Made by the client. */
  key: string;
}

/** Takes what visitors send, for all requests of this process. */
export interface Submissions {
  /** `isKnownAddress` says of an address that was typed by hand whether it has to be chosen from the list after all. */
  apply(input: unknown, resume: Upload, sender: Sender, isKnownAddress: (application: Application) => Promise<boolean>): Promise<Receipt>;
  sendMessage(input: unknown, lang: string, sender: Sender): Promise<Receipt>;
}

interface Deps {
  jobs: JobsSource;
  now?: () => number;
}

/** Checks, limits and sends what visitors send, each of it once. */
export function createSubmissions({ jobs, now }: Deps): Submissions {
  const once = createOnce<Receipt>({ ttlMs: KEY_MS, now });

  async function submit<T extends { website: string }>(
    kind: string,
    schema: z.ZodType<T>,
    input: unknown,
    { charge, key }: Sender,
    send: (data: T) => Promise<Receipt>,
  ): Promise<Receipt> {
    checkKey(key);
    const { data, errors } = check(schema, input);
    if (data === null) return { errors };
    // Answered as if it were taken: a program that learns nothing goes elsewhere.
    if (data.website !== "") return { reference: inventReference() };
    // Where the first attempt breaks off, this one is made in its place.
    const known = await once.find(`${kind} ${key}`)?.catch(() => undefined);
    if (known) return known;
    await charge(kind);
    return once.run(
      `${kind} ${key}`,
      () => send(data),
      (receipt) => "reference" in receipt,
    );
  }

  return {
    async apply(input, resume, sender, isKnownAddress) {
      const stream = await streamOf(resume);
      let drain: () => Promise<void> = async () => void stream.resume();
      try {
        return await submit("application", applicationSchema, input, sender, async (application) => {
          if (await isKnownAddress(application)) return refused("address", "chooseAddress");
          const opened = await openResume(stream);
          const { kind, isEmpty, chunks, fault, cut } = opened;
          drain = opened.drain;
          if (isEmpty) return refused("resume", "required");
          if (!kind) return refused("resume", "wrongFileType");
          try {
            return await jobs.apply(application, { kind, chunks }, sender.key);
          } catch (error) {
            const code = fault();
            if (code) return refused("resume", code);
            // Who has stopped their upload is no outage of the upstream.
            throw cut() ?? error;
          }
        });
      } finally {
        // A body that is not read would hold the connection for ever. The answer need not wait for it.
        void drain().catch(() => {});
      }
    },
    sendMessage: (input, lang, sender) =>
      submit("message", contactSchema, input, sender, (message) => jobs.sendMessage(message, lang, sender.key)),
  };
}

async function streamOf(resume: Upload): Promise<Readable> {
  try {
    return (await resume).createReadStream();
  } catch {
    throw badInput("resume is missing: send it as the one file of a multipart request, and name it once.");
  }
}

function refused(field: string, code: FieldErrorCode): Receipt {
  return { errors: [{ field, code }] };
}

function checkKey(key: string): void {
  if (!/^[\w-]{16,64}$/.test(key))
    throw badInput("key must have 16 to 64 characters, all of them letters, digits, - or _: a UUID will do.");
}

// Of the same shape as a real one.
function inventReference(): string {
  return randomBytes(6)
    .toString("hex")
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1-");
}
