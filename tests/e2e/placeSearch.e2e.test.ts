import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { askedOf } from "../support/askedOf";
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
/** Whether a page with a title comes: a busy machine takes its time. */
const shows = (page: Page, name: string | RegExp) =>
  page
    .getByRole("heading", { level: 1, name, exact: true })
    .waitFor()
    .then(() => true);
const kept = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** All that the device keeps. */
const deviceOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function open(path = "/key-services/", given: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(given);
  await visit(page, path);
  return page;
}

/** The combobox arrives with the first touch. */
async function reach(page: Page): Promise<void> {
  await box(page).focus();
  await expect.poll(() => box(page).getAttribute("role")).toBe("combobox");
}

async function type(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text, { delay: 20 });
}

it("what asks for places is there once a pointer is over the box, and the box is a plain form still", async () => {
  const page = await open("/key-services/", { isFresh: true });
  // The first key brings what watches navigations.
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

describe("by keyboard alone", () => {
  it("a place is typed, chosen and shown, in one session that ends with the choice", async () => {
    const page = await open();
    const asked = askedOf(page);
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").waitFor();
    expect(await option(page, "Columbus, OH, USA").locator("strong").textContent()).toBe("Colum");
    expect(await page.getByText("Google Maps", { exact: true }).isVisible()).toBe(true);
    expect(await box(page).getAttribute("aria-expanded")).toBe("true");

    await press(page, "ArrowDown");
    expect(await active(page)).toBe("Use my location");
    await press(page, "ArrowDown");
    expect(await active(page)).toBe("Columbus, OH, USA");
    await press(page, "ArrowUp", "ArrowUp");
    expect(await active(page)).toBeNull();
    await press(page, "ArrowUp");
    expect(await active(page)).toBe(await options(page).last().textContent());
    await press(page, "Home");
    expect(await active(page)).toBeNull();
    await press(page, "Escape");
    expect(await list(page).isVisible()).toBe(false);
    expect(await box(page).inputValue()).toBe("colum");
    await press(page, "ArrowDown", "ArrowDown", "ArrowDown", "Enter");

    await page.waitForURL(/\?q=Columbus,\+OH,\+USA&at=39\.9\d*,-8\d\.\d+&place=[\w-]+$/);
    expect(await shows(page, "Kiosks near Columbus, OH, USA")).toBe(true);
    const tokens = asked
      .filter(({ name }) => name === "PlacePredictions" || name === "PlacePoint")
      .map(({ variables }) => variables.sessionToken);
    expect(new Set(tokens).size).toBe(1);
    expect(asked.filter(({ name }) => name === "PlacePoint")).toHaveLength(1);
  });

  it("Enter without a choice asks for the words as they stand, and they are remembered", async () => {
    const page = await open();
    await reach(page);
    await type(page, "43215");
    await press(page, "Enter");
    await page.waitForURL("**/?q=43215");
    expect(await shows(page, "Kiosks near 43215")).toBe(true);
    await expect.poll(() => kept(page, "keyway-searches")).toMatchObject([{ words: "43215" }]);
    await expect.poll(() => kept(page, "keyway-place")).toMatchObject({ label: "43215" });
  });

  it("a list that Escape has closed comes back by a click, as it was", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").waitFor();
    await press(page, "Escape");
    expect(await list(page).isVisible()).toBe(false);
    const asked = askedOf(page);
    await box(page).click();
    await option(page, "Columbus, OH, USA").waitFor();
    expect(asked).toEqual([]);
  });

  it("Tab closes the list and goes on", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await options(page).nth(2).waitFor();
    await press(page, "Tab");
    expect(await list(page).isVisible()).toBe(false);
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(false);
  });
});

