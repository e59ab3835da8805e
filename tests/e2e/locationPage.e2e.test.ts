import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";
import { settle } from "../support/settle";

/** In Hawaii, with hours of a week and holidays; Google knows it. */
const HONOLULU = "/key-services/hi/honolulu/locksmith-key-copy-duplication-18697-cinderpath-boulevard/100104/";
/** Copies keys and makes car keys; no fobs, no locksmith. */
const NEW_YORK = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";
/** Nobody knows its hours or its phone. */
const POOR = "/key-services/oh/middleburg-heights/locksmith-key-copy-duplication-12508-rookery-street/106454/";
/** No other kiosk within a hundred miles. */
const LONELY = "/key-services/ak/juneau/locksmith-key-copy-duplication-16892-tumbler-road/102767/";
/** Open past midnight. */
const LATE = "/key-services/oh/akron/locksmith-key-copy-duplication-11465-yarrowgate-avenue/102086/";

const patience = { timeout: 10_000 };
const marked = (page: Page) => page.locator('section[aria-labelledby="store-hours"] [aria-current="date"]');
const reviews = (page: Page) => page.getByRole("heading", { name: "What people say" });
const inMain = (body: string) => /<main[\s\S]*<\/main>/.exec(body)![0];

describe("without JavaScript", () => {
  it("says what there is, where, when, and how to get there", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(NEW_YORK);
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Get directions" }).getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=40\.719264,-74\.001955/);
    expect(await main.getByRole("link", { name: "Call the store 518-555-0117" }).getAttribute("href")).toBe("tel:+15185550117");
    expect(await page.getByRole("button", { name: "Share this kiosk" }).isVisible()).toBe(false);
    expect(await main.getByRole("link", { name: "Key copies", exact: true }).getAttribute("href")).toBe("/products/key-copy-kiosk/");
    expect(await main.getByRole("link", { name: /^Nearest, [\d.]+ mi ?: Key fobs, / }).getAttribute("href")).toMatch(/^\/key-services\/.*\/\d+\/$/);
    for (const heading of ["At this kiosk", "Where to look", "Store hours", "On the rack here", "Other kiosks nearby", "Standing outside your own door?"]) {
      expect(await page.getByRole("heading", { level: 2, name: heading }).isVisible(), heading).toBe(true);
    }
    expect(await main.locator('section[aria-labelledby="store-hours"]').getByRole("term").count()).toBeGreaterThanOrEqual(7);
    expect(await main.getByRole("link", { name: /^See all \d+ Key designs$/ }).getAttribute("href")).toMatch(/^\/key-gallery\/\?q=Saltbox\+Market\+New\+York&at=40\.\d+,-74\.\d*$/);
    // Nothing of Google's is in what the server keeps.
    expect(await reviews(page).count()).toBe(0);
  });

  it("shows the nearest other kiosks, however far they are", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(LONELY);
    const nearby = page.getByRole("region", { name: "Other kiosks nearby" });
    expect(await nearby.getByRole("listitem").getByText(/^\d{3} mi$/).count()).toBe(3);
    expect(await nearby.getByRole("link", { name: "See all in Juneau" }).getAttribute("href")).toBe("/key-services/ak/juneau/");
  });

  it("says it in French", async () => {
    const { body } = await rawGet(ownStack().siteUrl, `/fr-ca${NEW_YORK}`);
    for (const words of ["À cette borne", "La plus proche\u00a0: ", "Heures du magasin", "Accrochés ici", "Toutes les bornes à New York", "Restez là et appelez"]) expect(inMain(body) + body).toContain(words);
  });
});

