import { describe, expect, test } from "vitest";
import { inputOf, richText, translated, withHero } from "../testing";
import { findUntranslated } from "./untranslated";

const find = (english: object, french: object) => findUntranslated(inputOf(translated("about", english, french)));
const sentence = "Find a kiosk near you";

describe("a slice", () => {
  test("is untranslated where its texts are those of the original", () => {
    expect(find(withHero({ title: richText(sentence) }), withHero({ title: richText(sentence) }))).toEqual([
      {
        document: { id: "about-fr", type: "page", title: "Page: about", path: "/fr-ca/about/" },
        language: "fr-ca",
        kind: "untranslated",
        message: `slice 1 (hero): the same text as in en-us: “${sentence}”`,
        remedy: "Translate it into fr-ca.",
      },
    ]);
  });

  test("is untranslated where half of its words are, as when only the title is translated", () => {
    const english = withHero({ title: richText("Keys"), lead: sentence });
    expect(find(english, withHero({ title: richText("Des clés ici"), lead: sentence }))).toHaveLength(1);
    expect(find(english, withHero({ title: richText("Des clés ici, là, partout et toujours"), lead: sentence }))).toEqual([]);
  });

  test("is translated where only names and figures are the same", () => {
    const address = "120 Main Street, Columbus";
    expect(find(withHero({ lead: address }), withHero({ lead: address }))).toEqual([]);
  });

  test("is compared by its texts alone, not by options and addresses", () => {
    const plain = { style: "one two three four five", link: { link_type: "Web", url: "/a b c d e/" } };
    expect(find(withHero(plain), withHero(plain))).toEqual([]);
  });
});

test("fields outside of slices are compared, too", () => {
  const [finding] = find({ meta_title: sentence }, { meta_title: sentence });
  expect(finding!.message).toBe(`the fields outside of slices: the same text as in en-us: “${sentence}”`);
});
