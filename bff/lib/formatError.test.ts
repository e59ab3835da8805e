import { expect, test } from "vitest";
import { createFakes, failureOf, startBff } from "#tests/support/fakes.ts";

const QUERY = '{ kiosk(id: "1") { name } }';

async function errorOf(failure: Error, showsErrors: boolean) {
  const fakes = createFakes();
  fakes.deps.showsErrors = showsErrors;
  fakes.kiosks.failure = failure;
  const { ask } = await startBff(fakes);
  return (await ask(QUERY)).errors![0]!;
}

test("a fault of ours in development has message and stack of what was thrown", async () => {
  const { message, extensions } = await errorOf(new TypeError("cannot read this"), true);
  expect(message).toBe("Something went wrong on our side.");
  expect(extensions).toMatchObject({ code: "INTERNAL_SERVER_ERROR", message: "cannot read this" });
  expect(extensions!.stack).toEqual(
    expect.arrayContaining(["TypeError: cannot read this", expect.stringMatching(/^at .*formatError\.test/)]),
  );
});

test("so has a source that failed, beside its code", async () => {
  const { extensions } = await errorOf(failureOf("kiosks"), true);
  expect(extensions).toMatchObject({ code: "UPSTREAM_STATUS", source: "kiosks", message: expect.any(String), stack: expect.any(Array) });
});

test.each([new TypeError("cannot read this"), failureOf("kiosks")])("in production %s has a code alone", async (failure) => {
  const { extensions } = await errorOf(failure, false);
  expect(Object.keys(extensions!)).not.toEqual(expect.arrayContaining(["message"]));
  expect(JSON.stringify(extensions)).not.toMatch(/cannot read|stack/);
});

test("what is wrong with the operation itself has no stack", async () => {
  const fakes = createFakes();
  fakes.deps.showsErrors = true;
  const { ask } = await startBff(fakes);
  expect((await ask("{ nothing }")).errors![0]!.extensions).toEqual({ code: "GRAPHQL_VALIDATION_FAILED" });
});
