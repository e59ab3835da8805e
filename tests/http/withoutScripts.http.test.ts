import { describe, expect, it } from "vitest";
import { getPage } from "../support/httpPage";
import { findAll, findOne, isShown, nameOf, wordsOf } from "../support/markup";

describe("without JavaScript", () => {
  it.each([
    ["/how-it-works/", "Scan it, pick it, take it home.", "The kiosk reads your key", "Try one of these", "Hours"],
    [
      "/fr-ca/comment-ca-marche/",
      "Numérisez, choisissez, repartez.",
      "La borne lit votre clé",
      "Essayez l’une de celles-ci",
      "Heures d’ouverture",
    ],
  ])("%s shows its title, lead, kiosks and their hours", async (path, title, lead, kiosksTitle, hours) => {
    const { document, main } = await getPage(path);
    expect(findAll(document, "h1").map(wordsOf)).toEqual([title]);
    expect(wordsOf(main)).toContain(lead);
    findOne(main, "h2", kiosksTitle);

    const cards = findAll(main, "[data-slice-type=featured_kiosks] li:has(h3)");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(nameOf(findOne(card, "h3")).length).toBeGreaterThan(2);
      expect(wordsOf(findAll(card, "p")[0]!)).toMatch(/\d+,? .+ .+, [A-Z]{2} \w/);
      const summary = findOne(card, "summary");
      expect(wordsOf(summary)).toBe(hours);
      // A kiosk that never closes has one line for the whole week.
      const week = [...summary.parentElement!.querySelectorAll("dd")];
      expect([1, 7]).toContain(week.length);
      expect(week.some(isShown)).toBe(false);
    }
  });

  it.each([
    ["/", "Copy a key in about a minute.", "Some of our kiosks", "Find a kiosk", ["New York, NY", "ny/new-york"]],
    [
      "/fr-ca/",
      "Un double de clé en une minute, ou presque.",
      "Quelques-unes de nos bornes",
      "Trouver une borne",
      ["Toronto, ON", "on/toronto"],
    ],
  ] as const)(
    "%s shows where to look for kiosks: the map's picture and the largest cities",
    async (path, title, kiosksTitle, find, first) => {
      const { document, main } = await getPage(path);
      expect(findAll(document, "h1").map(wordsOf)).toEqual([title]);
      findOne(main, "h2", kiosksTitle);
      const [link, ...cities] = findAll(main, "[data-slice-type=featured_kiosks] a");
      expect(nameOf(link!)).toBe(find);
      expect(main.querySelector("[data-slice-type=featured_kiosks] [data-picture] svg path")).not.toBeNull();
      expect(cities.map((city) => wordsOf(city))).toHaveLength(8);
      const [city, address] = first;
      expect(wordsOf(cities[0]!).replace(/\s?: \d+$/, "")).toBe(city);
      expect(cities[0]!.getAttribute("href")).toContain(`/key-services/${address}/`);
    },
  );

  it.each([
    ["/moving-day/", /^0\.\d\u00a0mi$|^\d\.\d\u00a0mi$/, "/key-gallery/?sku="],
    ["/fr-ca/demenagement/", /^\d,\d\u00a0km$/, "/fr-ca/key-gallery/?sku="],
  ])("%s shows kiosks near its point and key designs, each with a link to its page", async (path, distance, gallery) => {
    const { main } = await getPage(path);
    const kiosks = findAll(main, "[data-slice-type=nearby_kiosks] li:has(h3)");
    expect(kiosks).toHaveLength(4);
    for (const kiosk of kiosks) {
      findOne(kiosk, "p", distance);
      expect(findOne(kiosk, "a").getAttribute("href")).toMatch(
        /\/key-services\/[a-z]{2}\/[^/]+\/locksmith-key-copy-duplication-[^/]+\/\d+\/$/,
      );
    }
    const designs = findAll(main, "[data-slice-type=key_design_strip] li");
    expect(designs).toHaveLength(6);
    for (const design of designs) expect(findOne(design, "a").getAttribute("href")).toContain(gallery);
  });

  it("switches the language by links, to the same page and back", async () => {
    const english = await getPage("/how-it-works/");
    const french = await english.follow(findOne(english.document, "header a", "Français"));
    expect(french.address).toBe("/fr-ca/comment-ca-marche/");
    expect((await french.follow(findOne(french.document, "header a", "English"))).address).toBe("/how-it-works/");
  });

  it("follows a link in the bar and one in the text", async () => {
    const home = await getPage("/");
    const page = await home.follow(findOne(home.document, "header a", "How it works"));
    expect(page.address).toBe("/how-it-works/");
    expect((await page.follow("our checklist")).address).toBe("/guides/spare-key-checklist/");
  });
});
