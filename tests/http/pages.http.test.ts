import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { getPage, type HttpPage } from "../support/httpPage";
import { findAll, findOne, isShown, wordsOf } from "../support/markup";
import { ownStack } from "../support/ownStack";
import { editDocuments } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

/** Returns a page's structured data. */
const dataOf = ({ document }: HttpPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent!));

describe("the list of questions", () => {
  it.each([
    ["/frequently-asked-questions/", "House keys and kiosks", "How can I pay at a kiosk?", "By debit or credit card"],
    ["/fr-ca/frequently-asked-questions/", "Clés de maison et bornes", "Comment payer à la borne?", "Par carte de débit ou de crédit"],
  ])("%s shows every question by topic, and its answer once it is opened", async (path, topic, question, answer) => {
    const { main } = await getPage(path);
    findOne(main, "h2", topic);
    expect(findAll(main, "details").length).toBeGreaterThanOrEqual(20);
    const details = findOne(main, "summary", question).parentElement!;
    const words = [...details.querySelectorAll("p")].find((paragraph) => wordsOf(paragraph).includes(answer))!;
    expect([isShown(words), words.closest("details") === details]).toEqual([false, true]);
  });

  it("leaves structured data to the pages of the questions", async () => {
    const types = dataOf(await getPage("/frequently-asked-questions/")).map((thing) => thing["@type"]);
    expect(types).not.toContain("FAQPage");
  });
});

describe("a question", () => {
  it.each([
    ["/", "how-can-i-pay/", "How can I pay at a kiosk?", "By debit or credit card", "FAQs", "Next question"],
    ["/fr-ca/", "comment-payer-a-la-borne/", "Comment payer à la borne?", "Par carte de débit", "FAQ", "Question suivante"],
  ])("below %s, %s has its answer, and links back and to the next one", async (prefix, name, question, answer, back, next) => {
    const page = await getPage(`${prefix}frequently-asked-questions/${name}`);
    findOne(page.document, "h1", question);
    expect(wordsOf(page.main)).toContain(answer);
    const following = await page.follow(new RegExp(next));
    expect(following).toMatchObject({ answer: { status: 200 } });
    expect(following.address).not.toBe(page.address);
    const list = await following.follow(findAll(following.main, "a", new RegExp(back))[0]!);
    expect(list.address).toMatch(/\/frequently-asked-questions\/$/);
    const mainEntity = [expect.objectContaining({ name: question })];
    expect(dataOf(page)).toContainEqual(expect.objectContaining({ "@type": "FAQPage", mainEntity }));
  });
});

describe("the services", () => {
  it.each([
    [
      "/products/",
      ["House and padlock keys", "Building fobs and cards", "Car keys and remotes", "A locksmith at your door", "You’re the locksmith?"],
    ],
    [
      "/fr-ca/products/",
      [
        "Clés de maison et de cadenas",
        "Puces et cartes d’immeuble",
        "Clés et télécommandes d’auto",
        "Un serrurier à votre porte",
        "Le serrurier, c’est vous?",
      ],
    ],
  ])("%s are in their order, each with a link to its page", async (path, names) => {
    const page = await getPage(path);
    const services = findOne(page.main, "[data-slice-type=service_cards]");
    expect(findAll(services, "h2, h3").map(wordsOf)).toEqual(names);
    const service = await page.follow(findAll(services, "a")[3]!);
    expect(service).toMatchObject({ address: `${path}locksmith/`, answer: { status: 200 } });
    expect(findAll(service.document, "h1")).toHaveLength(1);
  });

  it("have structured data", async () => {
    const service = expect.objectContaining({ "@type": "Service", name: "Un serrurier à votre porte" });
    expect(dataOf(await getPage("/fr-ca/products/locksmith/"))).toContainEqual(service);
  });
});

describe("a list page without the slice for its list", () => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    const documents = ["faq_page", "products_page"].map((type) => ({ lang: "en-us", type, name: type }));
    const keepFirst = (data: object) => Object.assign(data, { slices: (data as { slices: object[] }).slices.slice(0, 1) });
    restore = await editDocuments(keepFirst, ...documents);
  });
  afterAll(() => restore());

  it.each([
    ["/frequently-asked-questions/", "main #kiosks details", 5],
    ["/products/", "main section li a", 4],
  ])("%s has its list below its head all the same", async (path, entries, least) => {
    const { document, main } = await getPage(path);
    expect(findAll(document, entries).length).toBeGreaterThanOrEqual(least);
    const [first] = [...main.children].filter((child) => child.hasAttribute("data-slice-type"));
    expect(first!.getAttribute("data-slice-type")).toBe("hero");
  });
});

describe("the key gallery", () => {
  it.each([
    ["/key-gallery/", "Wildlife", "Patterns", "Brick and cloth", "All", ["Fox", "Brick wall", "Honeycomb"]],
    ["/fr-ca/key-gallery/", "Animaux", "Motifs", "Brique et tissu", "Tous", ["Renard", "Mur de briques", "Nid d’abeille"]],
  ] as const)("%s shows every design by theme, and one theme by a link", async (path, theme, parent, narrower, everything, names) => {
    const [fox, bricks, honeycomb] = names;
    const designs = (page: HttpPage) => findAll(page.main, "[data-keys] li");
    const titles = (page: HttpPage) => findAll(page.main, "[data-keys] h2").map(wordsOf);
    const gallery = await getPage(path);
    expect(designs(gallery).length).toBeGreaterThanOrEqual(60);
    expect(titles(gallery)).toHaveLength(1);

    const ofTheme = await gallery.follow(theme);
    expect(titles(ofTheme)).toEqual([expect.stringContaining(theme)]);
    expect([findAll(ofTheme.main, "a", fox).length, findAll(ofTheme.main, "a", bricks).length]).toEqual([1, 0]);

    const narrowed = await (await ofTheme.follow(parent)).follow(narrower);
    expect(findOne(narrowed.main, "a", narrower).getAttribute("aria-current")).toBe("true");
    expect([findAll(narrowed.main, "a", bricks).length, findAll(narrowed.main, "a", honeycomb).length]).toEqual([1, 0]);

    expect(designs(await narrowed.follow(everything))).toHaveLength(designs(gallery).length);
  });

  it.each(["?group=NOPE", "?group=%3Cscript%3E", "?group=WILD&group=NATR", "?sub=HOME"])("shows every design for %s", async (query) => {
    const { status, body } = await rawGet(siteUrl, `/key-gallery/${query}`);
    expect(status).toBe(200);
    expect(body.match(/<picture/g)!.length).toBeGreaterThanOrEqual(60);
  });
});

describe("while a list cannot be had, its page is there and says so", () => {
  const site = coldSite();

  it.each([
    ["/key-gallery/?group=DC", "The designs didn’t load.", "Try again"],
    ["/fr-ca/key-gallery/?group=HOME", "Les modèles ne se sont pas affichés.", "Réessayer"],
  ])("%s, with a link that retries", async (path, message, again) => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks/key-designs", status: 502 });
    const failed = await rawGet(site.url, path);
    expect(failed.status).toBe(200);
    for (const words of [message, "<h1", `<a href="${path}"`, again]) expect(failed.body).toContain(words);
    await liftFaults("backend");
    await expect.poll(async () => (await rawGet(site.url, path)).body, { timeout: 8000 }).not.toContain(message);
  });
});
