import { createHash } from "node:crypto";
import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { addOperation, type SentOperations } from "./sentOperations";

test("lists queries and mutations by the hash of the text that the site prints, with quotes and backslashes, and returns the hash", () => {
  const sent: SentOperations = {};
  const documents = [
    parse(String.raw`query Page { find(text: "\" } \\") ...Part } fragment Part on Query { ok }`),
    parse("mutation Vote { vote }"),
  ];
  const hashes = documents.map((document) => addOperation(sent, document).hash);
  const texts = documents.map((document) => print(document));
  expect(hashes).toEqual(texts.map((text) => createHash("sha256").update(text).digest("hex")));
  expect(sent).toEqual({ [hashes[0]!]: { name: "Page", text: texts[0] }, [hashes[1]!]: { name: "Vote", text: texts[1] } });
});
