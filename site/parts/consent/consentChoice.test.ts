// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";

let choice: typeof import("./consentChoice");
const written = () => vi.spyOn(document, "cookie", "set");
const readFrom = (cookies: string) => {
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  return choice.readChoice();
};

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.resetModules();
  document.cookie = "consent=; Max-Age=0; Path=/";
  choice = await import("./consentChoice");
});

it.each([
  ["consent=all", "all"],
  ["a=b; consent=necessary; c=d", "necessary"],
  ["consent=maybe", null],
  ["consent=allowed", null],
  ["noconsent=all", null],
  ["", null],
])("of the cookies %j is %j", (cookies, expected) => {
  expect(readFrom(cookies)).toBe(expected);
});

it("is stored for half a year, for this site alone, and listeners are called at once", () => {
  const cookie = written();
  const listener = vi.fn<() => void>();
  const end = choice.subscribeToChoice(listener);
  choice.keepChoice("necessary");
  expect(cookie.mock.calls).toEqual([["consent=necessary; Path=/; Max-Age=15552000; SameSite=Lax"]]);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  choice.keepChoice("all");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("replaces the previous choice", () => {
  choice.keepChoice("all");
  expect(choice.readChoice()).toBe("all");
  choice.keepChoice("necessary");
  expect(choice.readChoice()).toBe("necessary");
});

it("holds for the current page when the browser refuses cookies, so that the banner does not return", () => {
  written().mockImplementation(() => {});
  choice.keepChoice("all");
  expect(readFrom("")).toBe("all");
});
