import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { animationsEnd, violationsOn } from "../support/axe";
import { nextFrame, openPage, visit } from "../support/browser";
import { intercept } from "../support/intercept";
import { pageViews } from "../support/pageViews";

const phone = { viewport: { width: 390, height: 844 } };
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the menu in the bar, %s", (_, javaScriptEnabled) => {
  it("opens and closes with the keyboard, and returns the focus", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/");
    const button = page.getByRole("navigation", { name: "Products and services" }).getByRole("button", { name: "Key copies" });
    const link = page.getByRole("link", { name: "What a key costs" });
    expect(await link.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toContain("House and padlock keys");
    await page.keyboard.press("Escape");
    expect(await link.isVisible()).toBe(false);
    expect(await focusedText(page)).toBe("Key copies");
  });

  it("shows one panel at a time, and the last one contains the entries without room in the bar", async () => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/fr-ca/");
    const menu = page.getByRole("navigation", { name: "Produits et services" });
    await menu.getByRole("button", { name: "Serrurier" }).click();
    await menu.getByRole("button", { name: "Plus" }).click();
    expect(await page.locator(":popover-open").count()).toBe(1);
    expect(await page.locator(":popover-open").getByRole("link", { name: "Devenir serrurier" }).isVisible()).toBe(true);
  });

  it("is a drawer on a phone, over a page that does not scroll", async () => {
    const page = await openPage({ javaScriptEnabled, ...phone });
    await page.goto("/");
    const drawer = page.getByRole("navigation", { name: "Site menu" });
    expect(await drawer.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Open the menu" }).click();
    for (const name of ["Key designs", "Find a kiosk", "Contact", "Français"])
      expect(await drawer.getByRole("link", { name, exact: true }).isVisible(), name).toBe(true);
    const cost = drawer.getByRole("link", { name: "What a key costs" });
    expect(await cost.isVisible()).toBe(false);
    await drawer.locator("summary", { hasText: "Key copies" }).click();
    for (const link of await drawer.locator("details[open] a").all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await cost.isVisible()).toBe(true);
    expect(await drawer.getByRole("link", { name: /614-555-0124/ }).getAttribute("href")).toBe("tel:+16145550124");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain("hidden");
    await page.keyboard.press("Escape");
    expect(await drawer.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Open the menu");
  });
});

it("a drawer closes when the window becomes wide, and the page is usable again", async () => {
  const page = await openPage({ viewport: { width: 1200, height: 900 } });
  await page.goto("/how-it-works/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.setViewportSize({ width: 1300, height: 900 });
  expect(await page.getByRole("navigation", { name: "Site menu" }).isVisible()).toBe(false);
  const link = page.getByRole("main").getByRole("link", { name: "our checklist" });
  await link.focus();
  expect(await focusedText(page)).toBe("our checklist");
  await link.click();
  await page.waitForURL("**/guides/spare-key-checklist/");
});

describe("header and footer", () => {
  it.each(["/", "/fr-ca/"])("of %s pass axe while the menu is open", async (path) => {
    const page = await openPage(phone);
    await page.goto(path);
    await page.locator("header button[popovertarget=site-menu]").first().click();
    await page.locator("#site-menu summary").first().click();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator("header nav button").first().click();
    expect(await violationsOn(page)).toEqual([]);
  });

  it("keep the bar and the call button visible while the company's row scrolls away", async () => {
    const page = await openPage();
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, 600));
    expect(
      await page.getByRole("navigation", { name: "Company" }).evaluate((row) => row.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(0);
    expect(
      await page
        .getByRole("banner")
        .getByRole("link", { name: /614-555-0124/ })
        .evaluate((call) => call.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
  });

  it("end with the company's contact details", async () => {
    const page = await openPage();
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("heading", { name: "Contact Us" }).isVisible()).toBe(true);
    expect(await footer.getByRole("link", { name: "614-555-0142" }).getAttribute("href")).toBe("tel:+16145550142");
    for (const name of ["Privacy Policy", "Terms", "Patents"]) expect(await footer.getByRole("link", { name }).isVisible()).toBe(true);
    expect(await footer.innerText()).toContain("GeoNames");
  });
});

describe("with the keyboard alone", () => {
  it.each([
    ["at 1440 px", { width: 1440, height: 900 }],
    ["on a phone", { width: 390, height: 844 }],
    ["at 400 % zoom", { width: 320, height: 256 }],
  ])("no bar ever covers what has the focus, %s", async (_, viewport) => {
    const page = await openPage({ viewport });
    await page.goto("/frequently-asked-questions/");
    // To the end of a list that is longer than the window, and back up, where the bars could cover the focus.
    for (const [key, presses] of [
      ["Tab", 45],
      ["Shift+Tab", 25],
    ] as const) {
      for (let press = 0; press < presses; press++) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement!;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const [above] = document.elementsFromPoint(left + width / 2, top + height / 2);
          return above && !focused.contains(above) && !above.contains(focused) ? `${focused.textContent} under ${above.outerHTML}` : null;
        });
        expect(covered).toBeNull();
      }
    }
  });

  it("Tab goes through a menu's panels in order, and leaves them", async () => {
    const page = await openPage();
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Products and services" });
    await menu.getByRole("button", { name: "Key copies" }).focus();
    await page.keyboard.press("Enter");
    const links = await page.locator(":popover-open a").count();
    for (let press = 0; press < links; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement!.closest(":popover-open") !== null)).toBe(true);
    }
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe("Key fobs");
    await page.keyboard.press("Enter");
    expect(await page.locator(":popover-open").count()).toBe(1);
    expect(await page.locator(":popover-open").getByRole("link").first().isVisible()).toBe(true);
  });

  it("the drawer traps the focus, and returns it when it closes", async () => {
    const page = await openPage(phone);
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Open the menu" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const stops = (
      await page.locator("#site-menu :is(a, button, summary)").evaluateAll((all) => all.filter((element) => element.checkVisibility()))
    ).length;
    for (let press = 0; press < stops; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement!.closest("#site-menu") !== null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    for (let press = 0; press <= stops; press++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement!.closest("main, footer, #site-menu, #locator-panel"))).toBeNull();
  });
});

