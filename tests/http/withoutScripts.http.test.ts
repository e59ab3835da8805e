import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage } from "../support/browser";

const open = async (path: string): Promise<Page> => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
};

describe("without JavaScript", () => {
  it.each([
    ["/", "Copy a key in about a minute.", "House keys, fobs and car keys", "Probably on your way home", "Hours"],
    ["/fr-ca/", "Un double de clé en une minute, ou presque.", "Clés de maison", "Sûrement sur votre chemin", "Heures d’ouverture"],
    ["/how-it-works/", "Scan it, pick it, take it home.", "The kiosk reads your key", "Try one of these", "Hours"],
    ["/fr-ca/comment-ca-marche/", "Numérisez, choisissez, repartez.", "La borne lit votre clé", "Essayez l’une de celles-ci", "Heures d’ouverture"],
  ])("%s shows its title, lead, kiosks and their hours", async (path, title, lead, kiosksTitle, hours) => {
    const page = await open(path);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([title]);
    expect(await page.getByRole("main").getByText(lead).first().isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 2, name: kiosksTitle }).isVisible()).toBe(true);

    const cards = page.locator("[data-slice-type=featured_kiosks] li:has(h3)");
    expect(await cards.count()).toBe(3);
    for (const card of await cards.all()) {
      expect((await card.getByRole("heading", { level: 3 }).innerText()).length).toBeGreaterThan(2);
      expect(await card.locator("p").first().innerText()).toMatch(/\d+ .+\n.+, [A-Z]{2} \w/);
      // A place that never closes has one line for the whole week.
      const week = card.getByRole("definition");
      expect(await week.first().isVisible()).toBe(false);
      await card.getByText(hours, { exact: true }).click();
      expect(await week.first().isVisible()).toBe(true);
      expect([1, 7]).toContain(await week.count());
    }
  });

  it.each([
    ["/moving-day/", /^0\.\d mi$|^\d\.\d mi$/, "/key-gallery/?sku="],
    ["/fr-ca/demenagement/", /^\d,\d km$/, "/fr-ca/key-gallery/?sku="],
  ])("%s shows kiosks near its point and key designs, each the way to its page", async (path, distance, gallery) => {
    const page = await open(path);
    const kiosks = page.locator("[data-slice-type=nearby_kiosks] li:has(h3)");
    expect(await kiosks.count()).toBe(4);
    for (const kiosk of await kiosks.all()) {
      expect(await kiosk.getByText(distance).isVisible()).toBe(true);
      expect(await kiosk.getByRole("link").getAttribute("href")).toMatch(/\/key-services\/[a-z]{2}\/[^/]+\/locksmith-key-copy-duplication-[^/]+\/\d+\/$/);
    }
    const designs = page.locator("[data-slice-type=key_design_strip] li");
    expect(await designs.count()).toBe(6);
    for (const link of await designs.getByRole("link").all()) expect(await link.getAttribute("href")).toContain(gallery);
  });

  it("shows the picture of the hero", async () => {
    const page = await open("/");
    const picture = page.getByRole("img", { name: "A self-service kiosk cutting a key" });
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  it("switches the language by links, to the same page and back", async () => {
    const page = await open("/how-it-works/");
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    expect(new URL(page.url()).pathname).toBe("/fr-ca/comment-ca-marche/");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    expect(new URL(page.url()).pathname).toBe("/how-it-works/");
  });

  it("follows a link in the bar and one in the text", async () => {
    const page = await open("/");
    await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
    expect(new URL(page.url()).pathname).toBe("/how-it-works/");
    await page.getByRole("link", { name: "our checklist" }).click();
    expect(new URL(page.url()).pathname).toBe("/guides/spare-key-checklist/");
  });
});
