import { expect, it } from "vitest";
import { findFault } from "./measure";
import type { Reader } from "./reader";
import { readers } from "./readers";

const names = [...new Set(readers.map(({ file, name }) => `${file} ${name}`))];

it.each(names)("%s takes at most 2.5 times as long for twice the text", async (functionName) => {
  const rows = readers.filter(({ file, name }) => `${file} ${name}` === functionName);
  for (const row of rows) expect(await findFault(row)).toBeNull();
});

it("a reader that takes quadratic time is found", async () => {
  const quadratic: Reader = {
    name: "looksLikeFile",
    file: "none",
    maxLength: 4096,
    inputs: (length) => [`/${".".repeat(length)}/`],
    read: (path) => /\.[^/]*$/.test(path),
  };
  expect(await findFault(quadratic)).toMatchObject({ reader: "looksLikeFile", text: expect.stringMatching(/^\/\.\.\./) });
});