describe("what is typed", () => {
  it("before the combobox has arrived stays, with the focus", async () => {
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
    expect(await box(page).inputValue()).toBe("colu");
    await type(page, "m");
    await option(page, "Columbus, OH, USA").waitFor();
    expect(await box(page).inputValue()).toBe("colum");
  });

  it("is asked for after a pause, and an older answer never replaces a newer one", async () => {
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
    // It was given up; whatever it would still answer, nobody hears.
    await held[0]!.continue().catch(() => {});
    await untilQuiet(page);
    expect(await options(page).filter({ hasText: "Cleveland" }).count()).toBe(0);
  });

  it("may be nowhere: that is said, heard of, and leads on", async () => {
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

  it("is searched for all the same where nobody suggests anything", async () => {
    const page = await open("/fr-ca/key-services/", { expectedErrors: [/status of 503/] });
    await intercept(page, "**/graphql", (route) => route.fulfill({ status: 503, body: "<html>" }));
    await reach(page);
    await type(page, "Montréal");
    await page.getByText("Pas de suggestions pour l’instant.").first().waitFor();
    await page.unroute("**/graphql");
    await press(page, "Enter");
    expect(await shows(page, "Bornes près de Montréal")).toBe(true);
  });

  it("is no prediction's fault where Google knows no point for it", async () => {
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

describe("what was searched for before", () => {
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

  it("is offered by a click into the box, for thirty days, and leads there again without asking Google", async () => {
    const page = await openWith();
    const asked = askedOf(page);
    await box(page).click();
    await option(page, "Cleveland, OH").waitFor();
    expect(await options(page).allTextContents()).toEqual(["Use my location", "Cleveland, OH", "1 Main St", "Clear recent searches"]);
    await option(page, "Cleveland, OH").click();
    await page.waitForURL("**/?q=Cleveland,+OH&at=41.4993,-81.6944");
    expect(asked.filter(({ name }) => name.startsWith("Place"))).toEqual([]);
  });

  it("is offered by a press that is longer than its script takes to come", async () => {
    const page = await openWith();
    await box(page).hover();
    await page.mouse.down();
    await page.locator("#locator-search[role=combobox]").waitFor();
    await page.mouse.up();
    await expect.poll(() => option(page, "Cleveland, OH").isVisible()).toBe(true);
  });

  it("can be cleared", async () => {
    const page = await openWith();
    await box(page).click();
    await option(page, "Clear recent searches").click();
    expect(await options(page).allTextContents()).toEqual(["Use my location"]);
    expect(await kept(page, "keyway-searches")).toBeNull();
  });

  it("holds the visitor's words or ours, never what Google calls a place", async () => {
    const page = await open();
    await reach(page);
    await type(page, "colum");
    await option(page, "Columbus, OH, USA").click();
    await expect.poll(() => kept(page, "keyway-searches")).toMatchObject([{ words: "Columbus, OH" }]);
    expect(await deviceOf(page)).not.toContain("USA");

    // The box says it now in Google's words: to search for them once more does not make them the visitor's, nor does it after a reload.
    await page.waitForURL(/&place=/);
    const found = page.url();
    for (const anew of [false, true]) {
      if (anew) await page.reload();
      // Before React has taken the page over, a search loads the page, and what is asked of it meanwhile is lost.
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

  it("holds them where Google knows no point, either, and where something else was missing at first", async () => {
    const page = await open("/products/locksmith/");
    const field = page.getByRole("main").locator("input[name=q]");
    await field.click();
    await field.pressSequentially("colum", { delay: 20 });
    await switchFaults("places", { kind: "5xx", path: "/v1/places/" });
    await option(page, "Columbus, OH, USA").click();
    const terms = page.getByRole("main").getByRole("checkbox");
    await expect.poll(() => terms.evaluate((one) => one === document.activeElement)).toBe(true);
    await terms.check();
    await page.getByRole("button", { name: "Find a locksmith" }).click();
    await page.waitForURL(/\?q=Columbus,\+OH,\+USA&place=[\w-]+&services=locksmith$/);
    await shows(page, /Columbus/);
    await reach(page);
    await press(page, "Enter");
    await untilQuiet(page);
    expect(await deviceOf(page)).not.toContain("USA");
  });
});

describe("the box goes with the page", () => {
  it("back and forth, and empties by its cross", async () => {
    const page = await open("/key-services/?q=Columbus&at=39.9612,-82.9988");
    await reach(page);
    await box(page).fill("Cleveland");
    await press(page, "Enter");
    await page.waitForURL("**/?q=Cleveland");
    expect(await shows(page, "Kiosks near Cleveland")).toBe(true);
    await page.goBack();
    expect(await shows(page, "Kiosks near Columbus")).toBe(true);
    await expect.poll(() => box(page).inputValue()).toBe("Columbus");
    await box(page).focus();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    expect(await box(page).inputValue()).toBe("");
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("to the visitor's own place, or says why not", async () => {
    const page = await openPage({ geolocation: { latitude: 45.5088, longitude: -73.554 }, permissions: ["geolocation"] });
    await visit(page, "/key-services/?q=Columbus&at=39.9612,-82.9988");
    await page.getByRole("main").getByRole("button", { name: "Use my location" }).click();
    await page.waitForURL("**/key-services/?at=45.5088,-73.554");
    expect(await shows(page, "Kiosks near you")).toBe(true);
    expect(await kept(page, "keyway-place")).toBeNull();

    const refused = await open("/key-services/?q=Columbus&at=39.9612,-82.9988");
    await refused.getByRole("main").getByRole("button", { name: "Use my location" }).click();
    await refused.getByRole("alert").getByText("Your browser didn’t share a location.").waitFor();
  });
});

it("the other searches have the same help: in the hero of the home page and in the locator bar", async () => {
  const page = await open("/");
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
  expect(await shows(page, "Kiosks near Cleveland, OH, USA")).toBe(true);
});

it("the field of the locksmith locator keeps its name while the list is open, and a choice closes that", async () => {
  const page = await open("/products/locksmith/");
  await page.getByRole("main").locator("input[name=q]").click();
  await option(page, "Use my location").waitFor();
  expect(await page.getByRole("combobox", { name: "Where are you?", exact: true, expanded: true }).count()).toBe(1);
  await option(page, "Use my location").click();
  await page.getByRole("alert").getByText("Your browser didn’t share a location.").waitFor();
  expect(await list(page).isVisible()).toBe(false);
});

it("a field that needs a choice says so, and is content with one", async () => {
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

it.each([390, 1440])("axe finds no violation in the open list, at %i px", async (width) => {
  const page = await open("/fr-ca/key-services/?q=Columbus&at=39.9612,-82.9988", { viewport: { width, height: 900 } });
  await reach(page);
  await box(page).fill("montr");
  await options(page).nth(2).waitFor();
  await press(page, "ArrowDown");
  const right = await page.locator("[data-place-field]:has(#locator-search)").evaluate((field) => field.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(width - 20);
  expect(await violationsOn(page)).toEqual([]);
});
