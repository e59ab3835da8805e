import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, untilQuiet, visit } from "../support/browser";
import { startHttpServer } from "../support/httpServer";
import { intercept } from "../support/intercept";

// Also of tests that follow no link: a page may go offline while it loads a script ahead.
const expectedErrors = [/ERR_INTERNET_DISCONNECTED/];
const notice = (page: Page) => page.locator("output");
const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => "kept" in window);

describe("a visitor who goes offline", () => {
  it.each([
    ["/how-it-works/", "You’re offline. This page stays; others need a connection.", "You’re back online."],
    [
      "/fr-ca/comment-ca-marche/",
      "Vous êtes hors ligne. Cette page reste là; les autres attendent la connexion.",
      "La connexion est revenue.",
    ],
  ])("hears of it on %s, and when that is over", async (path, offline, online) => {
    const page = await openPage({ expectedErrors });
    await visit(page, path);
    expect(await notice(page).innerText()).toBe("");
    await page.context().setOffline(true);
    await expect.poll(() => notice(page).innerText()).toBe(offline);
    const { bottom, right } = (await notice(page).evaluate((element) => element.getBoundingClientRect().toJSON())) as DOMRect;
    expect([bottom <= 900, right <= 1440]).toEqual([true, true]);
    await page.context().setOffline(false);
    await expect.poll(() => notice(page).innerText()).toBe(online);
  });

  it("sees the message disappear after a while", async () => {
    const page = await openPage({ expectedErrors });
    await visit(page, "/how-it-works/");
    await page.context().setOffline(true);
    await expect.poll(() => notice(page).innerText()).not.toBe("");
    await page.context().setOffline(false);
    await expect.poll(() => notice(page).innerText()).toBe("You’re back online.");
    await expect.poll(() => notice(page).innerText()).toBe("");
  });

  it("keeps the page on a click on a link, gets a red bar with an announcement, and navigates once online", async () => {
    const page = await openPage({ expectedErrors });
    await visit(page, "/how-it-works/");
    await mark(page);
    const link = page.getByRole("main").getByRole("link", { name: "our checklist" });
    // Not by the pointer: a link that has it for a moment is fetched ahead.
    await page.keyboard.press("Shift");
    await untilQuiet(page);
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

  it("sees the page, not the menu, after a click on a link in the menu", async () => {
    const page = await openPage({ expectedErrors, viewport: { width: 390, height: 844 } });
    await visit(page, "/");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await untilQuiet(page);
    await page.context().setOffline(true);
    await page.getByRole("navigation", { name: "Site menu" }).getByRole("link", { name: "Contact" }).click();
    await expect.poll(() => notice(page).innerText()).toContain("You stay on this one.");
    expect(await page.getByRole("navigation", { name: "Site menu" }).isVisible()).toBe(false);
  });

  it("goes back and forward between visited pages", async () => {
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

it("links work if the browser wrongly reports to be offline", async () => {
  const page = await openPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await visit(page, "/how-it-works/");
  await mark(page);
  await page.getByRole("main").getByRole("link", { name: "our checklist" }).click();
  await h1(page, "Where is your spare right now?").waitFor();
  expect(await isKept(page)).toBe(true);
});

describe("a page that cannot be loaded although the browser reports to be online", () => {
  const target = "**/guides/spare-key-checklist/**";
  const link = (page: Page) => page.getByRole("main").getByRole("link", { name: "our checklist" });

  it.each(["connectionreset", "timedout", "namenotresolved"])(
    "(%s) leaves the visitor where they are, with a red bar and a sentence, and is had once it is back",
    async (fault) => {
      const page = await openPage({ expectedErrors: [/net::ERR_/] });
      await visit(page, "/how-it-works/");
      await mark(page);
      await page.evaluate(() => scrollTo(0, 400));
      const entries = await page.evaluate(() => history.length);
      await intercept(page, target, (route) => route.abort(fault));
      const failed = page.locator(".loading-bar[data-state=failed]").waitFor({ state: "attached" });
      await link(page).focus();
      await page.keyboard.press("Enter");
      await failed;
      await expect.poll(() => notice(page).innerText()).toBe("No connection, so that page can’t open yet. You stay on this one.");
      await page.locator(".loading-bar").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/how-it-works/");
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await h1(page, "Scan it, pick it, take it home.").isVisible()).toBe(true);

      // Another link works at once, and the same one works later.
      await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
      await page.waitForURL("**/contact/");
      // The message is removed; no online event would remove it, since the browser never went offline.
      await expect.poll(() => notice(page).innerText()).toBe("");
      await page.goBack();
      await h1(page, "Scan it, pick it, take it home.").waitFor();
      await link(page).click();
      await expect.poll(() => notice(page).innerText()).toContain("You stay on this one.");
      await page.unroute(target);
      await link(page).click();
      await h1(page, "Where is your spare right now?").waitFor();
      expect(await notice(page).innerText()).toBe("");
      expect(await isKept(page)).toBe(true);
    },
  );

  it("is requested a second time before a message appears", async () => {
    const page = await openPage({ expectedErrors: [/net::ERR_/] });
    await visit(page, "/how-it-works/");
    await mark(page);
    await intercept(page, target, (route) => route.abort(), { times: 1 });
    await link(page).click();
    await h1(page, "Where is your spare right now?").waitFor();
    expect([await isKept(page), await notice(page).innerText()]).toEqual([true, ""]);
  });
});

it("a redirect to another site replaces the page without a history entry", async () => {
  const elsewhere = await startHttpServer((response) => response.setHeader("content-type", "text/html").end("<h1>Elsewhere</h1>"));
  const page = await openPage({ expectedErrors: [new RegExp(`^request: ${elsewhere.url}`), /connect-src/, /favicon/] });
  await visit(page, "/");
  await visit(page, "/how-it-works/");
  const entries = await page.evaluate(() => history.length);
  await intercept(page, "**/guides/spare-key-checklist/**", (route) =>
    route.fulfill({ status: 301, headers: { location: elsewhere.url } }),
  );
  await page.getByRole("main").getByRole("link", { name: "our checklist" }).click();
  await h1(page, "Elsewhere").waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/");
});

describe("a missing chunk of an earlier build", () => {
  it("makes the page reload once", async () => {
    // An earlier page may have left the chunk in the browser's memory cache, which routes do not intercept.
    const page = await openPage({ expectedErrors: [/404/], isFresh: true });
    await visit(page, "/how-it-works/");
    let loads = 0;
    page.on("request", (request) => request.isNavigationRequest() && loads++);
    const chunks = "**/_next/static/chunks/*.js*";
    // The script that the first input of a page loads is a separate chunk.
    const touch = async () => {
      await page.unroute(chunks);
      await visit(page, "/how-it-works/");
      await intercept(page, chunks, (route) => route.fulfill({ status: 404 }));
      const missed = page.waitForResponse((response) => response.status() === 404);
      await page.keyboard.press("Shift");
      await missed;
    };
    await touch();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState();
    await touch();
    await untilQuiet(page);
    expect(loads).toBe(3);
  });
});