describe("a kiosk of which little is known", () => {
  it("has a whole page, with no hole where hours and phone would be", async () => {
    const page = await openPage();
    await visit(page, POOR);
    const main = page.getByRole("main");
    expect(await main.getByText("Hours not known.").isVisible()).toBe(true);
    expect(await main.getByRole("link", { name: /Call the store/ }).count()).toBe(0);
    expect(await main.getByRole("link", { name: /^Call 24\/7: / }).getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    // Whether its neighbours are open is said once they are near the view.
    await settle(page);
    await expect.poll(() => page.locator("main p:visible:empty").count()).toBe(0);
  });
});

describe("today", () => {
  it.each([
    ["on the evening before, by the store's clock", "2026-11-24T08:30:00Z", /^Monday · today/],
    ["after midnight there", "2026-11-24T10:30:00Z", /^Tuesday · today/],
  ])("is marked %s", async (_, now, line) => {
    // The browser stands in Paris.
    const page = await openPage({ timezoneId: "Europe/Paris" });
    await page.clock.setFixedTime(new Date(now));
    await page.goto(HONOLULU);
    await page.locator('section[aria-labelledby="store-hours"] dt').nth(6).scrollIntoViewIfNeeded();
    await marked(page).waitFor(patience);
    expect(await marked(page).count()).toBe(1);
    const shown = await marked(page).locator("dt").evaluate((term) => `${term.textContent}${getComputedStyle(term, "::after").content.replaceAll(/"|attr\(data-today\)/g, "")}`);
    expect(shown.replace(/ · $/, " · today")).toMatch(line);
  });

  it("is the holiday where it is one, by its name", async () => {
    const page = await openPage({ timezoneId: "Europe/Paris" });
    const { body } = await rawGet(ownStack().siteUrl, HONOLULU);
    // The first to come: which one that is depends on the day of the test.
    const [, date] = /<div data-date="([^"]+)"><dt[^>]*>[^<]*<span[^>]*>(?:Thanksgiving|Christmas Day|New Year’s Day)</.exec(body)!;
    // In the evening of that day in Hawaii, it is the next one in Paris.
    await page.clock.setFixedTime(new Date(`${date}T21:00:00-10:00`));
    await page.goto(HONOLULU);
    await page.locator('section[aria-labelledby="store-hours"] dt').nth(6).scrollIntoViewIfNeeded();
    await marked(page).waitFor(patience);
    expect(await marked(page).count()).toBe(1);
    expect(await marked(page).getAttribute("data-date")).toBe(date);
    expect(await marked(page).textContent()).toMatch(/, (November|December|January) \d+(Thanksgiving|Christmas Day|New Year’s Day)/);
    expect(await marked(page).textContent()).toContain("Closed");
  });

  it("still has last night's opening in it, where that one lasts past midnight", async () => {
    const page = await openPage();
    // Half past midnight in Akron.
    await page.clock.setFixedTime(new Date("2026-11-24T05:30:00Z"));
    await page.goto(LATE);
    const status = page.getByRole("main").getByText(/^(Open until 1 AM|Closes in 30 min)$/).first();
    await status.waitFor(patience);
    expect(await status.isVisible()).toBe(true);
  });
});

describe("what only the browser knows", () => {
  it("comes late: Google's rating and reviews with their source and authors, and moves nothing that is in view", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(NEW_YORK);
    await reviews(page).waitFor({ ...patience, state: "attached" });
    const rating = page.getByRole("main").getByRole("link", { name: /^[\d.]+ out of 5 .*reviews? Google Maps$/ });
    expect(await rating.getAttribute("href")).toMatch(/^https:\/\//);
    const section = page.locator('section[aria-labelledby="reviews"]');
    expect(await section.getByRole("link", { name: "Google Maps" }).getAttribute("href")).toBe(await rating.getAttribute("href"));
    const items = section.getByRole("listitem");
    expect(await items.count()).toBeGreaterThan(0);
    expect(await items.getByRole("link").count()).toBe(await items.count());
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  });

  it("is absent quietly where Places is down", async () => {
    await switchFaults("places", { kind: "5xx" });
    const page = await openPage({ expectedErrors: [/status of 50\d/] });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
    await visit(page, HONOLULU);
    await answered;
    await page.waitForLoadState("networkidle");
    expect(await reviews(page).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "On the rack here" }).isVisible()).toBe(true);
  });

  it("is how far the visitor's place is, and goes when that one is forgotten", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("told")) localStorage.setItem("keyway-place", JSON.stringify({ label: "New York, NY", lat: 40.73, lng: -74, chosenAt: Date.now() }));
      sessionStorage.setItem("told", "1");
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await visit(page, NEW_YORK);
    const distance = page.getByRole("main").getByText("0.7 mi away");
    await distance.waitFor(patience);
    await page.getByRole("banner").getByRole("button", { name: "Change" }).click();
    await page.getByRole("button", { name: "Forget this place" }).click();
    await expect.poll(() => distance.count(), patience).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("keyway-place"))).toBeNull();
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
  });
});

