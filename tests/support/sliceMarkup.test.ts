import { describe, expect, it } from "vitest";
import { emptied, emptyTags, richTextsIn, textIn } from "./sliceMarkup";

const primary = {
  title: [{ type: "heading2", text: "Keys", spans: [] }],
  links: [
    { link_type: "Web", url: "https://site.example/", text: "One", key: "a" },
    { link_type: "Document", id: "Z1", type: "page", text: "Two", key: "b" },
  ],
  link: { link_type: "Web", url: "https://site.example/" },
  image: { url: "https://images.example/a.png", alt: null, mobile: { url: "https://images.example/b.png" } },
  kiosk: { location_id: "1" },
  label: "Key",
  rows: [{ label: "One", target: [{ link_type: "Any" }] }, { label: "Two" }],
};

describe("a slice with every field empty", () => {
  it("is as Prismic sends it, repeatable links without entries, and a group with one empty row", () => {
    expect(emptied({ primary }, "empty").primary).toEqual({
      title: [],
      links: [],
      link: { link_type: "Any" },
      image: {},
      kiosk: null,
      label: null,
      rows: [{ label: null, target: [] }],
    });
  });

  it("has null in all fields but groups, as the schema allows", () => {
    expect(emptied({ primary }, "null").primary).toEqual({
      title: null,
      links: null,
      link: null,
      image: null,
      kiosk: null,
      label: null,
      rows: [],
    });
  });
});

it("empty tags are found, and filled ones are not", () => {
  expect(emptyTags("<p></p><a href='/'>Home</a><h2 class='x'></h2>")).toEqual(["<p></p>", "<h2 class='x'></h2>"]);
});

it("compares rich text with markup, whatever its tags, entities and white space are", () => {
  const written = richTextsIn({
    primary: { ...primary, rows: [{ text: [{ type: "paragraph", text: "Keys & locks,\nall  day", spans: [] }] }] },
  });
  expect(written).toEqual(["Keys", "Keys&locks,allday"]);
  expect(textIn("<h2>Keys</h2><p><strong>Keys &amp; locks</strong>,<br/>all  day</p>")).toBe("KeysKeys&locks,allday");
});
