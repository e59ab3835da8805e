import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordOperations } from "../support/recordOperations";
import { violationsOn } from "../support/axe";
import { openPage, untilLive, untilQuiet, visit } from "../support/browser";
import { switchFaults } from "../support/faultSwitches";
import { intercept } from "../support/intercept";
import { settle } from "../support/settle";

const box = (page: Page) => page.locator("#locator-search");
const list = (page: Page) => page.getByRole("listbox");
const options = (page: Page) => list(page).getByRole("option");
const option = (page: Page, name: string) => list(page).getByRole("option", { name, exact: true });
const active = async (page: Page) => {
  const id = await box(page).getAttribute("aria-activedescendant");
  return id ? page.locator(`[id="${id}"]`).textContent() : null;
};
/** Waits for a page with a title, with a timeout for busy machines. */
const shows = (page: Page, name: string | RegExp) =>
  page
    .getByRole("heading", { level: 1, name: typeof name === "string" ? new RegExp(`^(\\d+ )?${name}$`) : name })
    .waitFor()
    .then(() => true);
const kept = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Returns everything stored on the device. */
const deviceOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function open(path = "/key-services/", given: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(given);
  await visit(page, path);
  return page;
}

/** Focuses the box, which loads the combobox's script. */
async function reach(page: Page): Promise<void> {
  await box(page).focus();
  await expect.poll(() => box(page).getAttribute("role")).toBe("combobox");
}

async function type(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text, { delay: 20 });
}

it("the combobox's script loads when the pointer is over the box, which still is a plain form", async () => {
  const page = await openPage({ isFresh: true });
  // Otherwise the map's scripts are loaded, too, a second after the page.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await visit(page, "/key-services/");
  // The first key loads the script that watches navigations.
  await press(page, "Shift");
  await untilQuiet(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await box(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await untilQuiet(page);
  expect(await box(page).getAttribute("role")).not.toBe("combobox");
  const before = scripts.length;
  await reach(page);
  await type(page, "colum");
  await option(page, "Columbus, OH, USA").waitFor();
  expect(scripts.slice(before)).toEqual([]);
});

describe("by keyboard only", () => {
  it("a place can be typed, chosen and shown, in one session that ends with the choice", async () => {
    const page = await open();
    const asked = recordOperations(page);
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").waitFor();
    expect(await option(page, "Columbus, OH, USA").locator("strong").textContent()).toBe("Colum");
    expect(await page.getByText("Google Maps", { exact: true }).isVisible()).toBe(true);
    expect(await box(page).getAttribute("aria-expanded")).toBe("true");

    await press(page, "ArrowDown");
    expect(await active(page)).toBe("Columbus, OH, USA");
    await press(page, "ArrowUp");
    expect(await active(page)).toBeNull();
    await press(page, "ArrowUp");
    expect(await active(page)).toBe("Use my location");
    await press(page, "Home");
    expect(await active(page)).toBeNull();
    await press(page, "Escape");
    expect(await list(page).isVisible()).toBe(false);
    expect(await box(page).inputValue()).toBe("colum");
    await press(page, "ArrowDown", "ArrowDown", "Enter");

    await page.waitForURL(/\?q=Columbus,\+OH,\+USA&at=39\.9\d*,-8\d\.\d+&place=[\w-]+$/);
    expect(await shows(page, "kiosks near Columbus, OH, USA")).toBe(true);
    const tokens = asked
      .filter(({ name }) => name === "PlacePredictions" || name === "PlacePoint")
      .map(({ variables }) => variables.sessionToken);
    expect(new Set(tokens).size).toBe(1);
    expect(asked.filter(({ name }) => name === "PlacePoint")).toHaveLength(1);
  });

  it("Enter without a choice searches for the words as typed, and stores them", async () => {
    const page = await open();
    await reach(page);
    await type(page, "43215");
    await press(page, "Enter");
    await page.waitForURL("**/?q=43215");
    expect(await shows(page, "kiosks near 43215")).toBe(true);
    await expect.poll(() => kept(page, "keyway-searches")).toMatchObject([{ words: "43215" }]);
    await expect.poll(() => kept(page, "keyway-place")).toMatchObject({ label: "43215" });
  });

  it("a list closed by Escape reopens unchanged on a click", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").waitFor();
    await press(page, "Escape");
    expect(await list(page).isVisible()).toBe(false);
    const asked = recordOperations(page);
    await box(page).click();
    await option(page, "Columbus, OH, USA").waitFor();
    expect(asked).toEqual([]);
  });

  it("Tab closes the list and moves the focus on", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await options(page).nth(2).waitFor();
    await press(page, "Tab");
    expect(await list(page).isVisible()).toBe(false);
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(false);
  });
});