describe("the current page", () => {
  it.each([
    ["/how-it-works/", "Key copies"],
    ["/contact/", "More"],
    ["/products/automotive-key-copy/", "Car keys"],
  ])("%s is marked in the menu, and one entry that holds it in the bar", async (path, name) => {
    const page = await openPage();
    await page.goto(path);
    const button = page.getByRole("navigation", { name: "Products and services" }).locator("[aria-current=true]");
    expect(await button.innerText()).toContain(name);
    await button.click();
    const here = page.locator(":popover-open a[aria-current=page]");
    expect(await here.getAttribute("href")).toBe(path);
  });
});

describe("in a small window", () => {
  it.each([
    ["a phone of 320 px", 320, 640, "/"],
    ["a phone of 320 px, in French", 320, 640, "/fr-ca/"],
    ["200 % zoom", 720, 450, "/fr-ca/"],
    ["400 % zoom", 320, 256, "/fr-ca/"],
  ])("nothing of the bars, the drawer or the panel is cut on %s", async (_, width, height, path) => {
    const page = await openPage({ viewport: { width, height } });
    await page.goto(path);
    // Within the window, or reachable by scrolling its container.
    const cut = (within: string) =>
      page.locator(`${within} :is(a, button, input, p)`).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
          })
          .map(({ outerHTML }) => outerHTML),
      );
    expect(await cut("header")).toEqual([]);
    for (const panel of ["#site-menu", "#locator-panel"]) {
      await page
        .locator(`header button[popovertarget=${panel.slice(1)}]`)
        .first()
        .click();
      await animationsEnd(page);
      await page.locator(`${panel} details`).evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
      expect(await cut(panel)).toEqual([]);
      const last = page.locator(`${panel} :is(a, button)`).last();
      await last.scrollIntoViewIfNeeded();
      const { bottom } = (await last.evaluate((element) => element.getBoundingClientRect().toJSON())) as DOMRect;
      expect(bottom).toBeLessThanOrEqual(height);
      await page.keyboard.press("Escape");
    }
  });
});

describe("in a browser", () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  it("a new page starts at its top, and back restores the scroll position", async () => {
    const page = await openPage(phone);
    await visit(page, "/how-it-works/");
    await page.keyboard.press("Shift");
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
    const link = page.getByRole("main").getByRole("link", { name: "our checklist" });
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 60));
    await nextFrame(page);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(50);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Where is your spare right now?" }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Scan it, pick it, take it home." }).waitFor();
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(40);
  });

  it("analytics receive each navigation, and a slow one shows the progress bar", async () => {
    const page = await openPage();
    await visit(page, "/how-it-works/");
    const bar = page.locator(".loading-bar[data-state=loading]").waitFor();
    // Delayed until the test releases it.
    await intercept(page, "**/guides/**", async (route) => {
      await bar;
      await route.continue();
    });
    await page.getByRole("main").getByRole("link", { name: "our checklist" }).click();
    await bar;
    await page.getByRole("heading", { level: 1, name: "Where is your spare right now?" }).waitFor();
    await page.locator(".loading-bar").waitFor({ state: "detached" });
    await expect
      .poll(() => pageViews(page))
      .toMatchObject([{ page_path: "/guides/spare-key-checklist/", page_title: "The spare key checklist" }]);
  });
});
