import { expect, test } from "vitest";
import { inputOf } from "../testing";
import { findUnreadable } from "./unreadable";

test("a document that cannot be read is named with what is wrong", () => {
  const unreadable = [{ id: "Zodd", type: "page", why: "data: expected object, received null" }];
  expect(findUnreadable(inputOf([], { unreadable }))).toEqual([
    {
      document: { id: "Zodd", type: "page", title: "Zodd", path: null },
      language: null,
      kind: "unreadable",
      message: "data: expected object, received null",
      remedy: "Publish the document again. The site leaves it out.",
    },
  ]);
});
