import { expect, it } from "vitest";
import { toTopic } from "./topics";
import { groupByTopic } from "./groupByTopic";

const question = (id: string, topic: unknown) => ({ id, data: { topic } });

it("topics are in the site's order and their questions in the editor's; questions without a known topic are last", () => {
  const questions = [
    question("pay", "orders"),
    question("keys", "kiosks"),
    question("time", "kiosks"),
    question("odd", "tomorrow"),
    question("none", null),
    question("cost", "locksmith"),
  ];
  expect(groupByTopic(questions).map((group) => [group.topic, group.questions.map(({ id }) => id)])).toEqual([
    ["kiosks", ["keys", "time"]],
    ["locksmith", ["cost"]],
    ["orders", ["pay"]],
    [null, ["odd", "none"]],
  ]);
  expect(groupByTopic([])).toEqual([]);
});

it("topics are those that the editor chose and the site knows", () => {
  expect(["kiosks", "tomorrow", "", null, undefined].map(toTopic)).toEqual(["kiosks", null, null, null, null]);
});
