import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordOperations } from "../support/recordOperations";
import { openPage, visit } from "../support/browser";
import { type GoogleMapsStandIn, serveGoogleMaps } from "../support/googleMaps/serveGoogleMaps";
import { CITY, WIDE_AREA, drag, LOCATION, mapOf, openMap, PATIENCE } from "../support/mapPage";
import { ownStack } from "../support/ownStack";
import { type RunningServer, startSite } from "../support/servers";

const ONE_KIOSK = "/key-services/il/zion/";
const FAILED = "Google Maps API failed to load";

let google: GoogleMapsStandIn;
/** A site whose places are Google's, too. */
let site: RunningServer;
beforeAll(async () => {
  google = await serveGoogleMaps();
  site = await startSite({
    bffUrl: ownStack().bffUrl,
    env: { GOOGLE_MAPS_API_KEY: "a-browser-key", GOOGLE_MAPS_URL: google.url, GOOGLE_PLACES_API_KEY: "a-server-key" },
  });
});
afterAll(async () => {
  google?.stop();
  await site?.stop();
});
beforeEach(() => {
  google.mode = "works";
  google.asked.length = 0;
});

function open(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  return openPage({ siteUrl: site.url, otherOrigins: [google.url], ...options });
}

/** Opens a page on which the fallback map is expected, with its console message. */
function openWithOtherMap(...expectedErrors: readonly RegExp[]): Promise<Page> {
  return open({ expectedErrors, hasWebGl: true, reducedMotion: "reduce" });
}

/** Records a page's console messages, and the data on it when the fallback map began to load. */
function watch(page: Page) {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const ratings: Promise<number>[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/assets/map/base.json")) return;
    const shown = page.locator("[data-of-google]:visible").count();
    ratings.push(shown);
    // A page may close before it has counted, which is an error only if the test reads the number.
    shown.catch(() => {});
  });
  return { said, ratings };
}

describe("with a key the map is Google's", () => {
  it("loads its script once, in the visitor's language, and no file of the other map", async () => {
    const page = await open();
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    const { map, pins } = await openMap(page, `/fr-ca${CITY}`);
    expect(google.asked.map((query) => Object.fromEntries(query))).toEqual([
      { key: "a-browser-key", v: "quarterly", language: "fr-CA", region: "CA", loading: "async", callback: "initMap" },
    ]);
    expect(await map.locator("[data-google-stand-in]").count()).toBe(1);
    await expect.poll(() => pins.count(), PATIENCE).toBeGreaterThan(3);
    expect(paths).not.toContain("/assets/map/base.json");
  });

  it("loads its script once for all pages of a language, and reloads the document for another language", async () => {
    const page = await open();
    await openMap(page);
    const languages = () => google.asked.map((query) => query.get("language"));
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link").last().click();
    await page.waitForURL((url) => url.pathname !== CITY, PATIENCE);
    await page.goBack();
    await mapOf(page).map.locator("[data-google-stand-in]").waitFor(PATIENCE);
    expect([languages(), documents]).toEqual([["en"], []]);

    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await page.locator("html[lang=fr-CA]").waitFor(PATIENCE);
    await mapOf(page).map.locator("[data-google-stand-in]").waitFor(PATIENCE);
    expect([languages(), documents]).toEqual([["en", "fr-CA"], [`/fr-ca${CITY}`]]);
    expect(await page.locator(`script[src^="${google.url}"]`).count()).toBe(1);
  });

  it("does not reveal the server's key", async () => {
    const page = await (await fetch(site.url + CITY)).text();
    expect(page).toContain("a-browser-key");
    expect(page).not.toContain("a-server-key");
  });

  it("shows the one kiosk of a list in its surroundings", async () => {
    const page = await open();
    const { map } = await openMap(page, ONE_KIOSK);
    expect(await page.locator("li[data-location-id]").count()).toBe(1);
    const zoom = Number(await map.locator("[data-google-stand-in]").getAttribute("data-zoom"));
    expect(zoom).toBeGreaterThan(11);
    expect(zoom).toBeLessThan(14);
  });

  it("shows the position on a kiosk's own page, beside Google's reviews", async () => {
    const page = await open();
    const { map, selected } = await openMap(page, LOCATION);
    expect(await map.locator("[data-google-stand-in]").count()).toBe(1);
    expect(await selected.count()).toBe(1);
    await page.getByRole("heading", { name: "What people say" }).waitFor(PATIENCE);
    expect(await page.locator("[data-of-google]:visible").count()).toBeGreaterThan(1);
  });

  it("zooms in on a click on a cluster", async () => {
    const page = await open();
    const { clusters } = await openMap(page, WIDE_AREA);
    await expect.poll(() => clusters.count(), PATIENCE).toBeGreaterThan(3);
    const before = await clusters.evaluateAll((all) => all.map((one) => one.textContent));
    await clusters.nth(Math.floor(before.length / 2)).click();
    await expect.poll(() => clusters.evaluateAll((all) => all.map((one) => one.textContent)), PATIENCE).not.toEqual(before);
  });

  it("offers to search the area after a drag, and shows a card for a pin", async () => {
    const page = await open();
    const { map, pins, searchLink, selected } = await openMap(page);
    expect(await searchLink.count()).toBe(0);
    await pins.first().click();
    await selected.waitFor({ ...PATIENCE, state: "attached" });
    await map.getByRole("link", { name: "See the kiosk" }).waitFor(PATIENCE);
    await page.keyboard.press("Escape");
    await drag(page, map, 120, 40);
    await searchLink.waitFor(PATIENCE);
    await searchLink.click();
    await page.waitForURL((url) => url.searchParams.has("area"), PATIENCE);
  });
});

