import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { PageFault } from "../status/pageFault";
import { describeError } from "./errorMessage";
import { BffError } from "./readAnswer";

const answered = (status: number) => ({ response: new Response(null, { status }), bodyText: "" });

describe("what is thrown is told with a status", () => {
  it.each<[string, unknown, string, number]>([
    ["of its own", Object.assign(new Error("Gone."), { statusCode: 410, response: { status: 503 } }), "Gone.", 410],
    ["of its own by fetch's name", new PageFault(404, "No such page."), "No such page.", 404],
    ["of the answer that it came with", Object.assign(new Error("Away."), { response: { status: 503 } }), "Away.", 503],
    ["of ours, where there is none", new Error("Broken."), "Broken.", 500],
    ["of ours, where its own is none of an error", Object.assign(new Error("Strange."), { statusCode: 200, status: "503" }), "Strange.", 500],
    ["of ours, where it is a text", "Only words.", "Only words.", 500],
    ["of ours, where it is nothing", null, "Something was thrown that says nothing", 500],
    ["of ours, where it is an object that says nothing", {}, "Something was thrown that says nothing", 500],
    ["of the BFF's answer", new BffError("Late.", { status: 504 }), "Late.", 504],
  ])("%s", (_, thrown, message, status) => {
    expect(describeError(thrown)).toEqual({ message, status });
  });
});

describe("errors of Apollo's client", () => {
  it.each<[string, unknown, string, number]>([
    ["of the graph", new CombinedGraphQLErrors({ errors: [{ message: "One." }, { message: "" }] }), "Apollo errors occurred (2): One.; no message", 500],
    ["of a status", new ServerError("whatever", answered(503)), "Response not successful: Received status code 503", 503],
    ["of a status and the graph", new ServerError("whatever", { ...answered(400), bodyText: '{"errors":[{"message":"Bad."}]}' }), "Response not successful: Received status code 400. Apollo errors occurred (1): Bad.", 400],
    ["of a body that is no JSON, of which nothing is told", new ServerParseError(new SyntaxError("Unexpected token 's', \"secret\" is not valid JSON"), answered(200)), "Parse error: the response is not JSON (status 200)", 500],
    ["of a body that is empty of all", new ServerError("Server response was malformed for query 'Menus'.", answered(200)), "Server response was missing for query 'Menus'", 500],
  ])("%s", (_, thrown, message, status) => {
    expect(describeError(thrown)).toEqual({ message, status });
  });
});

it("tells what an error comes from, as far down as it goes", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  const error = new BffError("The BFF cannot be reached.", { cause: new TypeError("fetch failed", { cause: refused }) });
  expect(describeError(error).message).toBe("The BFF cannot be reached. (fetch failed (ECONNREFUSED))");
});
