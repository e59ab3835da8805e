import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import { openPage, untilQuiet, visit } from "../support/browser";
import { coldSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { featuredKiosks, hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";
import { waitForRecovery } from "../support/waitForRecovery";

const { siteUrl } = ownStack();

// BFF and site cache what they have loaded, so every test uses another page and other kiosks.
const page = (number: number, lang: PageFile["lang"], ...locationIds: string[]): PageFile => ({
  id: `Zfail${number}${lang}`,
  uid: `fail-${number}`,
  lang,
  data: { slices: [hero(`Page ${number}`), featuredKiosks(...locationIds)] },
});

beforeAll(() =>
  publishPages(
    page(1, "en-us", "102001", "102002"),
    page(2, "en-us", "102003"),
    page(3, "en-us", "102004"),
    page(4, "en-us", "102005"),
    page(5, "en-us"),
    page(6, "fr-ca"),
    page(7, "en-us"),
    page(8, "en-us", "102006"),
    page(9, "fr-ca", "102007"),
    page(10, "en-us", "106990"),
    page(11, "en-us", "102008"),
    page(12, "en-us"),
    page(13, "en-us"),
  ),
);

/** The accept header of browsers. */
const HTML = { accept: "text/html" };
/** Five seconds plus a tolerance for busy machines. */
const HEALS_WITHIN_MS = 12_000;
const missingKiosks = "These kiosks didn’t load.";
const isMissingKiosks = /These kiosks didn’t load\./;

describe("while the kiosks fail", () => {
  // A separate BFF, since the stack's BFF has cached kiosks of these pages.
  const site = coldSite();
  const open = (options: { javaScriptEnabled?: boolean } = {}) => openPage({ siteUrl: site.url, ...options });

  it("the page is shown without them, and a click loads them after recovery", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const tab = await open();
    await visit(tab, "/fail-1/");
    // Until its script is loaded, the link reloads the page.
    await untilQuiet(tab);
    await tab.evaluate(() => void Object.assign(window, { kept: true }));
    expect(await tab.getByRole("heading", { level: 1, name: "Page 1" }).isVisible()).toBe(true);
    expect(await tab.getByRole("heading", { level: 2, name: "Near you" }).isVisible()).toBe(true);
    expect(await tab.getByText(missingKiosks).isVisible()).toBe(true);

    await liftFaults("backend");
    await waitForRecovery(site.url, "/fail-1/", isMissingKiosks);
    const asked = tab.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
    // The loading state is visible even if the answer comes soon.
    const trying = tab.getByText("Trying…").waitFor();
    await tab.getByRole("link", { name: "Try again" }).click();
    await trying;
    await tab.getByRole("heading", { level: 3 }).first().waitFor();
    expect(await tab.getByRole("heading", { level: 3 }).count()).toBe(2);
    expect(await tab.getByText("Hours", { exact: true }).count()).toBe(2);
    expect((await asked).request().postDataJSON()).toMatchObject({ operationName: "KiosksById", variables: { ids: ["102001", "102002"] } });
    expect(await tab.evaluate(() => "kept" in window)).toBe(true);

    const kiosksOnReload = async () => {
      await tab.reload();
      return tab.getByRole("heading", { level: 3 }).count();
    };
    await expect.poll(kiosksOnReload, { timeout: HEALS_WITHIN_MS }).toBe(2);
    expect(await tab.getByText(missingKiosks).count()).toBe(0);
  });

  it("the failure is cached for seconds only: later visitors get the kiosks, without a publish or a click", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    for (let times = 0; times < 3; times++) expect((await rawGet(site.url, "/fail-2/", HTML)).body).toContain("These kiosks didn’t load.");
    await liftFaults("backend");
    await expect
      .poll(async () => (await rawGet(site.url, "/fail-2/", HTML)).body, { timeout: HEALS_WITHIN_MS })
      .not.toContain("These kiosks didn’t load.");
    const { status, body } = await rawGet(site.url, "/fail-2/", HTML);
    expect(status).toBe(200);
    expect(body).toMatch(/<h3[^>]*><a [^>]*>[^<]+<\/a><\/h3>/);
  });

  it("without scripts, a click reloads the page", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const tab = await open({ javaScriptEnabled: false });
    await tab.goto("/fail-11/");
    await tab.getByText(missingKiosks).waitFor();
    await liftFaults("backend");
    // The failure is cached for seconds.
    const kiosksOnRetry = async () => {
      const retry = tab.getByRole("link", { name: "Try again" });
      if (await retry.count()) await retry.click();
      return tab.getByRole("heading", { level: 3 }).count();
    };
    await expect.poll(kiosksOnRetry, { timeout: HEALS_WITHIN_MS }).toBe(1);
  });

  it("a click that fails again says so, can be repeated, and keeps the focus", async () => {
    await switchFaults("backend", { kind: "5xx", path: "/kiosks" });
    const tab = await open();
    await visit(tab, "/fail-3/");
    const focused = () => tab.evaluate(() => document.activeElement!.textContent);
    await tab.getByRole("link", { name: "Try again" }).focus();
    // The link with a script replaces this one, and gets its focus.
    await untilQuiet(tab);
    await tab.keyboard.press("Enter");
    await tab.getByText("Still no answer. Wait a moment, then try again.").waitFor();
    expect(await focused()).toBe("Try again");

    await liftFaults("backend");
    await waitForRecovery(site.url, "/fail-3/", isMissingKiosks);
    await tab.keyboard.press("Enter");
    await tab.getByRole("heading", { level: 3 }).waitFor();
    expect(await focused()).toContain("Hours");
    await tab.keyboard.press("Tab");
    // The first link of the first card: the kiosk's name.
    expect(await focused()).toBe(await tab.getByRole("heading", { level: 3 }).first().innerText());
  });

  it("by hanging, the page is sent nevertheless", async () => {
    await switchFaults("backend", { kind: "hang", path: "/kiosks" });
    const startedAt = performance.now();
    const { status, body } = await rawGet(site.url, "/fail-4/");
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(status).toBe(200);
    expect(body).toContain("Page 4");
    expect(body).toContain("These kiosks didn’t load.");
  });

  it("with long retry-after headers, the page does not wait that long", async () => {
    await switchFaults("backend", { kind: "429", path: "/kiosks", retryAfter: 30 });
    const { status, body } = await rawGet(site.url, "/fail-10/");
    expect(status).toBe(200);
    expect(body).toContain("Page 10");
    expect(body).toContain("These kiosks didn’t load.");
  });

  it("the messages are French on a French page", async () => {
    await switchFaults("backend", { kind: "reset", path: "/kiosks" });
    const { status, body } = await rawGet(site.url, "/fr-ca/fail-9/");
    expect(status).toBe(200);
    expect(body).toContain("Ces bornes ne se sont pas affichées.");
    expect(body).toContain("Réessayer");
  });
});

