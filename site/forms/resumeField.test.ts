import { expect, it, vi } from "vitest";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { BEGINNINGS, resumeFile } from "#tests/support/application.ts";
import { findResumeError } from "./resumeField";

it("the type of a file is found by its bytes, by all of them if the first are ambiguous", async () => {
  const kinds = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  const faults = await Promise.all(kinds.map((kind) => findResumeError(resumeFile(kind, 100_000, "resume.doc"))));
  expect(kinds.filter((_, index) => !faults[index])).toEqual(["pdf", "doc", "docx"]);
  expect(new Set(faults)).toEqual(new Set([null, "WRONG_FILE_TYPE"]));
});

it("no file or an empty file has no type error", async () => {
  for (const file of [undefined, new File([], "resume.pdf")]) expect(await findResumeError(file)).toBeNull();
});

it("a file that is too large is found by its size, and not read", async () => {
  const file = resumeFile("msi", MAX_RESUME_BYTES + 1);
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  expect(await findResumeError(file)).toBe("FILE_TOO_LARGE");
  expect(read).not.toHaveBeenCalled();
});
