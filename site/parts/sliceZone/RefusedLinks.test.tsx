import type { SliceLike } from "@prismicio/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../i18n/languages";
import { RefusedLinks } from "./RefusedLinks";

const web = (url: string) => ({ link_type: "Web", url });
const slice = (primary: object) => ({ id: "1", slice_type: "call_to_action", variation: "default", primary }) as unknown as SliceLike;
const paragraph = (url: string) => ({ type: "paragraph", text: "Here", spans: [{ type: "hyperlink", start: 0, end: 4, data: web(url) }] });
const linesOf = (slices: SliceLike[], lang: Lang = "en-us") =>
  [...renderToStaticMarkup(<RefusedLinks slices={slices} lang={lang} />).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line!);

describe("of a draft, the links that lead nowhere", () => {
  it("are named with slice, field, address, reason and remedy", () => {
    const lines = linesOf([
      slice({}),
      slice({ buttons: [{ link: web("/a/") }, { link: web("ftp://a.example/") }], text: [paragraph("call us")] }),
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^2\. Call to action.*, buttons, 2, link: The address “ftp:\/\/a\.example\/” begins with a scheme .* Use https:/,
    );
    expect(lines[1]).toMatch(/^2\. Call to action.*, text, 1, 1: The address “call us” is no address\. Write \/contact\//);
  });

  it("are named in French", () => {
    expect(linesOf([slice({ link: web("data:text/html,x") })], "fr-ca")[0]).toContain("commence par un protocole");
  });

  it("are not links that are right, mended or empty", () => {
    expect(
      linesOf([slice({ a: web(" www.example.com"), b: web(""), c: { link_type: "Any" }, d: { link_type: "Document", id: "x" } })]),
    ).toEqual([]);
  });

  it("are shortened", () => {
    expect(linesOf([slice({ link: web(`/\\${"a".repeat(3_000)}`) })])[0]!.length).toBeLessThan(400);
  });
});
