import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, visit } from "../support/browser";

const expectedErrors = [/ERR_INTERNET_DISCONNECTED/];
const notice = (page: Page) => page.locator("output");
const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => "kept" in window);

describe("a visitor who goes offline", () => {
  it.each([
    ["/how-it-works/", "You’re offline. This page stays; others need a connection.", "You’re back online."],
    ["/fr-ca/comment-ca-marche/", "Vous êtes hors ligne. Cette page reste là; les autres attendent la connexion.", "La connexion est revenue."],
  ])("hears of it on %s, and when that is over", async (path, offline, online) => {
    const page = await openPage();
    await visit(page, path);
    expect(await notice(page).innerText()).toBe("");
    await page.context().setOffline(true);
    await expect.poll(() => notice(page).innerText()).toBe(offline);
    const { bottom, right } = (await notice(page).evaluate((element) => element.getBoundingClientRect().toJSON())) as DOMRect;
    expect([bottom <= 900, right <= 1440]).toEqual([true, true]);
    await page.context().setOffline(false);
    await expect.poll(() => notice(page).innerText()).toBe(online);
    await expect.poll(() => notice(page).innerText(), { timeout: 10_000 }).toBe("");
  });

  it("keeps the page when a link is clicked, sees a red bar and hears why, and comes on once there is a network", async () => {
    const page = await openPage({ expectedErrors });
    await visit(page, "/how-it-works/");
    await mark(page);
    const link = page.getByRole("main").getByRole("link", { name: "our checklist" });
    await link.hover();
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);

    const failed = page.locator(".loading-bar[data-state=failed]").waitFor({ state: "attached" });
    await link.click();
    await failed;
    await expect.poll(() => notice(page).innerText()).toBe("No connection, so that page can’t open yet. You stay on this one.");
    expect(new URL(page.url()).pathname).toBe("/how-it-works/");
    await page.locator(".loading-bar").waitFor({ state: "detached" });

    await page.context().setOffline(false);
    await link.click();
    await h1(page, "Where is your spare right now?").waitFor();
    expect(await isKept(page)).toBe(true);
  });

  it("sees the page, and not the menu, once a link of the menu was clicked", async () => {
    const page = await openPage({ expectedErrors, viewport: { width: 390, height: 844 } });
    await visit(page, "/");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.getByRole("navigation", { name: "Site menu" }).getByRole("link", { name: "Contact" }).click();
    await expect.poll(() => notice(page).innerText()).toContain("You stay on this one.");
    expect(await page.getByRole("navigation", { name: "Site menu" }).isVisible()).toBe(false);
  });

  it("goes back and forth between pages that were there", async () => {
    const page = await openPage({ expectedErrors });
    await visit(page, "/how-it-works/");
    await page.getByRole("main").getByRole("link", { name: "our checklist" }).click();
    await h1(page, "Where is your spare right now?").waitFor();
    await page.context().setOffline(true);
    await page.goBack();
    await h1(page, "Scan it, pick it, take it home.").waitFor();
    await page.goForward();
    await expect.poll(() => h1(page, "Where is your spare right now?").isVisible()).toBe(true);
  });
});

it("a visitor whose browser says offline, wrongly, follows links all the same", async () => {
  const page = await openPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await visit(page, "/how-it-works/");
  await mark(page);
  await page.getByRole("main").getByRole("link", { name: "our checklist" }).click();
  await h1(page, "Where is your spare right now?").waitFor();
  expect(await isKept(page)).toBe(true);
});

describe("a chunk of a build that is gone", () => {
  it("has the page loaded anew, once", async () => {
    const page = await openPage({ expectedErrors: [/404/] });
    await visit(page, "/how-it-works/");
    let loads = 0;
    page.on("request", (request) => request.isNavigationRequest() && loads++);
    // What comes with the first touch of a page is a chunk of its own.
    await page.route("**/_next/static/chunks/*.js*", (route) => route.fulfill({ status: 404 }));
    const touch = async () => {
      await page.unroute("**/_next/static/chunks/*.js*");
      await visit(page, "/how-it-works/");
      await page.route("**/_next/static/chunks/*.js*", (route) => route.fulfill({ status: 404 }));
      const missed = page.waitForResponse((response) => response.status() === 404);
      await page.keyboard.press("Shift");
      await missed;
    };
    await touch();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState();
    await touch();
    await page.waitForTimeout(500);
    expect(loads).toBe(3);
  });
});
