import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { askedOf } from "../support/askedOf";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { startColdSite } from "../support/coldSite";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const phone = { viewport: { width: 390, height: 844 } };
const panel = (page: Page) => page.getByRole("dialog", { name: "Where are you?" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Find kiosks|Change)$/ });
const topOf = (page: Page, words: string) => page.getByRole("banner").getByText(words).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens a page on a device that remembers a place. */
async function visitFrom(label: string, lat: number, lng: number, path: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await page.addInitScript((place) => localStorage.setItem("keyway-place", JSON.stringify({ ...place, chosenAt: Date.now() })), { label, lat, lng });
  await visit(page, path);
  return page;
}

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the panel of the locator bar, %s", (_, javaScriptEnabled) => {
  it("opens on its field, and Escape closes panel and curtain and gives the focus back", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/");
    expect(await panel(page).isVisible()).toBe(false);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    expect(await panel(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("q");
    expect(await panel(page).evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor)).toBe("rgba(14, 34, 51, 0.56)");
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Find kiosks");
  });

  it("closes on a click on the curtain, and by its button", async () => {
    const page = await openPage({ javaScriptEnabled, ...phone });
    await page.goto("/");
    await opener(page).click();
    await page.mouse.click(195, 800);
    expect(await panel(page).isVisible()).toBe(false);
    await opener(page).click();
    await panel(page).getByRole("button", { name: "Close" }).click();
    expect(await panel(page).isVisible()).toBe(false);
  });

  it("leads to the place that was written", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/how-it-works/");
    await opener(page).click();
    await panel(page).locator("input[name=q]").fill("springfield, illinois");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/key-services/?q=springfield**");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Kiosks near springfield, illinois");
  });
});

describe("the bar", () => {
  beforeAll(() =>
    publishPages(
      ...["default", "locator", "products", "empty", "without header and footer"].map((layout, number) => ({ id: `Zbar${number}`, uid: `bar-${number}`, data: { layout, slices: [hero(layout)] } })),
      { id: "Zbar9", uid: "bar-9", data: { hide_header: true, slices: [hero("hidden")] } },
    ),
  );

  it.each([
    ["/bar-0/", 1],
    ["/bar-1/", 1],
    ["/bar-2/", 1],
    ["/bar-3/", 0],
    ["/bar-4/", 0],
    ["/bar-9/", 0],
    ["/no-such-page/", 1],
  ])("stands on %s as often as its layout says: %i, and the panel as often", async (path, count) => {
    const { body } = await rawGet(ownStack().siteUrl, path);
    expect(body.split("Find a kiosk near you: its hours").length - 1).toBeGreaterThanOrEqual(count);
    expect(body.match(/<dialog/g)?.length ?? 0).toBe(count);
  });

  it("cannot go without its curtain", async () => {
    const page = await openPage(phone);
    await page.goto("/");
    await opener(page).click();
    await page.evaluate(() => document.querySelector("dialog")!.parentElement!.remove());
    expect(await page.locator(":popover-open").count()).toBe(0);
    expect(await page.evaluate(() => document.elementFromPoint(195, 700)?.closest("main") !== null)).toBe(true);
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

  it.each([phone.viewport, { width: 1440, height: 900 }])("has no violation that axe finds while it is open, at %j", async (viewport) => {
    const page = await visitFrom("Columbus, OH", 39.96, -83, "/fr-ca/", { viewport });
    await page.getByRole("banner").getByRole("link", { name: /Columbus/ }).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Changer" }).click();
    await page.waitForTimeout(500);
    expect(await violationsOn(page)).toEqual([]);
  });
});

describe("on a device that remembers a place, the bar", () => {
  it("shows it and the nearest kiosk, open or not, and follows the visitor from page to page with one question", async () => {
    const page = await visitFrom("Columbus, OH", 39.96, -83, "/");
    const asked = askedOf(page);
    const banner = page.getByRole("banner");
    await banner.getByText(/^(Open 24 hours|Open until .+|Opens .+|Closes in .+)$/).waitFor();
    expect(await banner.getByText("Kiosks near Columbus, OH").isVisible()).toBe(true);
    expect(await banner.getByText(/^\d+\.\d mi$/).isVisible()).toBe(true);
    expect(await banner.getByText("Find a kiosk near you").isVisible()).toBe(false);
    const before = asked.length;

    await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
    await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();
    await banner.getByText(/^(Open 24 hours|Open until .+|Opens .+|Closes in .+)$/).waitFor();
    expect(asked.slice(before).filter(({ name }) => name === "NearestKiosk")).toEqual([]);

    const link = banner.getByRole("link", { name: /Columbus/ });
    const path = (await link.getAttribute("href"))!;
    expect(path).toMatch(/^\/key-services\/oh\/columbus\/.+\/\d+\/$/);
    await link.click();
    await page.waitForURL(`**${path}`);
  });

  it("stands with the place alone while the kiosks are away", async () => {
    // What a BFF has once had, it still tells: this one has had where the kiosks are, and none of them.
    const cold = await startColdSite();
    onTestFinished(() => cold.stop());
    await expect.poll(async () => (await rawGet(cold.url, "/key-services/")).body).toContain("<span>Ohio</span>");
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const page = await visitFrom("St. John’s, NL", 47.56, -52.71, "/terms/", { siteUrl: cold.url });
    await page.getByRole("banner").getByText("Kiosks near St. John’s, NL").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("banner").getByText("Nearest:").count()).toBe(0);
    expect(await opener(page).innerText()).toBe("Change");
  });

  it("moves nothing when it fills", async () => {
    for (const viewport of [phone.viewport, { width: 768, height: 900 }, { width: 1440, height: 900 }]) {
      const page = await openPage({ viewport });
      await page.addInitScript(() => {
        localStorage.setItem("keyway-place", JSON.stringify({ label: "Columbus, OH", lat: 39.96, lng: -83, chosenAt: Date.now() }));
        const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/terms/");
      await page.getByRole("banner").getByText(/^(Open|Opens) /).waitFor();
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0), `at ${viewport.width} px`).toBeLessThan(0.005);
    }
  });
});

describe("a search for a place", () => {
  it.each([
    ["Ohio", "/key-services/oh/"],
    ["qc", "/key-services/qc/"],
    ["Caroline du Nord", "/key-services/nc/"],
  ])("for the state or province %s leads to its page", async (words, path) => {
    for (const prefix of ["", "/fr-ca"]) {
      const { status, movedTo } = await rawGet(ownStack().siteUrl, `${prefix}/key-services/?q=${encodeURIComponent(words)}`);
      expect([status, movedTo]).toEqual([307, `${prefix}${path}`]);
    }
  });

  it("for what nothing is called says so, with the field as it was and the whole list", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/key-services/?q=${encodeURIComponent("<b>Nowhere & $&</b>")}`);
    const main = page.getByRole("main");
    expect(await main.getByText("No place goes by the name “<b>Nowhere & $&</b>”.").isVisible()).toBe(true);
    expect(await main.getByRole("searchbox").inputValue()).toBe("<b>Nowhere & $&</b>");
    expect(await main.getByRole("link", { name: /^Ohio/ }).count()).toBe(1);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  it.each(["", "   ", "\u0000"])("without words is the list: %j", async (words) => {
    const { status, body } = await rawGet(ownStack().siteUrl, `/key-services/?q=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    expect(body).not.toContain("No place goes by");
  });
});
