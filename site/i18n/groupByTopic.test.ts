import { expect, it } from "vitest";
import { toTopic } from "./topics";
import { groupByTopic } from "./groupByTopic";

const question = (id: string, topic: unknown) => ({ id, data: { topic } });

it("topics come in the site's order, each with its questions in the editor's; what has no known topic is last", () => {
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

it("topics are what the editor chose of those the site knows", () => {
  expect(["kiosks", "tomorrow", "", null, undefined].map(toTopic)).toEqual(["kiosks", null, null, null, null]);
});
