import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { waitForAnswer } from "../support/waitForAnswer";
import { recordOperations } from "../support/recordOperations";
import { violationsOn } from "../support/axe";
import { nextFrame, openPage, untilLive, visit } from "../support/browser";
import { startColdSite } from "../support/coldSite";
import { switchFaults } from "../support/faultSwitches";
import { watchLayoutShifts } from "../support/layoutShifts";
import { rawGet } from "../support/rawRequest";

// Without the panel's transition: a click in it while it moves scrolls the page first, and may then miss the button.
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
const panel = (page: Page) => page.getByRole("dialog", { name: "Where are you?" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Find kiosks|Change)$/ });
const topOf = (page: Page, words: string) =>
  page
    .getByRole("banner")
    .getByText(words)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens a page on a device with a stored place. */
async function visitFrom(
  label: string,
  lat: number,
  lng: number,
  path: string,
  options: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage(options);
  await rememberPlace(page, label, lat, lng);
  await visit(page, path);
  return page;
}

/** Stores a place on a page's device. */
async function rememberPlace(page: Page, label: string, lat: number, lng: number): Promise<void> {
  const remember = (place: object) => localStorage.setItem("keyway-place", JSON.stringify({ ...place, chosenAt: Date.now() }));
  await page.addInitScript(remember, { label, lat, lng });
}

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the panel of the locator bar, %s", (_, javaScriptEnabled) => {
  it("opens with the focus in its field, and Escape closes panel and backdrop and returns the focus", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/");
    expect(await panel(page).isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    expect(await panel(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("q");
    expect(await panel(page).evaluate((element) => getComputedStyle(element).boxShadow)).toContain("rgba(14, 34, 51, 0.56) 0px ");
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Find kiosks");
  });

  it("closes on a click on the backdrop, and by its button", async () => {
    const page = await openPage({ javaScriptEnabled, ...phone });
    await page.goto("/");
    await opener(page).click();
    await page.mouse.click(195, 800);
    expect(await panel(page).isVisible()).toBe(false);
    await opener(page).click();
    await panel(page).getByRole("button", { name: "Close" }).click();
    expect(await panel(page).isVisible()).toBe(false);
  });

  it("opens the results for the typed place", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/how-it-works/");
    await opener(page).click();
    await panel(page).locator("input[name=q]").fill("springfield, illinois");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/key-services/?q=springfield**");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^\d+ kiosks near springfield, illinois$/);
  });
});

describe("the bar", () => {
  it("is removed together with its backdrop", async () => {
    const page = await openPage(phone);
    await page.goto("/");
    // Removed after hydration, since React would otherwise look for the elements.
    await untilLive(page);
    await opener(page).click();
    await page.evaluate(() => document.querySelector("dialog")!.parentElement!.remove());
    expect(await page.locator(":popover-open").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.elementFromPoint(195, 700)?.closest("main") !== null)).toBe(true);
  });

  it("stays below the app bar on a large screen, and makes room on a phone", async () => {
    const page = await openPage();
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, 800));
    await expect.poll(() => topOf(page, "Find a kiosk near you")).toBeGreaterThanOrEqual(80);
    expect(await topOf(page, "Find a kiosk near you")).toBeLessThan(136);
    await page.setViewportSize(phone.viewport);
    await expect.poll(() => topOf(page, "Find a kiosk near you")).toBeLessThan(0);
  });

  it.each([phone.viewport, { width: 1440, height: 900 }])("passes axe while it is open, at %j", async (viewport) => {
    const page = await visitFrom("Columbus, OH", 39.96, -83, "/fr-ca/", { viewport, reducedMotion: "reduce" });
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Columbus/ })
      .waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Changer" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});

describe("on a device with a stored place, the bar", () => {
  it("shows it and the nearest kiosk with its open status, on all pages with one request", async () => {
    const page = await visitFrom("Columbus, OH", 39.96, -83, "/");
    const asked = recordOperations(page);
    const banner = page.getByRole("banner");
    await banner.getByText(/^(Open 24 hours|Open until .+|Closed, opens .+|Closes in .+)$/).waitFor();
    expect(await banner.getByText("Kiosks near Columbus, OH").isVisible()).toBe(true);
    expect(await banner.getByText(/^\d+\.\d\u00a0mi$/).isVisible()).toBe(true);
    expect(await banner.getByText("Find a kiosk near you").isVisible()).toBe(false);
    const before = asked.length;

    await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
    await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();
    await banner.getByText(/^(Open 24 hours|Open until .+|Closed, opens .+|Closes in .+)$/).waitFor();
    expect(asked.slice(before).filter(({ name }) => name === "NearestKiosk")).toEqual([]);

    const link = banner.getByRole("link", { name: /Columbus/ });
    const path = (await link.getAttribute("href"))!;
    expect(path).toMatch(/^\/key-services\/oh\/columbus\/.+\/\d+\/$/);
    await link.click();
    await page.waitForURL(`**${path}`);
  });

  it("is not alone: the home page's search and its kiosk cards are of that place, too", async () => {
    const page = await visitFrom("Boston, MA", 42.36, -71.06, "/");
    const main = page.getByRole("main");
    const field = main.locator("input[name=q]").first();
    await expect.poll(() => field.inputValue()).toBe("Boston, MA");
    const cards = main.locator("section:has(h2:text('Some of our kiosks')) li h3");
    await expect.poll(() => cards.first().textContent()).toMatch(/ Boston$/);
    expect(await cards.count()).toBe(3);
    await main.getByRole("link", { name: "Kiosks near Boston, MA" }).waitFor();
    // The field's place is searched for by its point, without a request to Google.
    const asked = recordOperations(page);
    await field.focus();
    await expect.poll(() => field.getAttribute("role")).toBe("combobox");
    await field.press("Enter");
    await page.waitForURL("**/key-services/?q=Boston,+MA&at=42.36,-71.06");
    expect(asked.filter(({ name }) => name.startsWith("Place"))).toEqual([]);
  });

  it("shows only the place while the kiosks fail", async () => {
    // The BFF has cached the network, but none of the kiosks.
    const cold = await startColdSite();
    onTestFinished(() => cold.stop());
    await expect.poll(async () => (await rawGet(cold.url, "/key-services/")).body).toContain(">Ohio</span>");
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const page = await openPage({ siteUrl: cold.url });
    const answered = waitForAnswer(page, "NearestKiosk");
    await rememberPlace(page, "St. John’s, NL", 47.56, -52.71);
    await visit(page, "/terms/");
    await page.getByRole("banner").getByText("Kiosks near St. John’s, NL").waitFor();
    await answered;
    await nextFrame(page);
    expect(await page.getByRole("banner").getByText("Nearest:").count()).toBe(0);
    expect(await opener(page).innerText()).toBe("Change");
  });

  it("causes no layout shift when it fills", async () => {
    for (const viewport of [phone.viewport, { width: 768, height: 900 }, { width: 1440, height: 900 }]) {
      const page = await openPage({ viewport });
      const shifted = await watchLayoutShifts(page);
      await rememberPlace(page, "Columbus, OH", 39.96, -83);
      await page.goto("/terms/");
      await page
        .getByRole("banner")
        .getByText(/^(Open|Opens|Closes|Closed),? /)
        .waitFor();
      expect(await shifted(), `at ${viewport.width} px`).toBeLessThan(0.005);
    }
  });
});
