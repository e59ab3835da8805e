import { describe, expect, it } from "vitest";
import { readContentCookies, toCookieHeader } from "./contentCookies";

const read = (cookies: Record<string, string>) => readContentCookies((name) => cookies[name]);
const PREVIEW = "io.prismic.preview";
const EXPERIMENT = "io.prismic.experiment";

it("without cookies nothing is passed on", () => {
  const visitors: Record<string, string>[] = [{}, { theme: "dark" }, { [PREVIEW]: "" }];
  for (const cookies of visitors) {
    expect(read(cookies)).toEqual({ preview: undefined, experiment: undefined });
    expect(toCookieHeader(read(cookies))).toBeUndefined();
  }
});

describe("an experiment's cookie", () => {
  it("is an id and an index", () => {
    expect(read({ [EXPERIMENT]: "_UQ-1 2" }).experiment).toEqual({ googleId: "_UQ-1", index: 2 });
  });

  it.each(["G1", "G1 ", " 1", "G1 -1", "G1 x", "G1 1 2", "G.1 1", "G/1 1", "G1 1000", `${"G".repeat(101)} 1`, "G1\n1"])(
    "%j is none, since it could not stand in an edition",
    (value) => {
      expect(read({ [EXPERIMENT]: value }).experiment).toBeUndefined();
    },
  );
});

it("cookie values are encoded, so that they cannot add a header or a cookie", () => {
  const preview = 'a; token=stolen\r\nx-admin: 1, "é"';
  const header = toCookieHeader({ preview, experiment: { googleId: "G1", index: 1 } })!;
  expect(header).toMatch(/^io\.prismic\.preview=[\w%.-]+; io\.prismic\.experiment=G1%201$/);
  expect(decodeURIComponent(header.split("; ")[0]!.split("=")[1]!)).toBe(preview);
});

it("a cookie that is longer than browsers store is ignored, also if only its encoded form is", () => {
  for (const preview of ["x".repeat(4097), "é".repeat(700)]) {
    expect(read({ [PREVIEW]: preview, [EXPERIMENT]: `G1 1${" ".repeat(5000)}` })).toEqual({ preview: undefined, experiment: undefined });
    expect(toCookieHeader({ preview })).toBeUndefined();
  }
  expect(read({ [PREVIEW]: "x".repeat(4096) }).preview).toHaveLength(4096);
});
