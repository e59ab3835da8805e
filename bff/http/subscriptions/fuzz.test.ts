import * as fc from "fast-check";
import { expect, test } from "vitest";
import { conversations, converse } from "#tests/fuzz/sockets.ts";
import { visitorOf } from "#tests/fuzz/fuzzer.ts";
import { startRawBff } from "#tests/support/rawBff.ts";

test("every invented conversation is answered or closed, and none ends the process", async () => {
  const { url, faults, fakes, ask } = await startRawBff();
  const { origin } = new URL(url);
  let visitor = 0;
  await fc.assert(
    // Many at once: a connection that is closed for what its client does takes a second.
    fc.asyncProperty(fc.array(conversations, { minLength: 20, maxLength: 30 }), async (several) => {
      const outcomes = await Promise.all(several.map((steps) => converse(origin, steps, visitorOf(++visitor))));
      expect(outcomes.filter(Boolean)).toEqual([]);
      expect(faults).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(await ask("{ ok }")).toEqual({ data: { ok: true } });
  expect(fakes.log.filter(({ message }) => !/^a web socket was (cut|closed)/.test(message))).toEqual([]);
});
