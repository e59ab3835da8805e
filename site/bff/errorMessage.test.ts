import { describe, expect, it } from "vitest";
import { PageError } from "../errors/pageError";
import { describeError } from "./errorMessage";
import { BffError } from "./readAnswer";

describe("a thrown value is described with a status", () => {
  it.each<[string, unknown, string, number]>([
    ["its own", Object.assign(new Error("Gone."), { statusCode: 410, response: { status: 503 } }), "Gone.", 410],
    ["its own `status`", new PageError(404, "No such page."), "No such page.", 404],
    ["that of its response", Object.assign(new Error("Away."), { response: { status: 503 } }), "Away.", 503],
    ["500, without a status", new Error("Broken."), "Broken.", 500],
    [
      "of ours, where its own is none of an error",
      Object.assign(new Error("Strange."), { statusCode: 200, status: "503" }),
      "Strange.",
      500,
    ],
    ["500, for a string", "Only words.", "Only words.", 500],
    ["500, for null", null, "A value without a message was thrown", 500],
    ["500, for an object without a message", {}, "A value without a message was thrown", 500],
    ["that of a BffError", new BffError("Late.", { status: 504 }), "Late.", 504],
  ])("%s", (_, thrown, message, status) => {
    expect(describeError(thrown)).toEqual({ message, status });
  });
});

it("includes the messages of all causes", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const error = new BffError("The BFF cannot be reached.", { cause: new TypeError("fetch failed", { cause: refused }) });
  expect(describeError(error).message).toBe("The BFF cannot be reached. (fetch failed (ECONNREFUSED))");
});