it("a city of our own is suggested with its kiosks, and leads to its page with the filters, without a call of Google", async () => {
  const page = await open("/key-services/?services=carKeys");
  const asked = recordOperations(page);
  await reach(page);
  await type(page, "columbus, o");
  const city = options(page).filter({ hasText: /^Columbus, OH \d+ kiosks$/ });
  await city.click();
  await page.waitForURL(/\/key-services\/oh\/columbus\/\?services=carKeys$/);
  expect(asked.filter(({ name }) => name === "PlacePoint")).toEqual([]);
});

describe("the typed text", () => {
  it("is kept, with the focus, when the combobox loads, and is searched for then", async () => {
    const page = await openPage({ isFresh: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await visit(page, "/key-services/");
    await intercept(page, "**/_next/static/**", async (route) => {
      await released;
      await route.continue();
    });
    await box(page).focus();
    await type(page, "colu");
    expect(await box(page).getAttribute("role")).toBe("searchbox");
    release();
    await expect.poll(() => box(page).getAttribute("role")).toBe("combobox");
    await option(page, "Columbus, OH, USA").waitFor();
    expect(await box(page).inputValue()).toBe("colu");
    await type(page, "m");
    await option(page, "Columbus, OH, USA").waitFor();
    expect(await box(page).inputValue()).toBe("colum");
  });

  it("is searched for after a pause, and an older answer never replaces a newer one", async () => {
    const page = await open();
    await reach(page);
    const held: Route[] = [];
    await intercept(page, "**/graphql", async (route) => {
      const { variables } = route.request().postDataJSON() as { variables: { input?: string } };
      if (variables.input === "clevel") held.push(route);
      else await route.continue();
    });
    await type(page, "clevel");
    await expect.poll(() => held.length).toBe(1);
    await box(page).fill("columbus");
    await option(page, "Columbus, OH, USA").waitFor();
    // The older request was aborted.
    await held[0]!.continue().catch(() => {});
    await untilQuiet(page);
    expect(await options(page).filter({ hasText: "Cleveland" }).count()).toBe(0);
  });

  it("may match nothing: a message says so, is announced, and has links", async () => {
    const page = await open();
    await page.evaluate(() =>
      addEventListener("no-results-found", (event) =>
        Object.assign(window, { missed: (event as CustomEvent<{ words: string }>).detail.words }),
      ),
    );
    await reach(page);
    await type(page, "<b>qqzz");
    await page.getByText("No place by the name “<b>qqzz”.").first().waitFor();
    expect(await page.evaluate(() => (window as { missed?: string }).missed)).toBe("<b>qqzz");
    await option(page, "All states and provinces").click();
    await expect.poll(() => list(page).isVisible()).toBe(false);
  });

  it("can be searched for even if the suggestions fail", async () => {
    const page = await open("/fr-ca/key-services/", { expectedErrors: [/status of 503/] });
    await intercept(page, "**/graphql", (route) => route.fulfill({ status: 503, body: "<html>" }));
    await reach(page);
    await type(page, "Montréal");
    await page.getByText("Pas de suggestions pour l’instant.").first().waitFor();
    await page.unroute("**/graphql");
    await press(page, "Enter");
    expect(await shows(page, "bornes près de Montréal")).toBe(true);
  });

  it("is searched for if Google returns no position for the chosen prediction", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").waitFor();
    await switchFaults("places", { kind: "5xx", path: "/v1/places/" });
    await option(page, "Columbus, OH, USA").click();
    await page.waitForURL(/\?q=Columbus,\+OH,\+USA/);
    expect(await shows(page, /Columbus/)).toBe(true);
  });
});

describe("recent searches", () => {
  const remembered = [
    { words: "Cleveland, OH", lat: 41.4993, lng: -81.6944, searchedAt: Date.now() },
    { words: "1 Main St", lat: 39.96, lng: -83, searchedAt: Date.now() - 29 * 86_400_000 },
    { words: "Long ago", lat: 40, lng: -83, searchedAt: Date.now() - 31 * 86_400_000 },
  ];
  const openWith = async () => {
    const page = await openPage();
    await page.addInitScript(
      (searches) =>
        sessionStorage.getItem("was") ??
        (sessionStorage.setItem("was", "1"), localStorage.setItem("keyway-searches", JSON.stringify(searches))),
      remembered,
    );
    await visit(page, "/key-services/");
    return page;
  };

  it("are offered by a click into the box, for thirty days, and open without a request to Google", async () => {
    const page = await openWith();
    const asked = recordOperations(page);
    await box(page).click();
    await option(page, "Cleveland, OH").waitFor();
    expect(await options(page).allTextContents()).toEqual(["Cleveland, OH", "1 Main St", "Clear recent searches", "Use my location"]);
    await option(page, "Cleveland, OH").click();
    await page.waitForURL("**/?q=Cleveland,+OH&at=41.4993,-81.6944");
    expect(asked.filter(({ name }) => name.startsWith("Place"))).toEqual([]);
  });

  it("are offered by a press that lasts longer than the script takes to load", async () => {
    const page = await openWith();
    await box(page).hover();
    await page.mouse.down();
    await page.locator("#locator-search[role=combobox]").waitFor();
    await page.mouse.up();
    await expect.poll(() => option(page, "Cleveland, OH").isVisible()).toBe(true);
  });

  it("can be deleted", async () => {
    const page = await openWith();
    await box(page).click();
    await option(page, "Clear recent searches").click();
    expect(await options(page).allTextContents()).toEqual(["Use my location"]);
    expect(await kept(page, "keyway-searches")).toBeNull();
  });

  it("contain the visitor's words or ours, never Google's name of a place", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").click();
    await expect.poll(() => kept(page, "keyway-searches")).toMatchObject([{ words: "Columbus, OH" }]);
    expect(await deviceOf(page)).not.toContain("USA");

    // The box now contains Google's words. Searching for them again, also after a reload, does not store them.
    await page.waitForURL(/&place=/);
    const found = page.url();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      // Before hydration, a search reloads the page.
      await untilLive(page);
      await reach(page);
      expect(await box(page).inputValue()).toBe("Columbus, OH, USA");
      await press(page, "Enter");
      await settle(page);
      expect(page.url()).toBe(found);
    }
    await untilQuiet(page);
    expect(await deviceOf(page)).not.toContain("USA");
  });

  it("are also stored if Google returns no position, and after another failure", async () => {
    const page = await open("/products/locksmith/");
    const field = page.getByRole("main").locator("input[name=q]");
    await field.click();
    await field.pressSequentially("colum", { delay: 20 });
    await switchFaults("places", { kind: "5xx", path: "/v1/places/" });
    await option(page, "Columbus, OH, USA").click();
    await page.waitForURL(/\?q=Columbus,\+OH,\+USA&place=[\w-]+&services=locksmith$/);
    expect(await shows(page, /Locked out in Columbus/)).toBe(true);
    await untilQuiet(page);
    expect(await deviceOf(page)).not.toContain("USA");
  });
});

