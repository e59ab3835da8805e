import { expect, it } from "vitest";
import { PAGE_IDS } from "#shared/links/anchors.ts";
import { topicId, TOPICS } from "./topics";

it("no heading gets a topic's anchor", () => {
  expect(PAGE_IDS).toEqual(expect.arrayContaining([...TOPICS, null].map(topicId)));
});
