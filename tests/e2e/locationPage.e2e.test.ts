import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { waitForAnswer } from "../support/waitForAnswer";
import { violationsOn } from "../support/axe";
import { nextFrame, openPage, visit } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { recordOperations } from "../support/recordOperations";
import { switchFaults } from "../support/faultSwitches";
import { watchLayoutShifts } from "../support/layoutShifts";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";
import { settle } from "../support/settle";

/** A kiosk in Hawaii with weekly hours, holidays and a place id. */
const HONOLULU = "/key-services/hi/honolulu/locksmith-key-copy-duplication-18697-cinderpath-boulevard/100104/";
/** A kiosk that copies keys and makes car keys, without fobs and locksmith. */
const NEW_YORK = "/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/";
/** A kiosk without hours and phone. */
const POOR = "/key-services/oh/middleburg-heights/locksmith-key-copy-duplication-12508-rookery-street/106454/";
/** A kiosk that is open past midnight. */
const LATE = "/key-services/oh/akron/locksmith-key-copy-duplication-11465-yarrowgate-avenue/102086/";

const patience = { timeout: 10_000 };
const hours = (page: Page) => page.locator('section[aria-labelledby="store-hours"]');
/** The row of today, which is rendered anew once the script knows the date. */
const marked = (page: Page) => hours(page).locator('[aria-current="date"]');
const reviews = (page: Page) => page.getByRole("heading", { name: "What people say" });

describe("a kiosk with few details", () => {
  it("has a complete page, without gaps in place of hours and phone", async () => {
    const page = await openPage();
    await visit(page, POOR);
    const main = page.getByRole("main");
    expect(await main.getByText("Hours not known.").isVisible()).toBe(true);
    expect(await main.getByRole("link", { name: /Call the store/ }).count()).toBe(0);
    expect(await main.getByRole("link", { name: /^Call 24\/7: / }).getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
    // The open status of its neighbours is added when they come near the view.
    await settle(page);
    await expect.poll(() => page.locator("main p:visible:empty").count()).toBe(0);
  });
});

describe("today", () => {
  it.each([
    ["on the evening before, by the store's clock", "2026-11-24T08:30:00Z", "Monday, today"],
    ["after midnight there", "2026-11-24T10:30:00Z", "Tuesday, today"],
  ])("is marked %s", async (_, now, line) => {
    // The browser's time zone is that of Paris.
    const page = await openPage({ timezoneId: "Europe/Paris", isFresh: true });
    await page.clock.setFixedTime(new Date(now));
    await page.goto(HONOLULU);
    await hours(page).scrollIntoViewIfNeeded();
    await expect.poll(() => marked(page).locator("dt").allTextContents(), patience).toEqual([line]);
    expect(await hours(page).locator("dt").first().textContent()).toBe(line);
  });

  it("fits its card on the narrowest phone, in French and in bold", async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    await page.goto(`/fr-ca${HONOLULU}`);
    await hours(page).scrollIntoViewIfNeeded();
    await marked(page).waitFor(patience);
    const beyond = await hours(page).evaluate((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("dt, dd")].filter((one) => one.getBoundingClientRect().right > right).length;
    });
    expect(beyond).toBe(0);
  });

  it("shows the holiday by its name", async () => {
    const page = await openPage({ timezoneId: "Europe/Paris", isFresh: true });
    const { body } = await rawGet(ownStack().siteUrl, HONOLULU);
    // The next holiday depends on the day of the test.
    const [, dayOfYear] = /Closed (?:[A-Z][a-z]{2}, )?([A-Z][a-z]{2} \d+)/.exec(body)!;
    const inYear = (year: number) => new Date(`${dayOfYear} ${year} 21:00:00 GMT-1000`);
    const thisYear = inYear(new Date().getFullYear());
    // In the evening of that day in Hawaii, it is the next day in Paris.
    await page.clock.setFixedTime(thisYear > new Date() ? thisYear : inYear(new Date().getFullYear() + 1));
    await page.goto(HONOLULU);
    await hours(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => marked(page).textContent(), patience)
      .toMatch(/Usually [\d:]+\sAM to [\d:]+\sPM Closed, (Thanksgiving|Christmas Day|New Year’s Day)$/);
    expect(await marked(page).count()).toBe(1);
  });

  it("includes yesterday's opening if that lasts past midnight", async () => {
    const page = await openPage({ isFresh: true });
    // Half past midnight in Akron.
    await page.clock.setFixedTime(new Date("2026-11-24T05:30:00Z"));
    await page.goto(LATE);
    const status = page
      .getByRole("main")
      .getByText(/^(Open until 1\sAM|Closes in 30\smin)$/)
      .first();
    await status.waitFor(patience);
    expect(await status.isVisible()).toBe(true);
  });
});

