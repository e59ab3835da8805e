import { expect, it } from "vitest";
import { joinDocuments, keysOfPublish, keysOfResponse, parseDocuments, printDocuments } from "./keys";

const ids = (count: number) => Array.from({ length: count }, (_, number) => `Z${number}`);

it("a response has a key for each version and each document", () => {
  const documents = joinDocuments(parseDocuments(printDocuments(new Set(["a", "b"]))), parseDocuments("b c"));
  expect(keysOfResponse(["content", "network"], documents)).toEqual(["content", "network", "d-a", "d-b", "d-c"]);
});

it("a response of no documents has the keys of its versions", () => {
  expect(keysOfResponse(["network"], parseDocuments(printDocuments(new Set())))).toEqual(["network"]);
});

it.each([
  ["too many documents", parseDocuments(printDocuments(new Set(ids(201))))],
  ["too many documents in two parts", joinDocuments(new Set(ids(150)), new Set(ids(300).slice(150)))],
  ["no header", parseDocuments(null)],
  ["an id that would end the header", parseDocuments(printDocuments(new Set(["a\r\nb"])))],
  ["an id that is too long", parseDocuments("a".repeat(33))],
  ["an id with a comma", parseDocuments("a,b")],
])("a response with %s has one key for all documents", (_, documents) => {
  expect(keysOfResponse(["content"], documents)).toEqual(["content", "many-documents"]);
});

it("the keys of a response fit into a header of 8 kB", () => {
  const documents = new Set(ids(200).map((id) => id.padEnd(32, "x")));
  expect(keysOfResponse(["content", "network"], documents)).toHaveLength(202);
  expect(keysOfResponse(["content", "network"], documents).join(" ").length).toBeLessThan(7_200);
});

it("a publish purges its documents, and what has too many to name them", () => {
  expect(keysOfPublish({ documents: ["a", "b"], changesIndex: false })).toEqual(["d-a", "d-b", "many-documents"]);
});

it.each([
  ["changes addresses", { documents: ["a"], changesIndex: true }],
  ["names no documents", { documents: [], changesIndex: false }],
  ["names many documents", { documents: ids(26), changesIndex: false }],
  ["names an id that is none", { documents: ["a b"], changesIndex: false }],
])("a publish that %s purges all content", (_, publish) => {
  expect(keysOfPublish(publish)).toEqual(["content"]);
});
