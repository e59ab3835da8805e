import { describe, expect, it } from "vitest";
import { coldSite } from "../support/coldSite";
import { switchFaults } from "../support/faultSwitches";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, nameOf, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

const cards = (page: HttpPage) => findAll(page.main, "[data-keys] li");
const formOf = (part: Element) => findOne(part, "form[data-place-search]");

/** A place whose kiosks have no designs of the groups Outdoors, Flags & stripes and Quiet nights. */
const FAIRBANKS = "at=64.8378,-147.7164";
/** A place whose kiosks have shapes, but no brick and cloth. */
const GREAT_FALLS = "q=Great+Falls,+MT&at=47.5,-111.3";
const BEAR = 20_170;

describe("the gallery", () => {
  it.each([
    ["/key-gallery/", "Printed key from $5 in\u00a0the\u00a0US, $6 in\u00a0Canada", "In stock nearby"],
    ["/fr-ca/key-gallery/", "Clé imprimée dès 6\u00a0$ environ", "En stock tout près"],
  ])("%s says once what a key costs, and around a place on each card that it is in stock", async (path, price, stocked) => {
    const page = await getPage(path);
    expect(wordsOf(page.main).split(price)).toHaveLength(2);
    const everywhere = cards(page).map(wordsOf);
    const around = cards(await getPage(`${path}?${GREAT_FALLS}`)).map(wordsOf);
    expect([everywhere.length, around.length].every((count) => count > 3)).toBe(true);
    expect(everywhere.filter((card) => card.includes(stocked))).toEqual([]);
    for (const card of around) expect(card).toContain(stocked);
  });

  it.each([
    [
      "/key-gallery/",
      "See what’s in stock near you",
      "Search",
      "None of “Outdoors” is in stock near Fairbanks, AK, so that filter is off.",
      "Undo",
      "Show all",
    ],
    [
      "/fr-ca/key-gallery/",
      "Voir ce qui est en stock près de vous",
      "Chercher",
      "Rien de «\u00a0Plein air\u00a0» n’est en stock près de Fairbanks, AK\u00a0: ce filtre est retiré.",
      "Annuler",
      "Tout voir",
    ],
  ])(
    "%s shows what is in stock around a place, clears a filter of which nothing is, and undoes that",
    async (path, label, search, note, undo, showAll) => {
      const outdoors = await getPage(`${path}?group=NATR`);
      const form = formOf(outdoors.main);
      expect([nameOf(findOne(form, "label")), nameOf(findOne(form, "button[type=submit]"))]).toEqual([label, search]);
      const inStock = await outdoors.submit(form, { q: "Fairbanks, AK" });
      expect(inStock.address).toBe(`${path}?q=Fairbanks,+AK&group=NATR`);
      expect(wordsOf(inStock.main)).toContain(note);
      expect(cards(inStock).length).toBeGreaterThan(cards(outdoors).length);
      // A filter link keeps the place and its name.
      const wildlife = await inStock.follow(/^(Wildlife|Animaux)$/);
      expect(wildlife.url.pathname).toBe(path);
      expect(wildlife.address).toMatch(/\?group=WILD&q=Fairbanks,\+AK&at=64\.\d+,-147\.\d+$/);
      expect(wordsOf(wildlife.main)).not.toContain(note);
      expect(cards(wildlife).length).toBeLessThan(cards(inStock).length);
      // A gray filter says that nothing is in stock, and where it links.
      const grayed = await wildlife.follow(/^(Outdoors, not in stock there|Plein air, pas en stock là-bas)$/);
      expect(wordsOf(grayed.main)).toContain(note);
      const undone = await grayed.follow(new RegExp(`^${undo}\\.`));
      expect(undone.address).toBe(`${path}?group=NATR`);
      expect(cards(undone)).toHaveLength(cards(outdoors).length);
      const whole = await grayed.follow(showAll);
      expect(whole.address).toBe(path);
      expect(cards(whole).length).toBeGreaterThan(cards(inStock).length);
    },
  );

  it("clears a subgroup alone, and counts the available designs of the others", async () => {
    const page = await getPage(`/key-gallery/?group=MRVL,HOME&sub=HOME&${GREAT_FALLS}`);
    expect(wordsOf(page.main)).toContain("None of “Brick and cloth” is in stock near Great Falls, MT, so that filter is off.");
    expect(findOne(page.main, "a", "Patterns").getAttribute("aria-current")).toBe("true");
    const chips = findAll(findOne(page.main, "nav", "Narrow down"), "a").map(wordsOf);
    expect(chips).toEqual(["All: Patterns 8", "Shapes 8", "Brick and cloth 0"]);
    expect((await page.follow(/^Undo\./)).address).toBe("/key-gallery/?group=MRVL,HOME&sub=HOME");
  });

  it.each([
    ["/key-gallery/?q=Xyzzyq", "We found no place by the name “Xyzzyq”."],
    ["/fr-ca/key-gallery/?q=Xyzzyq", "Aucun endroit trouvé sous le nom «\u00a0Xyzzyq\u00a0»."],
  ])("%s says that there is no such place, and shows every design", async (path, words) => {
    const page = await getPage(path);
    const box = findOne(page.main, "[role=searchbox]");
    expect([box.getAttribute("value"), box.getAttribute("aria-invalid")]).toEqual(["Xyzzyq", "true"]);
    expect(wordsOf(page.main)).toContain(words);
    expect(cards(page).length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ["/key-gallery/?at=60,-100", "Nothing in stock near you", "See all designs", 0],
    ["/key-gallery/?at=60,-100&group=WILD", "Nothing in stock near you", "See all designs", 1],
    ["/fr-ca/key-gallery/?at=60,-100&q=Ennadai", "Rien en stock près d’Ennadai", "Voir tous les modèles", 0],
  ])("%s says where nothing is in stock, and leads on", async (path, words, button, undos) => {
    const page = await getPage(path);
    findOne(page.main, "h2, h3", words);
    expect(cards(page)).toEqual([]);
    expect(findAll(page.main, "a", /^Undo\./)).toHaveLength(undos);
    expect(cards(await page.follow(button)).length).toBeGreaterThanOrEqual(60);
  });
});

it.each([
  ["/key-gallery/", "FÓX", "Fox"],
  ["/fr-ca/key-gallery/", "animaux renard", "Renard"],
])("%s finds designs by word, and keeps the filter", async (path, find, name) => {
  const list = await getPage(`${path}?group=WILD`);
  const found = await list.submit(findOne(list.main, "form:has([name=find])"), { find });
  expect(cards(found).map(wordsOf)).toEqual([name]);
  expect(found.address).toContain("group=WILD");
  const none = await getPage(`${path}?find=zzz`);
  expect(cards(none)).toEqual([]);
  expect(wordsOf(none.main)).toContain("zzz");
});

it.each([
  ["q=Toronto,+ON&at=43.65,-79.38", "Printed key from about $6"],
  [GREAT_FALLS, "Printed key from about $5"],
])("around a place, %s, a key has the price of its country", async (place, price) => {
  expect(wordsOf((await getPage(`/key-gallery/?${place}`)).main)).toContain(price);
});

it("the prices of a list and of a kiosk's page are those of the kiosk's country, in the page's language", async () => {
  const toronto = await getPage("/key-services/?q=Toronto,+ON&at=43.65,-79.38");
  const [row] = findAll(toronto.main, "li[data-location-id]");
  expect(wordsOf(row!)).toContain("House key from $5");
  const kiosk = await toronto.follow(findOne(row!, "h2 a"));
  expect(wordsOf(kiosk.main)).toContain("House key from $5.");
  const french = await getPage("/fr-ca/key-services/?q=Columbus,+OH&at=39.96,-83");
  expect(wordsOf(findAll(french.main, "li[data-location-id]")[0]!)).toContain("Clé de maison dès 4\u00a0$\u00a0US");
});

describe("one design", () => {
  it.each([
    ["/key-gallery/", "Brown bear", "In stock near Fairbanks", /^\d+(\.\d)?\u00a0mi$/, "Close the design"],
    ["/fr-ca/key-gallery/", "Ours brun", "En stock près de Fairbanks", /^\d+(,\d)?\u00a0km$/, "Fermer le modèle"],
  ])(
    "is opened in %s by its card, with the nearest kiosks that have it, and closed by a link",
    async (path, name, title, distance, close) => {
      const list = `${path}?group=WILD&q=Fairbanks&${FAIRBANKS}`;
      const page = await (await getPage(list)).follow(name);
      expect(page.address).toBe(`${list}&sku=${BEAR}`);
      const dialog = findOne(page.document, "dialog");
      findOne(dialog, "h2", name);
      expect(wordsOf(dialog)).toContain(String(BEAR));
      findOne(dialog, "h3", title);
      const [kiosk] = findAll(dialog, "li");
      findOne(kiosk!, "p, span", distance);
      expect(findOne(kiosk!, "a").getAttribute("href")).toMatch(/\/key-services\/ak\/.*\/\d+\/$/);
      expect(wordsOf(findOne(page.main, "[data-keys] [aria-current=true]"))).toContain(name);
      const closed = await page.follow(findOne(dialog, "a", close));
      expect(closed.address).toBe(list);
      expect(findAll(closed.document, "dialog")).toEqual([]);
    },
  );

  it("asks for a place if none is chosen, or for another one, and stays open", async () => {
    const page = await getPage(`/key-gallery/?group=WILD&sku=${BEAR}`);
    const form = formOf(findOne(page.document, "dialog"));
    findOne(form, "label", "Where is it in stock?");
    const searched = await page.submit(form, { q: "Fairbanks, AK" });
    expect(searched.address).toBe(`/key-gallery/?q=Fairbanks,+AK&group=WILD&sku=${BEAR}`);
    findOne(searched.document, "dialog h3", "In stock near Fairbanks, AK");
    const again = await searched.follow(findOne(searched.document, "dialog a", "Change place"));
    expect(again.address).toBe(page.address);
  });

  it.each(["99", "2147483648", "bear", "%3Cscript%3E"])(
    "is not found by the number %s: the gallery says so, to visitors and search engines",
    async (sku) => {
      const { status, body } = await rawGet(siteUrl, `/key-gallery/?sku=${sku}`);
      expect(status).toBe(200);
      expect(body).toContain("No design goes by the number “");
      expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(body).not.toContain("<script>“");
      expect(body.match(/<picture/g)!.length).toBeGreaterThanOrEqual(60);
      expect(body).not.toContain("<dialog open");
    },
  );

  it.each([
    ["/key-gallery/", "Brown bear", "Wildlife"],
    ["/fr-ca/key-gallery/", "Ours brun", "Animaux"],
  ])("is a view of the gallery in %s to search engines, with a title of its own", async (path, name, category) => {
    const title = `${name} | `;
    const { body, canonical } = await rawGet(siteUrl, `${path}?sku=${BEAR}&utm_source=mail`);
    const origin = canonical!.slice(0, canonical!.indexOf("/", 8));
    expect(canonical).toBe(origin + path);
    expect(/<title>(.*?)<\/title>/.exec(body)![1]).toContain(title);
    for (const tag of ['property="og:title"', 'name="twitter:title"']) expect(body).toContain(`<meta ${tag} content="${title}`);
    expect(body).toContain(`hrefLang="fr-CA" href="${origin}/fr-ca/key-gallery/"`);
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text!));
    expect(data.find((thing) => thing["@type"] === "Product")).toMatchObject({
      name,
      productID: "bear",
      category,
      url: `${origin}${path}?sku=${BEAR}`,
      image: `${origin}/media/designs/bear.svg`,
      sku: expect.stringContaining("BEAR"),
    });
  });
});

