import * as fc from "fast-check";
import { expect, test } from "vitest";
import { faultOf, multipartRequests, send } from "#tests/fuzz/multipart.ts";
import { startRawBff } from "#tests/support/rawBff.ts";

test("every invented form is refused with a reason or answered, and none ends the process", async () => {
  const { url, faults, fakes, ask } = await startRawBff();
  await fc.assert(
    fc.asyncProperty(multipartRequests, async (request) => {
      expect(faultOf(await send(url, request), request)).toBeUndefined();
      expect(faults).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(await ask("{ ok }")).toEqual({ data: { ok: true } });
  expect(fakes.log).toEqual([]);
});
