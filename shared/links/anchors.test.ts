import { describe, expect, it } from "vitest";
import { anchorOf, listAnchors, withAnchors } from "./anchors";

const block = (type: string, text: string) => ({ type, text, spans: [] });
const headings = (...words: string[]) => words.map((text) => block("heading2", text));

describe("anchors of headings", () => {
  it.each([
    [
      ["Vos données, chez nous", "Vos données chez nous!", "§ ?", " ", "\u200B"],
      ["vos-donnees-chez-nous", "vos-donnees-chez-nous-2", "part"],
    ],
    [
      ["Fees", "Fees 2", "Fees"],
      ["fees", "fees-2", "fees-3"],
    ],
    [
      ["Fees", "Fees", "Fees 2"],
      ["fees", "fees-2", "fees-2-2"],
    ],
    [
      ["\u200BFees\u00AD ", "FEES"],
      ["fees", "fees-2"],
    ],
    [
      ["Œuvres d’art", "12 $", "鍵"],
      ["œuvres-d-art", "12", "鍵"],
    ],
  ])("%j: %j", (words, anchors) => {
    expect(listAnchors(headings(...words))).toEqual(anchors);
  });

  it.each(["Prices", "Related", "Orders", "Car keys", "Locksmith title", "More", "Form contact", "Dialog title", "Site menu"])(
    "are never an id that the page or a slice uses: %s",
    (words) => {
      expect(listAnchors(headings(words))).toEqual([`${words.toLowerCase().replace(" ", "-")}-2`]);
    },
  );

  it("are given to rich texts and plain titles of slices and groups, in the page's order", () => {
    const slices = [
      { slice_type: "hero", primary: { title: headings("Keys"), lead: [block("paragraph", "Fees")] } },
      {
        slice_type: "steps",
        primary: { title: headings("Steps"), steps: [{ title: "Keys" }, { title: null }] },
        items: [{ heading: "Fees" }],
      },
    ];
    const [hero, steps] = withAnchors(slices);
    expect(anchorOf(hero!.primary.title[0])).toBe("keys");
    expect(hero!.primary.lead).toEqual(slices[0]!.primary.lead);
    expect(steps!.primary.steps!.map(anchorOf)).toEqual(["keys-2", undefined]);
    expect(listAnchors(slices)).toEqual(["keys", "steps", "keys-2", "fees"]);
    expect(anchorOf(slices[0]!.primary.title[0])).toBeUndefined();
  });

  it("are not given to what a slice links to, or embeds", () => {
    const page = { link_type: "Document", data: { title: "Page" } };
    expect(listAnchors({ link: page, video: { embed_url: "https://video.example/", title: "Video" } })).toEqual([]);
  });

  it("do not repeat those of the content above", () => {
    expect(withAnchors(headings("Fees"), headings("Fees")).map(anchorOf)).toEqual(["fees-2"]);
  });

  it("do not change when other headings are added", () => {
    const page = ["Fees", "Hours"];
    expect(listAnchors(headings("New", ...page))).toEqual(["new", ...listAnchors(headings(...page))]);
  });
});
