import { expect, it, vi } from "vitest";
import { MAX_RESUME_BYTES } from "../../forms/resume";
import { BEGINNINGS, resumeFile } from "../../tests/support/application";
import { isWrongKind } from "./resumeField";

it("a file is told by its own bytes, all of them where its first say too little", async () => {
  const kinds = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  const wrong = await Promise.all(kinds.map((kind) => isWrongKind(resumeFile(kind, 100_000, "resume.doc"))));
  expect(kinds.filter((_, index) => !wrong[index])).toEqual(["pdf", "doc", "docx"]);
});

it("none at all is no wrong one", async () => {
  for (const file of [undefined, new File([], "resume.pdf")]) expect(await isWrongKind(file)).toBe(false);
});

it("one that is too large is told by its size, and not read", async () => {
  const file = resumeFile("msi", MAX_RESUME_BYTES + 1);
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  expect(await isWrongKind(file)).toBe(false);
  expect(read).not.toHaveBeenCalled();
});
