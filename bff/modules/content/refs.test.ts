import { expect, test } from "vitest";
import { chooseRef } from "./refs";

const root = {
  masterRef: "M1",
  languages: [],
  experiments: [
    {
      id: "e1",
      googleId: "G1",
      name: "Hero",
      variations: [
        { id: "v0", ref: "M1", label: "Base" },
        { id: "v1", ref: "X7~M1", label: "B" },
      ],
    },
    { id: "e2", googleId: null, name: "Not wired", variations: [{ id: "v0", ref: "X9~M1", label: "A" }] },
  ],
};
const experiment = { googleId: "G1", index: 1 };
const MASTER = { ref: "M1", isDraft: false, scope: "" };

test("a visitor without cookies reads the published content", () => {
  expect(chooseRef(root, {})).toEqual(MASTER);
});

test("a visitor of an experiment reads its variation, with cache keys of its own", () => {
  expect(chooseRef(root, { experiment })).toEqual({ ref: "X7~M1", isDraft: false, scope: "e1.v1 " });
});

test("the base of an experiment is the published content, with the same cache keys", () => {
  expect(chooseRef(root, { experiment: { googleId: "G1", index: 0 } })).toEqual(MASTER);
});

test("a preview takes precedence over an experiment", () => {
  expect(chooseRef(root, { experiment, previewRef: "draft" })).toEqual({ ref: "draft", isDraft: true, scope: "" });
});

test.each([
  ["an index that is out of range", { googleId: "G1", index: 2 }],
  ["an experiment that does not run", { googleId: "G9", index: 0 }],
  ["the text null, which an experiment without an id is not", { googleId: "null", index: 0 }],
])("%s yields the published content", (_, choice) => {
  expect(chooseRef(root, { experiment: choice })).toEqual(MASTER);
});
