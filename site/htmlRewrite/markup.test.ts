import { describe, expect, it } from "vitest";
import { applyEdits, parseMarkup } from "./markup";

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script>self.x="<body class=\\"no\\"><link href=b>"</script></head>' +
  '<body class="a b"><i data-class="c" class="b  d &amp;e">class="f"</i><!-- <link href="c"> --><script src="/b.js"></script></body></html>';

describe("what is read of a page", () => {
  const { html, links, scripts, classes, headStart, bodyEnd } = parseMarkup(PAGE);
  const textOf = ({ start, end }: { start: number; end: number }) => html.slice(start, end);

  it("is its links and scripts where they stand, and none that stand in a text", () => {
    expect(links.map(textOf)).toEqual(['<link rel="stylesheet" href="/a.css"/>']);
    expect(scripts.map(textOf)).toEqual(['<script src="/a.js" async=""></script>', '<script src="/b.js"></script>']);
    expect(scripts[0]!.attributes).toEqual({ src: "/a.js", async: "" });
  });

  it("is each class once", () => {
    expect([...classes]).toEqual(["a", "b", "d", "&e"]);
  });

  it("is where head begins and body ends", () => {
    expect([html.slice(0, headStart!), html.slice(bodyEnd!)]).toEqual(["<!DOCTYPE html><html><head>", "</body></html>"]);
    expect(parseMarkup("<p>x")).toMatchObject({ headStart: null, bodyEnd: null });
  });
});

it("edits are made wherever they stand in their list", () => {
  const edits = [
    { start: 4, end: 4, text: "!" },
    { start: 0, end: 1, text: "A" },
  ];
  expect(applyEdits("abcd", edits)).toBe("Abcd!");
});
