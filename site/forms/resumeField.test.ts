import { expect, it, vi } from "vitest";
import { MAX_RESUME_BYTES } from "../../forms/resume";
import { BEGINNINGS, resumeFile } from "../../tests/support/application";
import { findResumeError } from "./resumeField";

it("a file is told by its own bytes, all of them where its first say too little", async () => {
  const kinds = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  const faults = await Promise.all(kinds.map((kind) => findResumeError(resumeFile(kind, 100_000, "resume.doc"))));
  expect(kinds.filter((_, index) => !faults[index])).toEqual(["pdf", "doc", "docx"]);
  expect(new Set(faults)).toEqual(new Set([null, "wrongFileType"]));
});

it("none at all, or one without a byte, is no fault of the kind", async () => {
  for (const file of [undefined, new File([], "resume.pdf")]) expect(await findResumeError(file)).toBeNull();
});

it("one that is too large is told by its size, and not read", async () => {
  const file = resumeFile("msi", MAX_RESUME_BYTES + 1);
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  expect(await findResumeError(file)).toBe("fileTooLarge");
  expect(read).not.toHaveBeenCalled();
});
