// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areTermsAccepted, rememberTerms } from "./terms";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("are accepted until the acceptance is revoked", () => {
  expect(areTermsAccepted()).toBe(false);
  rememberTerms(true);
  expect(areTermsAccepted()).toBe(true);
  rememberTerms(false);
  expect(areTermsAccepted()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it("are not accepted without storage", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const) vi.spyOn(Storage.prototype, method).mockImplementation(forbid);
  expect(() => rememberTerms(true)).not.toThrow();
  expect(() => rememberTerms(false)).not.toThrow();
  expect(areTermsAccepted()).toBe(false);
});
