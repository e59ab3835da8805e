import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, untilQuiet, visit } from "../support/browser";

const pathOf = (page: Page) => new URL(page.url()).pathname;
const h1Of = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

/** Marks the document, to detect whether a page was reloaded: the mark is then lost. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => "kept" in window);

describe("in a browser", () => {
  it("a link in the content navigates without a reload, and back returns", async () => {
    const page = await openPage();
    await visit(page, "/how-it-works/");
    await mark(page);

    await page.getByRole("link", { name: "our checklist" }).click();
    await page.waitForURL("**/guides/spare-key-checklist/");
    await page.getByRole("heading", { level: 1, name: "Where is your spare right now?" }).waitFor();
    await expect.poll(() => page.title()).toBe("The spare key checklist");

    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();
    expect(pathOf(page)).toBe("/how-it-works/");
    await expect.poll(() => page.title()).toBe("How it works");
    expect(await isKept(page)).toBe(true);
  });

  it("a link that has the pointer is fetched ahead, and its click opens that page without another request", async () => {
    // Chromium itself requests the icon again with the page, which fails while it is offline.
    const page = await openPage({ expectedErrors: [/ERR_INTERNET_DISCONNECTED.*\/assets\/mark\.svg/] });
    await visit(page, "/how-it-works/");
    const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === "/guides/spare-key-checklist/");
    const link = page.getByRole("link", { name: "our checklist" });
    await link.hover();
    await (await ahead).response();
    await untilQuiet(page);
    await page.context().setOffline(true);
    await link.click();
    await expect.poll(() => h1Of(page)).toBe("Where is your spare right now?");
    await page.context().setOffline(false);
  });

  it("after a link by keyboard, the focus continues in the new page's content, and after back in that of the previous one", async () => {
    const page = await openPage();
    await visit(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).focus();
    await page.keyboard.press("Enter");
    const isOnContent = (path: string) =>
      page.waitForFunction((one) => location.pathname === one && document.activeElement?.id === "content", path);
    await isOnContent("/terms/");
    expect(await page.evaluate(() => scrollY)).toBeLessThan(900);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement!.closest("main") !== null)).toBe(true);
    await page.goBack();
    await isOnContent("/");
  });

  it.each(["keydown", "pointerdown"])(
    "the first %s brings what looks after navigations, though React lets none pass while it takes the page over",
    async (type) => {
      const page = await openPage();
      await page.addInitScript((name) => document.addEventListener(name, (event) => event.stopPropagation(), true), type);
      await visit(page, "/terms/");
      await (type === "keydown" ? page.keyboard.press("Shift") : page.getByRole("heading", { level: 1 }).click());
      await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
    },
  );

  it("the language switch keeps the page and changes its language, title and address", async () => {
    const page = await openPage();
    await visit(page, "/how-it-works/");
    await mark(page);

    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await page.waitForURL("**/fr-ca/comment-ca-marche/");
    await page.locator("html[lang=fr-CA]").waitFor();
    expect(await h1Of(page)).toBe("Numérisez, choisissez, repartez.");
    await expect.poll(() => page.title()).toBe("Comment ça marche");
    expect(await page.getByRole("banner").getByRole("link", { name: "Français" }).getAttribute("aria-current")).toBe("true");

    await page.goBack();
    await page.locator("html[lang=en-US]").waitFor();
    expect(await h1Of(page)).toBe("Scan it, pick it, take it home.");
    await page.goForward();
    await page.locator("html[lang=fr-CA]").waitFor();
    expect(await isKept(page)).toBe(true);
  });

  it("the language switch of a page without translation opens the language's home page", async () => {
    const page = await openPage();
    await visit(page, "/guides/spare-key-checklist/");
    await mark(page);
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await page.waitForURL("**/fr-ca/");
    await page.locator("html[lang=fr-CA]").waitFor();
    expect(await isKept(page)).toBe(true);
  });

  it("the open status appears, which the server leaves out", async () => {
    const page = await openPage();
    await visit(page, "/how-it-works/");
    const statuses = page
      .locator("[data-slice-type=featured_kiosks] li")
      .getByText(/^(Open 24 hours|Open until .+|Closes in .+|Closed, opens .+)$/);
    // They are computed when they come near the view.
    await page.locator("[data-slice-type=featured_kiosks]").scrollIntoViewIfNeeded();
    await expect.poll(() => statuses.count()).toBe(3);
  });
});

describe("with the keyboard alone", () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement!;
      return element.getAttribute("aria-label") ?? (element as HTMLElement).innerText.replace(/\s+/g, " ").trim();
    });

  it("Tab reaches the skip link, the company, the languages, the menu, the call, the locator and the page, in this order", async () => {
    const page = await openPage();
    await visit(page, "/");
    const order: string[] = [];
    for (let presses = 0; presses < 17; presses++) {
      await page.keyboard.press("Tab");
      order.push(await focused(page));
    }
    const bar = ["Keyway, home", "Key copies", "Key fobs", "Car keys", "Locksmith", "Key designs", "More"];
    const call = "Locked out? Call now 614-555-0124";
    const company = ["How it works", "FAQs", "Become a locksmith", "Contact", "English", "Français"];
    expect(order.map((words) => words.replace(/^Locked out\? 614-555-0124\s*/, ""))).toEqual([
      "Skip to content",
      ...company,
      ...bar,
      call,
      "Find kiosks",
      "City, address or ZIP code",
    ]);
  });

  it("the skip link is visible with the focus, and skips the bar", async () => {
    const page = await openPage();
    await visit(page, "/");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    const top = () => skipLink.evaluate((element) => element.getBoundingClientRect().top);
    expect(await top()).toBeLessThan(0);
    await page.keyboard.press("Tab");
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("City, address or ZIP code");
  });

  it("every focused element has a visible focus ring", async () => {
    const page = await openPage();
    await visit(page, "/");
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press("Tab");
      // A tile is a link as a whole, so its ring is around the tile.
      const outline = await page.evaluate(() => {
        const styles = [undefined, "::after"].map((part) => getComputedStyle(document.activeElement!, part).outlineStyle);
        return styles.find((style) => style !== "none");
      });
      expect(outline, await focused(page)).toBe("solid");
    }
  });

  it("Enter follows a link and opens the hours", async () => {
    const page = await openPage();
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "How it works" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/how-it-works/");
    await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();

    await page.getByText("Hours", { exact: true }).first().focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("definition").first().isVisible()).toBe(true);
  });

  it("a filter keeps the focus, also the first one, which re-renders the whole page", async () => {
    const page = await openPage();
    await visit(page, "/key-gallery/");
    await mark(page);
    const filters = page.getByRole("navigation", { name: "Designs by theme" }).getByRole("link");
    const names = await filters.allInnerTexts();
    await filters.nth(1).focus();
    for (const place of [1, 2, 0]) {
      await expect.poll(() => focused(page)).toBe(names[place]!.trim());
      await page.keyboard.press("Enter");
      await expect.poll(() => filters.nth(place).getAttribute("aria-current")).toBe("true");
      expect(await focused(page)).toBe(names[place]!.trim());
      if (place === 1) await page.keyboard.press("Tab");
      else for (const _ of [1, 2]) await page.keyboard.press("Shift+Tab");
    }
    expect(await isKept(page)).toBe(true);
  });
});