describe("data loaded in the browser", () => {
  it("are Google's rating and reviews with source and authors, without layout shifts in view", async () => {
    const page = await openPage();
    const shifted = await watchLayoutShifts(page);
    await page.goto(NEW_YORK);
    await reviews(page).waitFor({ ...patience, state: "attached" });
    const rating = page.getByRole("main").getByRole("link", { name: /^[\d.]+ out of 5 .*reviews? Google Maps$/ });
    expect(await rating.getAttribute("href")).toMatch(/^https:\/\//);
    const section = page.locator('section[aria-labelledby="reviews"]');
    expect(await section.getByRole("link", { name: "Google Maps" }).getAttribute("href")).toBe(await rating.getAttribute("href"));
    const items = section.getByRole("listitem");
    expect(await items.count()).toBeGreaterThan(0);
    expect(await items.getByRole("link").count()).toBe(await items.count());
    expect(await shifted()).toBeLessThan(0.02);
  });

  it("asks Google for the rating once in a visit", async () => {
    const page = await openPage();
    const asked = recordOperations(page);
    const rating = page.getByRole("main").getByRole("link", { name: /^[\d.]+ out of 5 .*reviews? Google Maps$/ });
    await visit(page, NEW_YORK);
    await rating.waitFor(patience);
    await page
      .getByRole("link", { name: /^All \d+ kiosks in New York$/ })
      .first()
      .click();
    await page.waitForURL(/\/new-york\/$/);
    await page.goBack();
    // The browser restores the scroll position, far below.
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await rating.waitFor(patience);
    expect(asked.filter(({ name }) => name === "KioskReviews")).toHaveLength(1);
  });

  it("is left out without a message if Places is down", async () => {
    await switchFaults("places", { kind: "5xx" });
    const page = await openPage({ expectedErrors: [/status of 50\d/] });
    const answered = waitForAnswer(page, "KioskReviews");
    await visit(page, HONOLULU);
    await answered;
    await nextFrame(page);
    expect(await reviews(page).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "On the rack here" }).isVisible()).toBe(true);
  });

  it("includes the distance to the visitor's place, which is removed with that place", async () => {
    // Without the panel's transition: a click in it while it moves scrolls the page first, and may then miss the button.
    const page = await openPage({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("told"))
        localStorage.setItem("keyway-place", JSON.stringify({ label: "New York, NY", lat: 40.73, lng: -74, chosenAt: Date.now() }));
      sessionStorage.setItem("told", "1");
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await visit(page, NEW_YORK);
    const distance = page.getByRole("main").getByText("0.7 mi away");
    await distance.waitFor(patience);
    const near = page.getByRole("main").getByRole("link", { name: "Kiosks near New York, NY" });
    expect(await near.getAttribute("href")).toBe("/key-services/?q=New+York,+NY&at=40.73,-74");
    // In another tab, for a kiosk's page has no locator bar.
    const other = await page.context().newPage();
    await visit(other, "/terms/");
    await other.getByRole("banner").getByRole("button", { name: "Change" }).click();
    await other.getByRole("button", { name: "Forget this place" }).click();
    await expect.poll(() => distance.count(), patience).toBe(0);
    expect([await near.count(), await page.evaluate(() => localStorage.getItem("keyway-place"))]).toEqual([0, null]);
    expect(await other.getByRole("dialog").isVisible()).toBe(false);
  });
});

