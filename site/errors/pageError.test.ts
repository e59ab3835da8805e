import { expect, it } from "vitest";
import { PageError, statusOfError } from "./pageError";

it.each([404, 503] as const)("a response with a PageError's digest has the status %i", (status) => {
  const { digest } = new PageError(status, "Away.");
  expect(statusOfError(`<html id="__next_error__"><script>self.__next_f.push([1,"2:E{\\"digest\\":\\"${digest}\\"}"])</script>`)).toBe(
    status,
  );
});

it("any other failed response is a 500", () => {
  for (const body of ["", '<html id="__next_error__">{"digest":"2750398"}']) expect(statusOfError(body)).toBe(500);
});
