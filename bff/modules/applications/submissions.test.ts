import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { SNIFF_BYTES } from "#shared/forms/resume.ts";
import { application, resumeFile } from "#tests/support/application.ts";
import { badInput, SourceError } from "../../lib/errors";
import type { JobsSource } from "../../sources/jobs/client";
import { createSubmissions } from "./submissions";
import { Upload } from "./upload";

/** An upstream that reports every error while sending as unreachable, as fetch does when a body ends too soon. */
const jobs: JobsSource = {
  async apply(_form, resume) {
    try {
      await buffer(resume!.chunks);
      throw new Error("It is away");
    } catch (cause) {
      throw new SourceError("No answer", { source: "jobs", code: "UPSTREAM_UNREACHABLE", cause });
    }
  },
  sendMessage: async () => ({ reference: "7QK2-9XMD" }),
};

/** Returns the outcome of an application whose file has this many bytes, after which the upload may break off. */
async function applyWith(bytes: number, breaksOff: boolean): Promise<unknown> {
  const file = Buffer.from(await resumeFile("pdf", bytes).arrayBuffer());
  async function* chunks() {
    yield file;
    if (breaksOff) throw badInput("The form has broken off.");
  }
  const sender = { charge: async () => {}, key: crypto.randomUUID() };
  return createSubmissions({ jobs }).apply(application(), new Upload(chunks()), sender, async () => false);
}

it.each([10, SNIFF_BYTES, 300_000])(
  "an upload that breaks off after %i bytes fails with that error, and is not counted as an outage",
  async (bytes) => {
    await expect(applyWith(bytes, true)).rejects.toThrow("The form has broken off.");
    await expect(applyWith(bytes, false)).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
  },
);
