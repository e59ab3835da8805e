import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments";

describe("steps", () => {
  it("are all steps if there are no arguments", () => {
    const all = ["codegen", "types", "lint", "unit", "http", "browser", "engines", "machines"];
    expect(readArguments([])).toEqual({ selected: all, filters: [], times: undefined, isBusy: false, isChangedOnly: false });
  });

  it("are the given ones", () => {
    expect(readArguments(["unit", "types"]).selected).toEqual(["types", "unit"]);
  });

  it("include the one that takes minutes only if it is named", () => {
    expect(readArguments(["slicemachine"]).selected).toEqual(["slicemachine"]);
    expect(readArguments(["--times", "2", "slicemachine"]).selected).toEqual(["slicemachine"]);
  });

  it.each([[["e2e"]], [["types", "e2e"]], [["e2e", "unit"]]])("are refused in %j, which contains an unknown step", (args) => {
    expect(() => readArguments(args)).toThrow(
      "There is no step e2e. The steps are codegen, types, lint, unit, http, browser, engines, machines, slicemachine.",
    );
  });
});

it("treats words after a Vitest step as parts of paths", () => {
  expect(readArguments(["types", "browser", "scroll", "unit", "map"])).toMatchObject({
    selected: ["types", "unit", "browser"],
    filters: ["scroll", "map"],
  });
});

describe("--times", () => {
  it("repeats the named steps", () => {
    const expected = { selected: ["browser"], filters: ["scroll"], times: 10, isBusy: true };
    expect(readArguments(["browser", "scroll", "--times", "10", "--busy"])).toMatchObject(expected);
  });

  it("repeats all Vitest steps if no step is given", () => {
    expect(readArguments(["--times=2"])).toMatchObject({
      selected: ["unit", "http", "browser", "engines", "machines"],
      times: 2,
      isBusy: false,
    });
  });

  it.each(["0", "-1", "2.5", "often", ""])("refuses %j", (times) => {
    expect(() => readArguments(["unit", `--times=${times}`])).toThrow("--times needs a whole number from 1");
  });

  it("refuses steps whose result is always the same", () => {
    expect(() => readArguments(["types", "unit", "--times", "2"])).toThrow(
      "--times repeats unit, http, browser, engines, machines, slicemachine only, not types.",
    );
  });
});

it("refuses --busy without --times", () => {
  expect(() => readArguments(["unit", "--busy"])).toThrow("--busy needs --times.");
});

describe("--changed", () => {
  it("can be combined with steps", () => {
    expect(readArguments(["--changed", "unit"])).toMatchObject({ selected: ["unit"], isChangedOnly: true });
  });

  it.each([[["unit", "map", "--changed"]], [["unit", "--times", "2", "--changed"]]])(
    "is refused in %j, together with other choices of tests",
    (args) => {
      expect(() => readArguments(args)).toThrow("--changed chooses the files itself");
    },
  );
});

it("refuses an option that does not exist", () => {
  expect(() => readArguments(["--watch"])).toThrow("Unknown option '--watch'");
});
