import { describe, expect, test } from "vitest";
import { readVisitor } from "./visitor";

const TOKEN = "https://keyway.prismic.io/previews/abc:XyZ?websitePreviewId=1";
const read = (cookie: string | undefined) => readVisitor(cookie, "keyway");
const toolbar = (json: object) => `io.prismic.preview=${encodeURIComponent(JSON.stringify(json))}`;

test("a visitor without cookies has no properties", () => {
  for (const header of [undefined, "", "theme=dark", "; ;="]) expect(read(header)).toEqual({});
});

describe("a preview cookie", () => {
  test("is the token itself, encoded or not", () => {
    expect(read(`io.prismic.preview=${TOKEN}`).previewRef).toBe(TOKEN);
    expect(read(`a=b; io.prismic.preview=${encodeURIComponent(TOKEN)}; c=d`).previewRef).toBe(TOKEN);
    expect(read("io.prismic.preview=YxOpaque~1").previewRef).toBe("YxOpaque~1");
  });

  test("may be the toolbar's JSON with the token of this repository", () => {
    expect(read(toolbar({ _tracker: "AbCd1234", "keyway.prismic.io": { preview: TOKEN } })).previewRef).toBe(TOKEN);
  });

  test.each([
    ["contains only the toolbar's tracker", toolbar({ _tracker: "AbCd1234" })],
    ["is of another repository", toolbar({ _tracker: "x", "other.prismic.io": { preview: TOKEN } })],
    ["contains no text", toolbar({ "keyway.prismic.io": { preview: 1 } })],
    ["is JSON cut short", "io.prismic.preview={%22keyway"],
    ["is empty", "io.prismic.preview="],
    ["could end a line", `io.prismic.preview=${encodeURIComponent("a\r\nb")}`],
    ["is longer than any token", `io.prismic.preview=${"a".repeat(2001)}`],
  ])("that %s is no preview", (_, cookie) => {
    expect(read(cookie).previewRef).toBeUndefined();
  });
});

describe("an experiment cookie", () => {
  test("names the experiment and the index of a variation", () => {
    expect(read("io.prismic.experiment=G1%201").experiment).toEqual({ googleId: "G1", index: 1 });
    expect(read('io.prismic.experiment="G1 0"').experiment).toEqual({ googleId: "G1", index: 0 });
  });

  test.each(["G1", "G1%20", "G1%20-1", "G1%20x", "%201", "G1%201%202"])("of the form %j is ignored", (value) => {
    expect(read(`io.prismic.experiment=${value}`).experiment).toBeUndefined();
  });
});

describe("a token cookie", () => {
  test("is passed on as it is", () => {
    expect(read("token=abc.DEF-123_~+/=").token).toBe("abc.DEF-123_~+/=");
  });

  test("that is not valid in a header is ignored", () => {
    for (const value of ["a b", "a%0d%0aX-Admin:1", "", "ä", "a".repeat(4097)]) expect(read(`token=${value}`).token).toBeUndefined();
  });

  test("that is sent several times counts by its first value", () => {
    expect(read("token=mine; token=parents").token).toBe("mine");
  });
});
