import { describe, expect, it } from "vitest";
import { applyEdits, parseMarkup } from "./markup";

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>' +
  '<script>self.x="<body class=\\"no\\"><link href=b>"</script></head>' +
  '<body class="a b"><i data-class="c" class="b  d &amp;e">class="f"</i>' +
  '<!-- <link href="c"> --><script src="/b.js"></script></body></html>';

describe("the parsed page", () => {
  const { html, links, scripts, classes, bodyEnd } = parseMarkup(PAGE);
  const textOf = ({ start, end }: { start: number; end: number }) => html.slice(start, end);

  it("has its links and scripts with their positions, and none from inside texts", () => {
    expect(links.map(textOf)).toEqual(['<link rel="stylesheet" href="/a.css"/>']);
    expect(scripts.map(textOf)).toEqual(['<script src="/a.js" async=""></script>', '<script src="/b.js"></script>']);
    expect(scripts[0]!.attributes).toEqual({ src: "/a.js", async: "" });
  });

  it("has each class once", () => {
    expect([...classes]).toEqual(["a", "b", "d", "&e"]);
  });

  it("has the start of the head and the end of the body", () => {
    expect(html.slice(bodyEnd!)).toBe("</body></html>");
    expect(parseMarkup("<p>x")).toMatchObject({ bodyEnd: null });
  });
});

it("edits may be listed in any order", () => {
  const edits = [
    { start: 4, end: 4, text: "!" },
    { start: 0, end: 1, text: "A" },
  ];
  expect(applyEdits("abcd", edits)).toBe("Abcd!");
});