describe("the box follows the page", () => {
  it("back and forward, and can be cleared by its button", async () => {
    const page = await open("/key-services/?q=Columbus&at=39.9612,-82.9988");
    await reach(page);
    await box(page).fill("Cleveland");
    await press(page, "Enter");
    await page.waitForURL("**/?q=Cleveland");
    expect(await shows(page, "kiosks near Cleveland")).toBe(true);
    await page.goBack();
    expect(await shows(page, "kiosks near Columbus")).toBe(true);
    await expect.poll(() => box(page).inputValue()).toBe("Columbus");
    await box(page).focus();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    expect(await box(page).inputValue()).toBe("");
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("to the visitor's position, or shows why not", async () => {
    const page = await openPage({ geolocation: { latitude: 45.5088, longitude: -73.554 }, permissions: ["geolocation"] });
    await visit(page, "/key-services/?q=Columbus&at=39.9612,-82.9988");
    await page.getByRole("main").getByRole("button", { name: "Use my location" }).click();
    await page.waitForURL("**/key-services/?at=45.5088,-73.554");
    expect(await shows(page, "kiosks near you")).toBe(true);
    expect(await kept(page, "keyway-place")).toBeNull();

    const refused = await open("/key-services/?q=Columbus&at=39.9612,-82.9988");
    await refused.getByRole("main").getByRole("button", { name: "Use my location" }).click();
    await refused.getByRole("alert").getByText("Your browser didn’t share a location.").waitFor();
  });
});

it("the searches in the hero of the home page and in the locator bar have the same combobox", async () => {
  // Without the panel's transition: a click in it while it moves scrolls the page first, and may then miss the field.
  const page = await open("/", { reducedMotion: "reduce" });
  const hero = page.getByRole("main").locator("input[name=q]").first();
  await hero.click();
  await hero.pressSequentially("colum", { delay: 20 });
  await list(page).getByRole("option", { name: "Columbus, OH, USA" }).click();
  await page.waitForURL(/\/key-services\/\?q=Columbus/);
  await visit(page, "/how-it-works/");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Change" }).click();
  const inBar = banner.locator("input[name=q]");
  await inBar.click();
  await inBar.pressSequentially("clevel", { delay: 20 });
  await list(page).getByRole("option", { name: "Cleveland, OH, USA" }).click();
  expect(await shows(page, "kiosks near Cleveland, OH, USA")).toBe(true);
});

it("the field of the locksmith locator keeps its label while the list is open, and a choice closes the list", async () => {
  const page = await open("/products/locksmith/");
  await page.getByRole("main").locator("input[name=q]").click();
  await option(page, "Use my location").waitFor();
  expect(await page.getByRole("combobox", { name: "Where are you?", exact: true, expanded: true }).count()).toBe(1);
  await option(page, "Use my location").click();
  await page.getByRole("alert").getByText("Your browser didn’t share a location.").waitFor();
  expect(await list(page).isVisible()).toBe(false);
});

it("a field that requires a choice says so until one is made", async () => {
  const page = await open();
  await page.evaluate(() =>
    addEventListener("place-chosen", (event) =>
      Object.assign(window, { chosen: (event as CustomEvent<{ placeId: string }>).detail.placeId }),
    ),
  );
  await box(page).evaluate((input) => void (input.dataset.mustChoose = ""));
  await reach(page);
  await type(page, "colum");
  await option(page, "Columbus, OH, USA").waitFor();
  await press(page, "Enter");
  const fault = () => box(page).evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(await fault()).toBe("Please select an address from the list.");
  await option(page, "Columbus, OH, USA").click();
  expect(await fault()).toBe("");
  expect(await box(page).inputValue()).toBe("Columbus, OH, USA");
  expect(await page.evaluate(() => (window as { chosen?: string }).chosen)).toMatch(/^[\w-]+$/);
  expect(new URL(page.url()).search).toBe("");
});

it.each([
  ["below the field", { width: 1440, height: 900 }],
  ["above the field, where there is little room below it", { width: 1440, height: 560 }],
])("the open list passes axe, and shows whole options only: %s", async (_where, viewport) => {
  const page = await open("/fr-ca/", { viewport });
  const field = page.getByRole("main").locator("input[name=q]").first();
  await field.click();
  await field.pressSequentially("montr", { delay: 20 });
  await options(page).nth(2).waitFor();
  await press(page, "ArrowDown");
  const cut = await list(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll("[role=option]")].map((one) => one.getBoundingClientRect());
    return rows.filter((row) => row.top < bottom - 1 && row.bottom > top + 1 && (row.top < top - 1 || row.bottom > bottom + 1)).length;
  });
  expect(cut).toBe(0);
  const inView = await list(page).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  expect(inView).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
});