describe("if Google's script fails, Google's data is removed before the other map loads", () => {
  const isHidden = async (page: Page) => {
    expect(await page.locator("html[data-without-google]").count()).toBe(1);
    // Ratings are loaded, but not shown.
    await expect.poll(() => page.locator("[data-of-google]").count(), PATIENCE).toBeGreaterThan(0);
    expect(await page.locator("[data-of-google]:visible").count()).toBe(0);
  };

  it.each([
    ["fails", [/Google Maps API failed to load/, /injectScript error/, /status of 500/, /^console: Event /]],
    ["hangs", [/Google Maps API failed to load/]],
    ["refuses", [/Google Maps API failed to load/]],
  ] as const)("when it %s", async (mode, expected) => {
    google.mode = mode;
    const page = await openWithOtherMap(...expected);
    const { said, ratings } = watch(page);
    await visit(page, CITY);
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
    await isHidden(page);
    expect(said.filter((text) => text.startsWith(FAILED))).toHaveLength(1);
    expect(await Promise.all(ratings)).toEqual([0]);
    expect(await page.locator("li[data-location-id]").count()).toBeGreaterThan(5);
    await expect.poll(() => mapOf(page).pins.count(), PATIENCE).toBeGreaterThan(0);
    // The search box requests nothing from Google, and searches for the words as typed.
    const asked = recordOperations(page);
    await page.locator("main input[name=q]").fill("Cleveland, OH");
    await page.locator("main input[name=q]").press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === "Cleveland, OH", PATIENCE);
    expect(asked.map(({ name }) => name)).not.toContain("PlacePredictions");
  });

  it("with Google's name of a place in a title, which is replaced by one of ours", async () => {
    google.mode = "refuses";
    const page = await openWithOtherMap(/Google Maps API failed to load/);
    const title = page.getByRole("heading", { level: 1 });
    await visit(page, "/key-services/?q=Columbus,+OH,+USA&at=39.9612,-82.9988&place=ChIJcd6QucGJOIgRM7Wxz_hmMuQ");
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
    expect(await title.innerText()).toMatch(/^\d+ kiosks near Columbus$/);
    expect(await page.getByRole("navigation", { name: "You are here" }).innerText()).not.toContain("USA");
    const beside = await open();
    google.mode = "works";
    await visit(beside, page.url());
    expect(await beside.getByRole("heading", { level: 1 }).innerText()).toMatch(/^\d+ kiosks near Columbus, OH, USA$/);
  });

  it("on a kiosk's own page, too, without leaving a gap", async () => {
    google.mode = "refuses";
    const page = await openWithOtherMap(/Google Maps API failed to load/);
    const { ratings } = watch(page);
    await visit(page, LOCATION);
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
    await isHidden(page);
    expect(await Promise.all(ratings)).toEqual([0]);
    expect(await page.locator("[data-reviews-of]").isVisible()).toBe(false);
  });
});

describe("if places are Google's, and there is no key for its map", () => {
  let without: RunningServer;
  beforeAll(async () => {
    without = await startSite({ bffUrl: ownStack().bffUrl, env: { GOOGLE_PLACES_API_KEY: "a-server-key" } });
  });
  afterAll(() => without?.stop());

  it("there is no map, and the list uses its space", async () => {
    const page = await openPage({ siteUrl: without.url });
    await visit(page, CITY);
    expect(await mapOf(page).map.count()).toBe(0);
    expect(await page.locator("li[data-location-id]").count()).toBeGreaterThan(5);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { gap, wide } = await page.locator("[data-cards]").evaluate((list) => {
        const { top, width: listWidth } = list.getBoundingClientRect();
        const heads = [...list.parentElement!.children].filter((part) => part !== list).map((part) => part.getBoundingClientRect().bottom);
        return { gap: top - Math.max(...heads), wide: listWidth };
      });
      expect(gap, `at ${width} px`).toBeLessThan(16);
      // The page's margins are at most 24 px each.
      expect(wide, `at ${width} px`).toBeGreaterThanOrEqual(Math.min(width - 2 * 24, 900));
    }
  });

  it("Google's name of a place has its source, which a Google map would show", async () => {
    const found = await (await fetch(`${without.url}/key-services/?q=12+Lantern+Street,+Columbus`)).text();
    const named = /\/key-services\/\?q=12[^"]+&amp;at=[^"]+&amp;place=[^"&]+/.exec(found)![0].replaceAll("&amp;", "&");
    const countSources = async (origin: string) =>
      (await (await fetch(origin + named)).text()).match(/<p[^>]* translate="no"[^>]*>Google Maps<\/p>/g)?.length ?? 0;
    expect([await countSources(without.url), await countSources(site.url)]).toEqual([1, 0]);
  });

  it("a kiosk's own page shows a drawing", async () => {
    const page = await openPage({ siteUrl: without.url });
    await visit(page, LOCATION);
    expect(await mapOf(page).map.count()).toBe(0);
    expect(await page.locator('main img[src="/assets/place.svg"]').isVisible()).toBe(true);
  });
});