describe("while the content fails", () => {
  // After the first page, the index of all published pages is cached.
  beforeAll(async () => void (await rawGet(siteUrl, "/fail-11/")));

  it.each([
    ["/fail-5/", "en-US", "This page is taking a break"],
    ["/fr-ca/fail-6/", "fr-CA", "Cette page fait une pause"],
  ])("%s, never asked for before, answers 503 in its language, with bar and footer, and is back afterwards", async (path, lang, title) => {
    await switchFaults("content", { kind: "5xx" });
    const answer = await rawGet(siteUrl, path);
    expect(answer).toMatchObject({ status: 503, lang });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.headers["cache-control"] ?? "").not.toMatch(/public|s-maxage/);
    expect(answer.body).toContain(title);
    expect(answer.body).toContain("<header");
    expect(answer.body).toContain("<footer");

    await liftFaults("content");
    await waitForRecovery(siteUrl, path);
    expect(await rawGet(siteUrl, path)).toMatchObject({ status: 200, lang });
  });

  it("a page that was requested before is still shown", async () => {
    const before = await rawGet(siteUrl, "/fail-8/");
    await switchFaults("content", { kind: "reset" });
    const during = await rawGet(siteUrl, "/fail-8/");
    expect(before).toMatchObject({ status: 200 });
    expect(during).toMatchObject({ status: 200, canonical: before.canonical });
    expect(during.body).toContain("Page 8");
  });

  it("by hanging, a page that was never requested before answers 503", async () => {
    await switchFaults("content", { kind: "hang", path: "/api/v2/documents" });
    expect(await rawGet(siteUrl, "/fail-7/")).toMatchObject({ status: 503 });
  });

  it("the error page is shown in a browser, with a link to the home page", async () => {
    await switchFaults("content", { kind: "5xx", path: "/api" });
    const tab = await openPage({ expectedErrors: [/status of 503/] });
    await visit(tab, "/fail-7/");
    expect(await tab.getByRole("heading", { level: 1 }).innerText()).toBe("This page is taking a break");
    expect(await tab.title()).toBe("503 | Keyway");
    await liftFaults("content");
    await waitForRecovery(siteUrl, "/");
    await tab.getByRole("main").getByRole("link", { name: "Home" }).click();
    await tab.getByRole("heading", { level: 1, name: "Copy a key in about a minute." }).waitFor();
  });

  it.each([
    ["with JavaScript", 12, true],
    ["without JavaScript", 13, false],
  ])("another try, %s, asks for the same page with the same query", async (_, number, javaScriptEnabled) => {
    await switchFaults("content", { kind: "5xx", path: "/api" });
    const tab = await openPage({ javaScriptEnabled, expectedErrors: [/status of 503/] });
    const address = `/fail-${number}/?q=Columbus,+OH&services=carKeys`;
    await (javaScriptEnabled ? visit(tab, address) : tab.goto(address));
    await liftFaults("content");
    await waitForRecovery(siteUrl, address);
    await tab.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await tab.getByRole("heading", { level: 1, name: `Page ${number}` }).waitFor();
    expect(tab.url()).toBe(`${siteUrl}${address}`);
  });
});

describe("without a BFF", () => {
  let site: RunningServer;
  beforeAll(async () => {
    site = await startSite({ bffUrl: `http://127.0.0.1:${await freePort()}` });
  });
  afterAll(() => site?.stop());

  it.each([
    ["/", "en-US", "This page is taking a break"],
    ["/fr-ca/how-it-works/", "fr-CA", "Cette page fait une pause"],
  ])("%s answers 503 in its language, with bar and footer", async (path, lang, title) => {
    for (let times = 0; times < 2; times++) {
      const answer = await rawGet(site.url, path);
      expect(answer).toMatchObject({ status: 503, lang });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      for (const words of [title, "<header", "<footer"]) expect(answer.body).toContain(words);
    }
  });

  it("a path is still redirected to its trailing slash", async () => {
    expect(await rawGet(site.url, "/how-it-works?a=1")).toMatchObject({ status: 301, movedTo: "/how-it-works/?a=1" });
  });
});
