import { describe, expect, it } from "vitest";
import { PageError } from "../errors/pageError";
import { describeError } from "./errorMessage";
import { BffError } from "./readAnswer";

describe("what is thrown is told with a status", () => {
  it.each<[string, unknown, string, number]>([
    ["of its own", Object.assign(new Error("Gone."), { statusCode: 410, response: { status: 503 } }), "Gone.", 410],
    ["of its own by fetch's name", new PageError(404, "No such page."), "No such page.", 404],
    ["of the answer that it came with", Object.assign(new Error("Away."), { response: { status: 503 } }), "Away.", 503],
    ["of ours, where there is none", new Error("Broken."), "Broken.", 500],
    [
      "of ours, where its own is none of an error",
      Object.assign(new Error("Strange."), { statusCode: 200, status: "503" }),
      "Strange.",
      500,
    ],
    ["of ours, where it is a text", "Only words.", "Only words.", 500],
    ["of ours, where it is nothing", null, "Something was thrown that says nothing", 500],
    ["of ours, where it is an object that says nothing", {}, "Something was thrown that says nothing", 500],
    ["of the BFF's answer", new BffError("Late.", { status: 504 }), "Late.", 504],
  ])("%s", (_, thrown, message, status) => {
    expect(describeError(thrown)).toEqual({ message, status });
  });
});

it("tells what an error comes from, as far down as it goes", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const error = new BffError("The BFF cannot be reached.", { cause: new TypeError("fetch failed", { cause: refused }) });
  expect(describeError(error).message).toBe("The BFF cannot be reached. (fetch failed (ECONNREFUSED))");
});