describe("Google's data", () => {
  it("is on the cards of other kiosks, too, and is hidden if another map is shown", async () => {
    const page = await openPage();
    await visit(page, NEW_YORK);
    const ofGoogle = page.getByRole("main").locator("[data-of-google]");
    const cards = page.locator('section[aria-labelledby="nearby"]');
    await cards.scrollIntoViewIfNeeded();
    await expect.poll(() => cards.locator("[data-of-google]").count(), patience).toBeGreaterThan(0);
    expect(await cards.getByRole("link", { name: /^[\d.]+ out of 5 .*Google Maps$/ }).count()).toBe(
      await cards.locator("[data-of-google]").count(),
    );
    await reviews(page).waitFor(patience);
    expect(await page.getByText("Google Maps", { exact: true }).locator("visible=true").count()).toBe(await ofGoogle.count());
    await page.evaluate(() => document.documentElement.setAttribute("data-without-google", ""));
    expect([
      await ofGoogle.locator("visible=true").count(),
      await page.getByText("Google Maps", { exact: true }).locator("visible=true").count(),
    ]).toEqual([0, 0]);
  });
});

describe("sharing", () => {
  it("copies the link if the device has no share dialog, and says so", async () => {
    const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit(page, NEW_YORK);
    await page.getByRole("button", { name: "Share this kiosk" }).click();
    await page.getByText("Link copied.").waitFor(patience);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${NEW_YORK}$`));
  });
});

describe("passes axe", () => {
  it.each([
    [NEW_YORK, 'section[aria-labelledby="reviews"]'],
    [POOR, "main"],
    [`/fr-ca${HONOLULU}`, 'section[aria-labelledby="reviews"]'],
    ["/key-services/oh/", "main"],
    ["/fr-ca/products/locksmith/", "main"],
  ])("%s, once %s is there", { timeout: 90_000 }, async (path, last) => {
    const page = await openPage();
    await page.goto(path);
    await page.locator(last).waitFor({ ...patience, state: "attached" });
    for (const width of [320, 768, 1440]) {
      await expectToFit(page, width);
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});

describe("a kiosk to take along", () => {
  it("is saved on the device, shown where kiosks are searched, and removed there", async () => {
    const page = await openPage();
    await visit(page, NEW_YORK);
    const save = page.getByRole("button", { name: "Save this kiosk" });
    await save.click();
    await expect.poll(() => save.getAttribute("aria-pressed")).toBe("true");
    await visit(page, NEW_YORK);
    await expect.poll(() => save.getAttribute("aria-pressed")).toBe("true");

    await visit(page, "/key-services/");
    const saved = page.getByRole("region", { name: "Your kiosks" });
    expect(await saved.getByRole("link", { name: "Saltbox Market New York" }).getAttribute("href")).toBe(NEW_YORK);
    await saved.getByRole("button", { name: "Remove Saltbox Market New York" }).click();
    await expect.poll(() => saved.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("keyway-saved"))).toBeNull();
  });

  it("has a code for the phone where there is room, and on paper only what it says there", async () => {
    const page = await openPage();
    await visit(page, NEW_YORK);
    const code = page.getByText("Point your phone’s camera here.");
    expect(await code.isVisible()).toBe(true);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await code.isVisible()).toBe(false);

    await page.emulateMedia({ media: "print" });
    const isPrinted = (name: string) => page.getByRole("main").getByText(name).first().isVisible();
    expect(await Promise.all(["Point your phone’s camera here.", "Store hours", "Key copies"].map(isPrinted))).toEqual([true, true, true]);
    for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), page.locator("[data-kiosk-map]").first()]) {
      expect(await part.isVisible()).toBe(false);
    }
    expect(await page.getByRole("button", { name: "Save this kiosk" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });
});
