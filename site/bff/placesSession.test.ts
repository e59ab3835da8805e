import { expect, it } from "vitest";
import { createSession } from "./placesSession";

it("a session has one token until it ends, as Google takes it", () => {
  const session = createSession();
  const token = session.current();
  expect(token).toMatch(/^[\w-]{1,36}$/);
  expect(session.current()).toBe(token);
  expect(session.end()).toBe(token);
  expect(session.end()).toBeUndefined();
  expect(session.current()).not.toBe(token);
});
