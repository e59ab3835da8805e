import { describe, expect, it } from "vitest";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, nameOf, wordsOf } from "../support/markup";

/** The answer after the card with a name, which follows the picture's description. */
function answerOf(page: HttpPage, name: string): Element {
  const card = findAll(page.main, "label").find((label) => nameOf(label).endsWith(name));
  return card!.parentElement!.lastElementChild!;
}

/** Where an answer leads. */
const waysFrom = (answer: Element) => findAll(answer, "p > a").map((link) => link.getAttribute("href"));

describe.each([
  ["/will-it-copy-mine/", "", "Round key", "Teardrop fob", "Car remote", "Bank, transit or hotel card"],
  [
    "/fr-ca/ma-cle-se-copie-t-elle/",
    "/fr-ca",
    "Clé tubulaire",
    "Puce en goutte",
    "Télécommande d’auto",
    "Carte bancaire, de transport ou d’hôtel",
  ],
])("the guide at %s", (path, lang, round, fob, remote, bank) => {
  it("leads from each answer to the kiosks that copy it, or to a locksmith", async () => {
    const page = await getPage(path);
    expect(findAll(page.document, "h1")).toHaveLength(1);
    expect(waysFrom(answerOf(page, round))).toEqual([`${lang}/key-services/?services=locksmith`]);
    const fobs = await page.follow(findOne(page.main, "nav a[href*=keyFobs]"));
    expect(waysFrom(answerOf(fobs, fob))).toEqual([`${lang}/key-services/?services=keyFobs`]);
    expect(waysFrom(answerOf(fobs, remote))).toEqual([`${lang}/key-services/?services=carKeys`]);
    expect(waysFrom(answerOf(fobs, bank))).toEqual([expect.stringContaining("/frequently-asked-questions/")]);
    const labels = [page, fobs].flatMap(({ main }) => findAll(main, "label:has([type=radio])"));
    expect(labels.length).toBeGreaterThan(10);
    for (const label of labels) expect(waysFrom(label.parentElement!.lastElementChild!).length, wordsOf(label)).toBeGreaterThan(0);
  });

  it("answers for the car in its address, with the kiosks around a place", async () => {
    const carForm = (page: HttpPage) => findOne(page.main, "#guide-carKeys form");
    const ask = async (query: string) => getPage(`${path}?${query}`);
    const optionsOf = (page: HttpPage, name: string) => findAll(carForm(page), `[name=${name}] option`).map(wordsOf);
    expect(optionsOf(await ask("kind=carKeys"), "make")).toContain("Honda");
    expect(optionsOf(await ask("make=Honda"), "model")).toEqual([copyGuideWords(lang ? "fr-ca" : "en-us").choose, "Civic", "CR-V"]);
    const years = optionsOf(await ask("make=Honda&model=Civic"), "year");
    expect(years).toHaveLength(4);
    const civic = `make=Honda&model=Civic&year=${encodeURIComponent(years[1]!)}`;
    const answered = await ask(civic);
    expect(wordsOf(findOne(carForm(answered), "strong"))).toBe(
      lang ? "Oui, dès 50\u00a0$ environ" : "Yes, from $40 in\u00a0the\u00a0US, $50 in\u00a0Canada",
    );
    const near = await ask(`${civic}&near=Boston,+MA`);
    const kiosks = findAll(carForm(near), "li[data-location-id]");
    expect(kiosks).toHaveLength(3);
    const all = wordsOf(findOne(carForm(near), "a[href*='services=carKeys']"));
    expect(all).toMatch(lang ? /^Les \d+ bornes qui lisent les clés d’auto$/ : /^All \d+ kiosks that read car keys$/);
    // The prices of the kiosks' country.
    for (const kiosk of kiosks) expect(wordsOf(kiosk)).toContain(lang ? "Clé d’auto dès 40\u00a0$\u00a0US" : "Car key from $40");
    const tesla = await getPage(`${path}?make=Tesla&model=Model+3`);
    expect(waysFrom(findOne(carForm(tesla), "section"))).toEqual([`${lang}/key-services/?services=locksmith`]);
  });
});

it.each([
  ["/key-gallery/?sku=20010&q=43215", "Will it copy my key?", "With “Ribbon” in stock.", "Printed key from $5"],
  ["/fr-ca/key-gallery/?sku=20010&q=H2X+1Y4", "Ma clé se copie-t-elle?", "Avec «\u00a0Ruban\u00a0» en stock.", "dès 6\u00a0$"],
])("the guide keeps the design of %s, and names the kiosks that have it", async (path, name, words, price) => {
  const sheet = await getPage(path);
  const kiosksOf = (page: HttpPage, selector: string) => findAll(page.main, selector).map((link) => link.getAttribute("href"));
  const guide = await sheet.follow(name);
  const form = findOne(guide.main, "#guide-keyCopy form");
  // Without a script, the button sends what is chosen.
  findOne(form, "[value=keyCopy-1]").setAttribute("checked", "");
  const answered = await guide.submit(form);
  expect(answered.address).toMatch(/design=20010.*key=keyCopy-1|key=keyCopy-1.*design=20010/);
  const answer = findOne(answered.main, "#guide-keyCopy form");
  expect(wordsOf(answer)).toContain(words);
  const found = kiosksOf(answered, "#guide-keyCopy li[data-location-id] h2 a");
  expect(found).toHaveLength(3);
  for (const kiosk of findAll(answered.main, "#guide-keyCopy li[data-location-id]")) expect(wordsOf(kiosk)).toContain(price);
  // The sheet's kiosks, but those that cut no keys.
  const stocked = kiosksOf(sheet, "dialog[aria-labelledby=open-design] h4 a");
  expect(stocked.filter((href) => found.includes(href)).length).toBeGreaterThan(1);
});

it.each([
  ["/", "See what a kiosk copies"],
  ["/products/key-copy-kiosk/", "Compare with yours"],
  ["/products/instafob-key-fob-copy/", "Will it copy mine?"],
  ["/products/automotive-key-copy/", "Will it copy mine?"],
  ["/how-it-works/", "Will it copy mine?"],
  ["/fr-ca/", "Voyez ce qu’une borne copie"],
  ["/fr-ca/products/key-copy-kiosk/", "Comparer avec la vôtre"],
])("%s leads to the guide", async (path, name) => {
  const guide = await (await getPage(path)).follow(name);
  expect(findAll(guide.main, "[data-slice-type=copy_guide]")).toHaveLength(1);
});

it("the guide's way to kiosks with a service keeps the service in the search for a place", async () => {
  const page = await getPage("/will-it-copy-mine/?kind=keyFobs");
  const search = await page.follow(findOne(answerOf(page, "Round fob"), "p > a"));
  const form = findOne(search.main, "form[data-place-search]");
  const found = await search.submit(form, { q: "Boston" });
  expect(found.address).toContain("services=keyFobs");
  const kiosks = findAll(found.main, "li[data-location-id]");
  expect(kiosks.length).toBeGreaterThan(3);
  for (const kiosk of kiosks) expect(wordsOf(kiosk)).toContain("Fob from $20");
});
