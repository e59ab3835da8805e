import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { exampleGroups } from "#bff/dev/sandbox/variables.ts";
import { openPage } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { ownStack } from "../support/ownStack";
import { PHONE } from "../support/phone";

const schema = buildSchema(readFileSync("bff/schema.graphql", "utf8"));
const { siteUrl, bffUrl } = ownStack();
const TABS = ["PageByPath", "KiosksFoundNear", "KioskStates", "GalleryFilters", "PlacePredictions"];

/** Returns the text in one of GraphiQL's editors, which render only visible lines. */
const textIn = (page: Page, part: string) => async () =>
  (await page.locator(part).locator(".view-lines").filter({ visible: true }).innerText()).replaceAll("\u00a0", " ");
const query = (page: Page) => textIn(page, "section[aria-label='Operation Editor']");
const variables = (page: Page) => textIn(page, "section[aria-label='Variables']");
const answer = (page: Page) => textIn(page, "section[aria-label='Result Window']");

/** Timeout for the editor, which starts its workers first. */
const patience = { timeout: 10_000 };

const run = (page: Page) => page.getByRole("button", { name: /^Execute query/ });

/** Opens the sandbox and waits until it has loaded the schema. */
async function openSandbox(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await load(page);
  return page;
}

async function load(page: Page, address = "/graphql"): Promise<void> {
  const introspected = page.waitForResponse((response) => response.request().method() === "POST");
  // Not Playwright's default events, which may get lost while the editor starts its workers.
  await page.goto(address, { waitUntil: "commit" });
  expect((await introspected).status()).toBe(200);
  await run(page).waitFor();
}

async function typeAnew(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "New tab" }).click();
  await page.locator("section[aria-label='Operation Editor'] .view-lines").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

// openPage fails the test if the page sends requests to other origins, or violates its policy, which is logged as an error.
describe.each([
  ["the site's address", siteUrl],
  ["the BFF's own address", bffUrl],
])("the sandbox at %s", (_, origin) => {
  it("shows an operation of the site, which can be run, with workers from our origin", async () => {
    const page = await openSandbox({ siteUrl: origin });
    expect(await page.title()).toBe("Keyway: graph");
    await expect.poll(query(page), patience).toContain("query PageByPath(");
    await expect.poll(variables(page), patience).toContain('"path": "/"');

    const asked = page.waitForRequest((request) => request.method() === "POST");
    await run(page).click();
    await expect.poll(answer(page), patience).toContain('"type": "homepage"');
    expect(await answer(page)()).not.toContain('"errors"');
    const headers = await (await asked).allHeaders();
    expect(headers).toMatchObject({ "content-type": "application/json", "apollographql-client-name": "keyway-sandbox" });
  });
});