describe("what is Google's", () => {
  it("stands on the cards of other kiosks, too, and all of it hides where another map shows", async () => {
    const page = await openPage();
    await visit(page, NEW_YORK);
    const ofGoogle = page.getByRole("main").locator("[data-of-google]");
    const cards = page.locator('section[aria-labelledby="nearby"]');
    await cards.scrollIntoViewIfNeeded();
    await expect.poll(() => cards.locator("[data-of-google]").count(), patience).toBeGreaterThan(0);
    expect(await cards.getByRole("link", { name: /^[\d.]+ out of 5 .*Google Maps$/ }).count()).toBe(await cards.locator("[data-of-google]").count());
    await reviews(page).waitFor(patience);
    expect(await page.getByText("Google Maps", { exact: true }).locator("visible=true").count()).toBe(await ofGoogle.count());
    await page.evaluate(() => document.documentElement.setAttribute("data-without-google", ""));
    expect([await ofGoogle.locator("visible=true").count(), await page.getByText("Google Maps", { exact: true }).locator("visible=true").count()]).toEqual([0, 0]);
  });
});

describe("sharing", () => {
  it("copies the link where the device has no way of its own, and says so", async () => {
    const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit(page, NEW_YORK);
    await page.getByRole("button", { name: "Share this kiosk" }).click();
    await page.getByText("Link copied.").waitFor(patience);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${NEW_YORK}$`));
  });
});

describe("while a part fails", () => {
  const site = coldSite();
  beforeAll(async () => void (await vi.waitUntil(async () => (await rawGet(site.url, "/key-services/oh/")).status === 200, { timeout: 20_000, interval: 200 })));

  it("the rack alone is missing where nobody knows the stock", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks/key-designs" });
    const { status, body } = await rawGet(site.url, NEW_YORK);
    expect(status).toBe(200);
    expect(body).not.toContain("On the rack here");
    for (const words of ["At this kiosk", "Store hours", "Other kiosks nearby", "Nearest, "]) expect(body).toContain(words);
    await liftFaults("backend");
    await expect.poll(async () => (await rawGet(site.url, NEW_YORK)).body, { timeout: 15_000 }).toContain("On the rack here");
  });

  it("the kiosk comes in time where the backend is slow, with what is there by then, and the rest is there soon after", async () => {
    // The kiosk takes one call, and what is around it others that need to know where it is.
    await switchFaults("backend", { kind: "delay", ms: 2300 });
    const startedAt = performance.now();
    const { status, body } = await rawGet(site.url, HONOLULU);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(status).toBe(200);
    for (const words of ["At this kiosk", "Store hours", "Where to look"]) expect(body).toContain(words);
    const late = (page: string) => ["Nettlebrook Farm Store Honolulu", "On the rack here"].map((words) => page.includes(words));
    expect(late(body)).toEqual([false, false]);
    // Still as slow.
    await expect.poll(async () => late((await rawGet(site.url, HONOLULU)).body), { timeout: 30_000, interval: 500 }).toEqual([true, true]);
  });

  it("the kiosk alone is said to be missing where the backend never answers, and in time", async () => {
    await switchFaults("backend", { kind: "hang", path: "/kiosks" });
    const startedAt = performance.now();
    const { body } = await rawGet(site.url, `/fr-ca${POOR}`);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(inMain(body)).toContain("tel:");
  });

  it("words of content are missing where content does not answer, and the kiosk stands", async () => {
    await switchFaults("content", { kind: "5xx" });
    const { status, body } = await rawGet(site.url, LATE);
    expect(status).toBe(200);
    for (const words of ["At this kiosk", "Key copies", "Store hours"]) expect(body).toContain(words);
  });
});

describe("axe finds no violation", () => {
  it.each([NEW_YORK, POOR, `/fr-ca${HONOLULU}`, "/key-services/oh/", "/fr-ca/products/locksmith/"])("%s", { timeout: 90_000 }, async (path) => {
    const page = await openPage();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
  });
});
