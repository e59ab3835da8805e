// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areTermsAccepted, rememberTerms } from "./terms";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("are accepted once they are stored", () => {
  expect(areTermsAccepted()).toBe(false);
  rememberTerms();
  expect(areTermsAccepted()).toBe(true);
});

it("are not accepted without storage", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  for (const method of ["getItem", "setItem"] as const) vi.spyOn(Storage.prototype, method).mockImplementation(forbid);
  expect(() => rememberTerms()).not.toThrow();
  expect(areTermsAccepted()).toBe(false);
});
