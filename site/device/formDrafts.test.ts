// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropDraft, dropOldDrafts, readDraft, saveDraft } from "./formDrafts";

const DAY_MS = 86_400_000;
const draft = { values: { firstName: "Robin", trades: ["safes", "rekeying"] }, key: "a-key" };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("each form has a draft for a day", () => {
  saveDraft("application", draft, 1000);
  saveDraft("contact", { values: { name: "Robin" }, key: "b" }, 2000);
  expect(readDraft("application", 1000 + DAY_MS - 1)).toEqual(draft);
  expect(readDraft("application", 1000 + DAY_MS)).toBeNull();
  dropDraft("contact", 3000);
  expect([readDraft("contact", 3000), readDraft("application", 3000)]).toEqual([null, draft]);
});

it("drafts older than a day, or from the future, are deleted", () => {
  saveDraft("application", draft, 1000);
  dropOldDrafts(1000 + DAY_MS);
  expect(localStorage).toHaveLength(0);
  saveDraft("application", draft, 5000);
  dropOldDrafts(1000);
  expect(localStorage).toHaveLength(0);
});

it.each(["{", "null", "[]", '{"application":1}', '{"application":{"values":{"a":1},"key":"k","savedAt":1}}'])(
  "%s is not a valid store",
  (text) => {
    localStorage.setItem("keyway-forms", text);
    expect(readDraft("application", 2)).toBeNull();
  },
);

it("forbidden storage keeps nothing and does not throw", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("forbidden");
    });
  }
  expect(() => saveDraft("application", draft)).not.toThrow();
  expect(readDraft("application")).toBeNull();
});
