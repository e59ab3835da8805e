import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";

/** A multipart request with one file, whose `map` contains these paths for it. */
async function upload(...paths: unknown[]) {
  const fakes = createFakes();
  const { url } = await startBff(fakes);
  const body = new FormData();
  body.append("operations", JSON.stringify({ query: "{ ok }", variables: { resume: null, names: ["a"] } }));
  body.append("map", JSON.stringify({ 0: paths }));
  body.append("0", new File(["text"], "a.txt"));
  const response = await fetch(url, { method: "POST", body, headers: { "apollo-require-preflight": "1" } });
  return { status: response.status, body: (await response.json()) as unknown, fakes };
}

test("a file that is the value of a variable is accepted", async () => {
  expect(await upload("variables.resume")).toMatchObject({ status: 200, body: { data: { ok: true } } });
});

// A reader that followed these paths would reach functions that all code of the process shares, and set a property of them.
test.each([
  ["toString.overwritten"],
  ["variables.toString.overwritten"],
  ["variables.names.map.overwritten"],
  ["query.replace.overwritten"],
  ["variables.__proto__.overwritten"],
  ["variables.resume", "hasOwnProperty.overwritten"],
  ["variables"],
  [7],
])("a file at any other path is refused: %j", async (...paths) => {
  const { status, body, fakes } = await upload(...paths);
  const functions = [Object.prototype.toString, Object.prototype.hasOwnProperty, Array.prototype.map, String.prototype.replace];
  const overwritten = functions.filter((one) => Object.hasOwn(one, "overwritten"));
  // Before the expectations, so that a failure here does not affect other tests.
  for (const one of overwritten) Reflect.deleteProperty(one, "overwritten");
  expect(overwritten).toEqual([]);
  const message = expect.stringContaining("map has a path that is not a variable") as string;
  expect({ status, body }).toEqual({ status: 400, body: { errors: [{ message, extensions: { code: "BAD_REQUEST" } }] } });
  expect(fakes.calls).toEqual([]);
});
