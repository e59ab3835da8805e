import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage, untilLive, untilQuiet, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { watchLayoutShifts } from "../support/layoutShifts";
import { ownStack } from "../support/ownStack";
import { pageViews } from "../support/pageViews";
import { type RunningServer, startSite } from "../support/servers";

const GTM_ID = "GTM-TEST123";
const GTM_HOST = "https://www.googletagmanager.com";

let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl, env: { GTM_ID } });
});
afterAll(() => site?.stop());

interface Visit {
  page: Page;
  /** The requests to the tag manager from every page of this browser. */
  asked: string[];
}

/** Opens a page of a site with a tag manager, whose script is a fake. */
async function open({ expectedErrors = [], ...options }: BrowserContextOptions & { expectedErrors?: RegExp[] } = {}): Promise<Visit> {
  const page = await openPage({
    siteUrl: site.url,
    expectedErrors: [/^request: https:\/\/www\.googletagmanager\.com\//, ...expectedErrors],
    ...options,
  });
  const asked: string[] = [];
  await page.context().route(`${GTM_HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.isCounted = true" });
  });
  return { page, asked };
}

const banner = (page: Page, name = "Cookies: your call") => page.getByRole("region", { name });
const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const isCounted = (page: Page) => page.evaluate(() => "isCounted" in window);
const choiceOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent");

/** Reloads the page, and waits until late scripts have loaded. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
  await untilQuiet(page);
}

const languages = [
  ["/", "Cookies: your call", "Accept all", "Necessary only"],
  ["/fr-ca/", "Témoins : c’est vous qui décidez", "Tout accepter", "Nécessaires seulement"],
] as const;

describe.each(languages)("at %s", (path, title, accept, decline) => {
  it("nothing is loaded before consent, and one script after it, on each page", async () => {
    const { page, asked } = await open();
    await page.goto(path);
    await banner(page, title).waitFor();
    await untilQuiet(page);
    expect(asked).toEqual([]);

    await banner(page, title).getByRole("button", { name: accept }).click();
    await page.waitForFunction(() => "isCounted" in window);
    expect(await banner(page, title).count()).toBe(0);
    expect(asked).toEqual([`${GTM_HOST}/gtm.js?id=${GTM_ID}`]);

    const choice = (await choiceOf(page))!;
    expect(choice).toMatchObject({ value: "all", sameSite: "Lax", path: "/" });
    expect(Math.round((choice.expires - Date.now() / 1000) / 86_400)).toBe(180);

    await reload(page);
    await page.waitForFunction(() => "isCounted" in window);
    expect(asked).toHaveLength(2);
    expect(await banner(page, title).count()).toBe(0);
  });

  it("nothing is loaded after a refusal, and the visitor is not asked again", async () => {
    const { page, asked } = await open();
    await page.goto(path);
    await banner(page, title).getByRole("button", { name: decline }).click();
    expect(await banner(page, title).count()).toBe(0);
    expect((await choiceOf(page))!.value).toBe("necessary");
    await reload(page);
    expect(await banner(page, title).count()).toBe(0);
    expect([asked, await isCounted(page)]).toEqual([[], false]);
  });

  it("there is no banner without JavaScript", async () => {
    const { page, asked } = await open({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole("button", { name: accept }).count()).toBe(0);
    expect(await page.getByRole("contentinfo").getByRole("button").count()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe("the cookie banner", () => {
  it("causes no layout shift, takes no focus and is reached by Tab before the page", async () => {
    const { page } = await open();
    const shifted = await watchLayoutShifts(page);
    await page.goto("/how-it-works/");
    await banner(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await shifted()).toBeLessThan(0.01);

    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    const order: (string | null)[] = [];
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("Tab");
      order.push(await focused());
    }
    expect(order).toEqual(["Skip to content", "Privacy Policy", "Necessary only", "Accept all"]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => banner(page).count()).toBe(0);
    expect((await choiceOf(page))!.value).toBe("necessary");
  });

  it("leaves the page usable, and does not cover the focused element", async () => {
    const { page } = await open({ viewport: { width: 390, height: 700 } });
    await visit(page, "/how-it-works/");
    await banner(page).waitFor();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab");
      const isCovered = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return Boolean(hit?.closest("#snackbars")) && !document.activeElement!.closest("#snackbars");
      });
      expect(isCovered, await page.evaluate(() => document.activeElement!.outerHTML)).toBe(false);
    }
    await page.getByRole("link", { name: "our checklist" }).click();
    await page.waitForURL("**/guides/spare-key-checklist/");
    expect(await banner(page).count()).toBe(1);
  });

  it("is in the language of the page, also after a change of language", async () => {
    const { page } = await open();
    await visit(page, "/how-it-works/");
    await banner(page).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await banner(page, "Témoins : c’est vous qui décidez").waitFor();
    expect(await banner(page).count()).toBe(0);
    await banner(page, "Témoins : c’est vous qui décidez").getByRole("button", { name: "Nécessaires seulement" }).click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.locator("html[lang=en-US]").waitFor();
    await untilQuiet(page);
    expect(await page.getByRole("region", { name: /Cookies|Témoins/ }).count()).toBe(0);
  });

  it.each([
    ["fails", 503, "<html>"],
    ["holds no such document", 200, JSON.stringify({ data: { cookieBanner: null } })],
  ])("is not asked where the content %s, and then nothing is loaded", async (_, status, body) => {
    const { page, asked } = await open({ expectedErrors: [/status of 503/] });
    await intercept(page, "**/graphql", (route) => route.fulfill({ status, body, contentType: "application/json" }));
    const answered = page.waitForResponse("**/graphql");
    await page.goto("/how-it-works/");
    await answered;
    await untilQuiet(page);
    expect(await page.locator("#snackbars button").count()).toBe(0);
    expect([asked, await choiceOf(page)]).toEqual([[], undefined]);
  });

  it("and its settings pass axe", async () => {
    const { page } = await open();
    for (const [path, title] of languages) {
      await page.goto(path);
      await banner(page, title).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole("contentinfo").getByRole("button").click();
      await page.getByRole("dialog").waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
  });
});

describe("page views", () => {
  it("are sent from the consent on, for each navigation", async () => {
    const { page } = await open();
    await visit(page, "/how-it-works/");
    const views = async () => (await pageViews(page)).map(({ page_path }) => page_path);
    await page.getByRole("link", { name: "our checklist" }).click();
    await expect.poll(views).toEqual(["/guides/spare-key-checklist/"]);
    await press(page, "Accept all");
    expect(await views()).toEqual([]);
    await page.goBack();
    await expect.poll(views).toEqual(["/how-it-works/"]);
  });

  it("contain neither the words of a search nor the visitor's position", async () => {
    const { page } = await open();
    await visit(page, "/key-services/?q=12+Elm+Street&at=45.5088,-73.5678");
    await press(page, "Accept all");
    await page.waitForFunction(() => "isCounted" in window);
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await expect
      .poll(() => pageViews(page))
      .toMatchObject([{ page_path: "/fr-ca/key-services/?at=45.5,-73.6", page_title: "key services" }]);
    const told = await page.evaluate(() =>
      JSON.stringify((window as { dataLayer?: ArrayLike<object>[] }).dataLayer!.map((entry) => (entry.length ? Array.from(entry) : entry))),
    );
    expect(told).toContain('"page_path":"/key-services/?at=45.5,-73.6"');
    expect(told).not.toMatch(/Elm|45\.508|73\.567/);
  });
});

describe("cookie settings", () => {
  const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });

  it("withdraw consent: the cookies and the tag manager are removed, and no page loads it again", async () => {
    const { page, asked } = await open();
    await visit(page, "/how-it-works/");
    await press(page, "Accept all");
    await page.waitForFunction(() => "isCounted" in window);
    await page.context().addCookies(["_ga", "_ga_ABC", "other"].map((name) => ({ name, value: "1", url: site.url })));

    await settings(page).click();
    await dialog(page).getByRole("checkbox", { name: "Statistics" }).uncheck();
    const loaded = page.waitForEvent("load");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await loaded;
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort()).toEqual(["consent=necessary", "other=1"]);
    expect(await isCounted(page)).toBe(false);
    await reload(page);
    expect([asked.length, await isCounted(page), await dialog(page).count()]).toEqual([1, false, 0]);
  });

  it("give consent after a refusal, by keyboard only", async () => {
    const { page, asked } = await open();
    await visit(page, "/how-it-works/");
    await banner(page).waitFor();
    await settings(page).focus();
    await page.keyboard.press("Enter");
    const checkbox = dialog(page).getByRole("checkbox", { name: "Statistics" });
    await checkbox.waitFor();
    expect(await checkbox.isChecked()).toBe(false);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => "isCounted" in window);
    expect([asked.length, await banner(page).count()]).toEqual([1, 0]);
    expect(await settings(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its cross", (page: Page) => dialog(page).getByRole("button", { name: "Close" }).click()],
    ["Cancel", (page: Page) => dialog(page).getByRole("button", { name: "Cancel" }).click()],
    ["a press beside it", (page: Page) => page.mouse.click(20, 20)],
  ])("change nothing when they are closed by %s, which gives the focus back", async (_, close) => {
    const { page } = await open();
    await visit(page, "/how-it-works/");
    await press(page, "Necessary only");
    await settings(page).click();
    await dialog(page).getByRole("checkbox", { name: "Statistics" }).check();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await close(page);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect((await choiceOf(page))!.value).toBe("necessary");
    expect(await settings(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe("hidden");

    await settings(page).click();
    expect(await dialog(page).getByRole("checkbox", { name: "Statistics" }).isChecked()).toBe(false);
  });

  it("close when the visitor goes back, and can be opened on the next page, in its language", async () => {
    const { page } = await open();
    await visit(page, "/how-it-works/");
    await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
    await page.locator("html[lang=fr-CA]").waitFor();
    const openSettings = () => page.getByRole("contentinfo").getByRole("button").click();
    await openSettings();
    await page.getByRole("dialog", { name: "Paramètres des témoins" }).waitFor();
    await page.goBack();
    await page.locator("html[lang=en-US]").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await openSettings();
    await dialog(page).waitFor();
  });

  it("say that there is nothing to choose if there is no tag manager, and no banner appears", async () => {
    const page = await openPage();
    await visit(page, "/how-it-works/");
    await untilQuiet(page);
    expect(await page.locator("#snackbars button").count()).toBe(0);
    await settings(page).click();
    await dialog(page).getByText("Not in use").waitFor();
    expect(await dialog(page).getByRole("checkbox").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain("googletagmanager");
  });
});
