import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { editDocuments } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

const open = async (path: string): Promise<Page> => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
};
const main = (page: Page) => page.getByRole("main");
/** What a page tells machines of itself. */
const dataOf = (body: string) => [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text!));

describe("without JavaScript, the list of questions", () => {
  it.each([
    ["/frequently-asked-questions/", "House keys and kiosks", "How can I pay at a kiosk?", "By debit or credit card"],
    ["/fr-ca/frequently-asked-questions/", "Clés de maison et bornes", "Comment payer à la borne?", "Par carte de débit ou de crédit"],
  ])("%s shows every question by topic, and its answer on a click", async (path, topic, question, answer) => {
    const page = await open(path);
    await main(page).getByRole("heading", { level: 2, name: topic }).waitFor();
    expect(await main(page).locator("details").count()).toBeGreaterThanOrEqual(20);
    const words = main(page).getByText(answer);
    expect(await words.isVisible()).toBe(false);
    await main(page).getByText(question, { exact: true }).click();
    expect(await words.isVisible()).toBe(true);
  });

  it("tells search engines all of them", async () => {
    const { body } = await rawGet(siteUrl, "/frequently-asked-questions/");
    const [data] = dataOf(body).filter((one) => one["@type"] === "FAQPage");
    expect(data.mainEntity.length).toBeGreaterThanOrEqual(20);
    expect(data.mainEntity[0]).toMatchObject({ "@type": "Question", acceptedAnswer: { "@type": "Answer" } });
  });
});

describe("without JavaScript, a question", () => {
  it.each([
    ["/frequently-asked-questions/how-can-i-pay/", "How can I pay at a kiosk?", "By debit or credit card", "All questions", "Next question"],
    ["/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/", "Comment payer à la borne?", "Par carte de débit", "Toutes les questions", "Question suivante"],
  ])("%s has its answer, its topic, the way back and the next one", async (path, question, answer, back, next) => {
    const page = await open(path);
    expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([question]);
    expect(await main(page).getByText(answer).isVisible()).toBe(true);
    const before = page.url();
    await main(page).getByRole("link", { name: next }).click();
    expect(page.url()).not.toBe(before);
    await main(page).getByRole("link", { name: back }).first().click();
    expect(new URL(page.url()).pathname).toMatch(/\/frequently-asked-questions\/$/);
    expect(dataOf((await rawGet(siteUrl, path)).body)).toContainEqual(expect.objectContaining({ "@type": "FAQPage", mainEntity: [expect.objectContaining({ name: question })] }));
  });
});

describe("without JavaScript, the services", () => {
  it.each([
    ["/products/", ["House and padlock keys", "Building fobs and cards", "Car keys and remotes", "A locksmith at your door", "You’re the locksmith?"]],
    ["/fr-ca/products/", ["Clés de maison et de cadenas", "Puces et cartes d’immeuble", "Clés et télécommandes d’auto", "Un serrurier à votre porte", "Le serrurier, c’est vous?"]],
  ])("%s stand in their order, each with its page", async (path, names) => {
    const page = await open(path);
    const services = main(page).locator("[data-slice-type=service_cards]");
    expect(await services.getByRole("heading").allInnerTexts()).toEqual(names);
    await services.getByRole("link").nth(3).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${path}locksmith/`);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  it("tell search engines what they are", async () => {
    const { body } = await rawGet(siteUrl, "/fr-ca/products/locksmith/");
    expect(dataOf(body)).toContainEqual(expect.objectContaining({ "@type": "Service", name: "Un serrurier à votre porte" }));
  });
});

describe("a page that is there for its list, without the slice for it", () => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    const documents = ["faq_page", "products_page"].map((type) => ({ lang: "en-us", type, name: type }));
    restore = await editDocuments((data) => Object.assign(data, { slices: (data as { slices: object[] }).slices.slice(0, 1) }), ...documents);
  });
  afterAll(() => restore());

  it.each([
    ["/frequently-asked-questions/", "main #kiosks details", 5],
    ["/products/", "main section li a", 4],
  ])("%s has its list below its head all the same", async (path, entries, least) => {
    const page = await open(path);
    expect(await page.locator(entries).count()).toBeGreaterThanOrEqual(least);
    expect(await main(page).locator("> [data-slice-type]").first().getAttribute("data-slice-type")).toBe("hero");
  });
});

describe("without JavaScript, the key gallery", () => {
  it.each([
    ["/key-gallery/", "Wildlife", "Patterns", "Brick and cloth", "All"],
    ["/fr-ca/key-gallery/", "Animaux", "Motifs", "Brique et tissu", "Tous"],
  ])("%s shows every design by theme, and one theme by a link", async (path, theme, parent, narrower, all) => {
    const page = await open(path);
    const designs = main(page).locator("section li");
    const follow = async (name: string) => {
      await main(page).getByRole("link", { name, exact: true }).click();
      await page.waitForLoadState();
    };
    const total = await designs.count();
    expect(total).toBeGreaterThanOrEqual(60);
    expect(await main(page).getByRole("heading", { level: 2 }).count()).toBe(8);

    await follow(theme);
    expect(await main(page).getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([expect.stringContaining(theme)]);
    expect(await main(page).getByText("Fox", { exact: true }).isVisible()).toBe(true);
    expect(await main(page).getByText("Brick wall", { exact: true }).count()).toBe(0);

    await follow(parent);
    await follow(narrower);
    expect(await main(page).getByRole("link", { name: narrower, exact: true }).getAttribute("aria-current")).toBe("true");
    expect(await main(page).getByText("Brick wall", { exact: true }).isVisible()).toBe(true);
    expect(await main(page).getByText("Honeycomb", { exact: true }).count()).toBe(0);

    await follow(all);
    expect(await designs.count()).toBe(total);
  });

  it("shows pictures in three formats, in room that is kept for them", async () => {
    const page = await open("/key-gallery/?group=WILD");
    const picture = main(page).locator("section picture").first();
    expect(await picture.locator("source").evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type))).toEqual(["image/jp2", "image/webp"]);
    const image = picture.locator("img");
    expect(await image.evaluate((element: HTMLImageElement) => [element.complete && element.naturalWidth > 0, element.currentSrc.endsWith(".webp")])).toEqual([true, true]);
    expect(await image.getAttribute("height")).toBe("288");
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
    ["/key-gallery/?group=DC", "The designs didn&#x27;t load.", "Try again"],
    ["/fr-ca/key-gallery/?group=HOME", "Les modèles ne se sont pas affichés.", "Réessayer"],
  ])("%s, with a link that asks anew", async (path, message, again) => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks/key-designs", status: 502 });
    const failed = await rawGet(site.url, path);
    expect(failed.status).toBe(200);
    for (const words of [message, "<h1", `<a href="${path}"`, again]) expect(failed.body).toContain(words);
    await liftFaults("backend");
    await expect.poll(async () => (await rawGet(site.url, path)).body, { timeout: 8000 }).not.toContain(message);
  });
});

describe("every page", () => {
  it.each([
    "/frequently-asked-questions/",
    "/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/",
    "/products/",
    "/fr-ca/products/locksmith/",
    "/key-gallery/?group=MRVL,HOME",
    "/fr-ca/key-gallery/",
    "/privacy-policy/",
    "/fr-ca/terms/",
  ])("%s has no violation that axe finds, and never scrolls sideways", async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
    expect(await violationsOn(page)).toEqual([]);
  });
});