describe("on a phone", () => {
  const openOnPhone = (path: string) => open(path, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const boundsOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    });

  it.each(["/", "/key-services/?q=Columbus&at=39.9612,-82.9988"])("at %s, field and list fill the screen until Cancel", async (path) => {
    const page = await openOnPhone(path);
    const field = page.getByRole("main").locator("input[name=q]").first();
    await field.tap();
    await option(page, "Use my location").waitFor();
    await field.fill("clevel");
    await option(page, "Cleveland, OH, USA").waitFor();
    expect(await boundsOf(page, "[data-place-field]:popover-open")).toMatchObject({ top: 0, left: 0, right: 390 });
    expect(await boundsOf(page, "div:popover-open:has([role=listbox])")).toMatchObject({ bottom: 844, left: 0, right: 390 });
    expect(await page.getByRole("button", { name: "Find a kiosk" }).isVisible()).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    // What the keyboard leaves of the screen.
    await page.setViewportSize({ width: 390, height: 500 });
    await expect.poll(() => boundsOf(page, "div:popover-open:has([role=listbox])")).toMatchObject({ bottom: 500 });

    await page.getByRole("button", { name: "Cancel" }).tap();
    await expect.poll(() => list(page).isVisible()).toBe(false);
    expect(await page.locator(":popover-open").count()).toBe(0);
    expect(await field.inputValue()).toBe("clevel");
    await field.tap();
    await option(page, "Cleveland, OH, USA").tap();
    expect(await shows(page, "kiosks near Cleveland, OH, USA")).toBe(true);
    expect(await page.locator(":popover-open").count()).toBe(0);
    await box(page).waitFor();
  });
});
