import { afterEach, expect, it, vi } from "vitest";
import { oneOf } from "./contentError";

const curves = ["top", "bottom"] as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("a value that is allowed is itself, an empty one is none", () => {
  expect(oneOf("A curve", curves, "top")).toBe("top");
  for (const empty of ["", null, undefined]) expect(oneOf("A curve", curves, empty)).toBeUndefined();
});

it.each(["left", "Top", " top", "toString", 0, false, ["top"], {}])(
  "%j is an error in development, which names rule and value",
  (value) => {
    vi.stubEnv("NODE_ENV", "development");
    expect(() => oneOf("A curve", curves, value)).toThrow(`A curve must be top, bottom or empty, not ${JSON.stringify(value)}.`);
  },
);

it("visitors get a page without it, and the log is told once", () => {
  vi.stubEnv("NODE_ENV", "production");
  const log = vi.spyOn(console, "error").mockReturnValue();
  for (const _ of [1, 2, 3]) expect(oneOf("A curve", curves, "sideways")).toBeUndefined();
  expect(log.mock.calls).toEqual([[`A curve must be top, bottom or empty, not "sideways".`]]);
});