describe("the sandbox", () => {
  it("shows the documentation of every field of Query", async () => {
    const page = await openSandbox();
    const docs = page.locator(".graphiql-plugin");
    await docs.getByRole("link", { name: "Query", exact: true }).click();
    await docs.getByText(schema.getQueryType()!.description!).waitFor();
    await docs.getByText(schema.getQueryType()!.getFields().kiosks!.description!).waitFor();
    expect(await docs.getByRole("link").allInnerTexts()).toEqual(expect.arrayContaining(["page", "route", "kiosks"]));
  });

  it("opens an example from the menu of its group, with a file's explained", async () => {
    const page = await openSandbox();
    const menu = page.getByLabel("Examples");
    expect(await menu.locator("optgroup").evaluateAll((groups) => groups.map((group) => group.getAttribute("label")))).toEqual(
      exampleGroups.map(({ title }) => title),
    );
    await menu.selectOption("KioskStates");
    await expect.poll(query(page), patience).toContain("query KioskStates(");
    await menu.selectOption("SubmitApplication");
    await expect.poll(query(page), patience).toContain("# GraphiQL cannot send a file.");
    await expect.poll(variables(page), patience).toContain('"resume": null');
    // GraphiQL stores its tabs half a second after a change: until then, the reloaded page starts with the new tab, before the others.
    expect((await page.getByRole("tab").allInnerTexts()).toSorted()).toEqual([...TABS, "SubmitApplication"].toSorted());
    // The menu stays above GraphiQL, which is as high as the window by itself.
    expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });

  it("opens the operation of a link in a tab of its own, once", async () => {
    const page = await openPage();
    const operation = { query: "query Linked($id: ID!) { kiosk(id: $id) { name } }", variables: '{ "id": "7" }' };
    const link = `/graphql#${new URLSearchParams(operation)}`;
    for (const times of [1, 2]) {
      await load(page, link);
      await expect.poll(query(page), patience).toContain("query Linked(");
      await expect.poll(variables(page), patience).toContain('"id": "7"');
      expect([times, await page.getByRole("tab", { name: "Linked" }).count()]).toEqual([times, 1]);
      expect(page.url()).toBe(`${siteUrl}/graphql`);
    }
  });

  it("completes the typed text from the schema", async () => {
    const page = await openSandbox();
    await typeAnew(page, "{ kio");
    await expect.poll(() => page.getByRole("option", { name: /^kiosks/ }).count(), patience).toBeGreaterThan(0);
  });

  it("marks fields that the schema does not have", async () => {
    const page = await openSandbox();
    await typeAnew(page, "query Wrong { nothing ");
    await expect.poll(() => page.locator("section[aria-label='Operation Editor'] .squiggly-error").count(), patience).toBe(1);
  });

  it("can be used by keyboard only", async () => {
    const page = await openSandbox();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
    const tabTo = async (name: RegExp) => {
      // The documentation panel has a link for each type.
      for (let presses = 0; presses < 900; presses += 1) {
        await page.keyboard.press("Tab");
        if (name.test((await focused()) ?? "")) return;
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await tabTo(/^KiosksFoundNear$/);
    // The focus is visible.
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).not.toBe("none");
    await page.keyboard.press("Enter");
    await expect.poll(variables(page), patience).toContain('"CAR_KEYS"');
    await tabTo(/^Execute query/);
    // GraphiQL updates the tab's operation shortly after the tab has changed, without showing it; until then it runs the
    // previous one.
    const runUntilAnswered = async () => {
      const shown = await answer(page)();
      if (!shown.includes('"kiosksNear"')) await page.keyboard.press("Enter");
      return shown;
    };
    await expect.poll(runUntilAnswered, { ...patience, interval: 700 }).toContain('"kiosksNear"');
  });

  it("shows unchanged examples once each after a reload", async () => {
    const page = await openSandbox();
    for (const address of ["/graphql", "/graphql/"]) {
      await load(page, address);
      await expect.poll(variables(page), patience).toContain('"path": "/"');
      expect(await page.getByRole("tab").allInnerTexts()).toEqual(TABS);
    }
  });

  it("updates the examples when they have changed", async () => {
    const page = await openSandbox();
    await page.evaluate(() => localStorage.setItem("keyway-sandbox:graphiql:query", "{ ok }"));
    await page.evaluate(() => localStorage.setItem("keyway-sandbox:examples", "those of last week"));
    await load(page);
    await expect.poll(query(page), patience).toContain("query PageByPath(");
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(TABS);
  });

  it("keeps a developer's text, in its own storage keys and not in the address", async () => {
    const page = await openSandbox();
    await typeAnew(page, "query Mine { ok ");
    await expect.poll(() => page.getByRole("tab").allInnerTexts(), patience).toContain("Mine");
    // GraphiQL stores it when the typing has paused.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("keyway-sandbox:graphiql:tabState")), patience)
      .toContain("query Mine { ok }");
    expect(page.url()).toBe(`${siteUrl}/graphql`);
    await load(page);
    await expect.poll(query(page), patience).toContain("query Mine { ok");
    expect(await page.getByRole("tab").count()).toBe(TABS.length + 1);
    const names = await page.evaluate(() => Object.keys(localStorage));
    expect(names.filter((name) => !name.startsWith("keyway-sandbox:"))).toEqual([]);
  });

  it("fits on a phone without horizontal scrolling, editor above response", async () => {
    const page = await openSandbox({ viewport: PHONE });
    await expectToFit(page, PHONE.width, PHONE.height);
    await run(page).click();
    await expect.poll(answer(page), patience).toContain('"page"');
    const boxes = await Promise.all(
      ["Operation Editor", "Result Window"].map((name) => page.locator(`section[aria-label='${name}']`).boundingBox()),
    );
    expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.y + 100);
    expect(boxes[1]!.width).toBeGreaterThan(300);
  });
});
