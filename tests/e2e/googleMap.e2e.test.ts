import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage, visit } from "../support/browser";
import { type GoogleMapsStandIn, serveGoogleMaps } from "../support/googleMaps/serveGoogleMaps";
import { CITY, drag, mapOf, openMap, PATIENCE } from "../support/mapPage";
import { ownStack } from "../support/ownStack";
import { type RunningServer, startSite } from "../support/servers";

// Drawn in software, on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const FAILED = "Google Maps API failed to load";

let google: GoogleMapsStandIn;
/** Places are Google's as well, as far as this one knows. */
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

function open(expectedErrors: readonly RegExp[] = []): Promise<Page> {
  return openPage({ siteUrl: site.url, otherOrigins: [google.url], hasWebGl: true, expectedErrors });
}

/** What a page says to the console, and what was on it when the other map began to load. */
function watch(page: Page) {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const ratings: Promise<number>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/assets/map/base.json")) ratings.push(page.locator("[data-of-google]:visible").count());
  });
  return { said, ratings };
}

describe("with a key the map is Google's", () => {
  it("loads its script once, in the visitor's language, and nothing of the other map", async () => {
    const page = await open();
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    const { map, pins } = await openMap(page, `/fr-ca${CITY}`);
    expect(google.asked.map((query) => Object.fromEntries(query))).toEqual([{ key: "a-browser-key", v: "quarterly", language: "fr-CA", region: "CA", loading: "async", callback: "initMap" }]);
    expect(await map.locator("[data-google-stand-in]").count()).toBe(1);
    await expect.poll(() => pins.count(), PATIENCE).toBeGreaterThan(3);
    expect(paths).not.toContain("/assets/map/base.json");
  });

  it("shows the server's key to nobody", async () => {
    const html = await (await fetch(site.url + CITY)).text();
    expect(html).toContain("a-browser-key");
    expect(html).not.toContain("a-server-key");
  });

  it("comes closer on a press of a cluster", async () => {
    const page = await open();
    const { clusters, searchLink } = await openMap(page);
    const before = await clusters.evaluateAll((all) => all.map((one) => one.textContent));
    await clusters.first().click();
    await searchLink.waitFor(PATIENCE);
    await expect.poll(() => clusters.evaluateAll((all) => all.map((one) => one.textContent)), PATIENCE).not.toEqual(before);
  });

  it("offers to search where it was dragged to, and shows a card for a pin", async () => {
    const page = await open();
    const { map, pins, searchLink, selected } = await openMap(page);
    expect(await searchLink.count()).toBe(0);
    await pins.first().click();
    await selected.waitFor({ ...PATIENCE, state: "attached" });
    await map.getByRole("link", { name: "Directions" }).waitFor(PATIENCE);
    await page.keyboard.press("Escape");
    await drag(page, map, 120, 40);
    await searchLink.waitFor(PATIENCE);
    await searchLink.click();
    await page.waitForURL((url) => url.searchParams.has("area"), PATIENCE);
  });
});

describe("where Google's script fails, what is Google's goes before the other map comes", () => {
  const isHidden = async (page: Page) => {
    expect(await page.locator("html[data-without-google]").count()).toBe(1);
    // They come, and do not show.
    await expect.poll(() => page.locator("[data-of-google]").count(), PATIENCE).toBeGreaterThan(0);
    expect(await page.locator("[data-of-google]:visible").count()).toBe(0);
  };

  it.each([
    ["fails", [/Google Maps API failed to load/, /injectScript error/, /status of 500/, /^console: Event /]],
    ["hangs", [/Google Maps API failed to load/]],
    ["refuses", [/Google Maps API failed to load/]],
  ] as const)("when it %s", async (mode, expected) => {
    google.mode = mode;
    const page = await open(expected);
    const { said, ratings } = watch(page);
    await visit(page, CITY);
    await expect.poll(() => mapOf(page).map.locator("canvas").count(), PATIENCE).toBe(1);
    await isHidden(page);
    expect(said.filter((text) => text.startsWith(FAILED))).toHaveLength(1);
    expect(await Promise.all(ratings)).toEqual([0]);
    expect(await page.locator("li[data-location-id]").count()).toBeGreaterThan(5);
    await expect.poll(() => mapOf(page).pins.count(), PATIENCE).toBeGreaterThan(0);
    // The search box asks Google for nothing, and finds by its words as they stand.
    const operations: string[] = [];
    page.on("request", (request) => operations.push(/query (\w+)/.exec(request.postData() ?? "")?.[1] ?? ""));
    await page.locator("main input[name=q]").fill("Cleveland, OH");
    await page.locator("main input[name=q]").press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === "Cleveland, OH", PATIENCE);
    expect(operations).not.toContain("PlacePredictions");
  });
});

describe("where places are Google's, and there is no key for its map", () => {
  it("shows no map at all", async () => {
    const without = await startSite({ bffUrl: ownStack().bffUrl, env: { GOOGLE_PLACES_API_KEY: "a-server-key" } });
    try {
      const page = await openPage({ siteUrl: without.url, hasWebGl: true });
      await visit(page, CITY);
      expect(await mapOf(page).map.count()).toBe(0);
      expect(await page.locator("li[data-location-id]").count()).toBeGreaterThan(5);
    } finally {
      await without.stop();
    }
  });
});