describe("while the backend is down", () => {
  const site = coldSite();

  it("a design that cannot be loaded is not reported as missing", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const { body } = await rawGet(site.url, "/key-gallery/?sku=20290");
    expect(body).toContain("This design didn’t load.");
    expect(body).not.toContain("No design goes by");
  });

  it("an open design says that its kiosks could not be loaded", async () => {
    await rawGet(site.url, `/key-gallery/?sku=${BEAR}`);
    await switchFaults("backend", { kind: "5xx", path: "/kiosks", status: 502 });
    const { body } = await rawGet(site.url, `/key-gallery/?sku=${BEAR}&at=20,-155`);
    expect(body).toContain("Brown bear");
    expect(body).toMatch(/The kiosks that have it didn’t load\.|No kiosk near you has it right now\./);
  });
});

describe("while Places is down", () => {
  it.each([
    ["/key-gallery/?q=Fairbanks,+AK", /designs in stock near Fairbanks, AK( |$)/],
    ["/fr-ca/key-gallery/?q=Fairbanks,+AK", /modèles en stock près de Fairbanks, AK( |$)/],
  ])("%s finds a city that has kiosks", async (path, words) => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await getPage(path);
    expect(wordsOf(page.main)).toMatch(words);
    expect(cards(page).length).toBeGreaterThan(0);
  });

  it.each([
    ["/key-gallery/?q=Xyzzyq", "A ZIP code or a city still works, as in 43215 or Columbus, OH."],
    ["/fr-ca/key-gallery/?q=Xyzzyq", "Un code postal ou une ville fonctionne toujours, comme H2X\u00a01Y4 ou Québec, QC."],
  ])("%s says what works", async (path, words) => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await getPage(path);
    expect(wordsOf(page.main)).toContain(words);
    expect(cards(page).length).toBeGreaterThanOrEqual(60);
  });
});
