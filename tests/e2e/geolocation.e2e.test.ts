import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { nextFrame, openPage, visit } from "../support/browser";
import { settle } from "../support/settle";

// Downtown Montréal, where there are kiosks, a desert far from any, and the middle of the Indian Ocean, where there are none.
const montreal = { latitude: 45.5088, longitude: -73.554 };
const desert = { latitude: 41, longitude: -117 };
const ocean = { latitude: -30, longitude: 80 };

const languages = [
  [
    "/key-services/",
    "Use my location",
    "Your browser didn’t share a location. Type a city instead.",
    "Try again",
    "Not now",
    "kiosks near you",
  ],
  [
    "/fr-ca/key-services/",
    "Utiliser ma position",
    "Votre navigateur n’a pas transmis de position. Entrez une ville.",
    "Réessayer",
    "Pas maintenant",
    "bornes près de vous",
  ],
] as const;
const [ENGLISH] = languages;

const share = (geolocation: BrowserContextOptions["geolocation"]) => ({ geolocation, permissions: ["geolocation"] });
const button = (page: Page, name: string = ENGLISH[1]) => page.getByRole("main").getByRole("button", { name });
const alert = (page: Page) => page.locator("#snackbars").getByRole("alert");

async function open(options: Parameters<typeof openPage>[0] = {}, path: string = ENGLISH[0]): Promise<Page> {
  const page = await openPage(options);
  await visit(page, path);
  return page;
}

describe.each(languages)("at %s", (path, use, denied, retry, dismiss, near) => {
  it("a click shows the kiosks around the visitor", async () => {
    const page = await open(share(montreal), path);
    await button(page, use).click();
    await page.waitForURL(`**${path}?at=45.5088,-73.554`);
    await page.getByRole("heading", { level: 1, name: near }).waitFor();
    expect(await page.locator("#snackbars button").count()).toBe(0);
  });

  it("a denied permission shows an alert, which can be dismissed by keyboard, or retried", async () => {
    const page = await open({}, path);
    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    const isPutAway = async () => (await page.locator("#snackbars button").count()) === 0;
    await button(page, use).click();
    await alert(page).getByText(denied).waitFor();
    expect(await focused()).toBe(use);
    await alert(page).getByRole("button", { name: dismiss }).click();
    await expect.poll(isPutAway).toBe(true);
    await button(page, use).click();
    await alert(page).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(isPutAway).toBe(true);

    // Dismissing the alert by keyboard returns the focus to the button.
    await button(page, use).focus();
    await page.keyboard.press("Enter");
    await alert(page).waitFor();
    const scrolled = await page.evaluate(() => scrollY);
    while ((await focused()) !== dismiss) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe(use);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    // A retry may succeed.
    await page.keyboard.press("Enter");
    await alert(page).waitFor();
    await page.context().grantPermissions(["geolocation"]);
    await page.context().setGeolocation(montreal);
    await alert(page).getByRole("button", { name: retry }).click();
    await page.waitForURL(`**${path}?at=45.5088,-73.554`);
  });
});

describe("the browser's position", () => {
  it("is requested on a click, and not before", async () => {
    const page = await openPage(share(montreal));
    await page.addInitScript(() => {
      const asked = Object.assign(window, { asked: 0 });
      navigator.geolocation.getCurrentPosition = () => void asked.asked++;
    });
    await visit(page, ENGLISH[0]);
    await settle(page);
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    expect(await asked()).toBe(0);
    await button(page).click();
    await expect.poll(asked).toBe(1);
    // The pending request is shown, and can be cancelled.
    await page.getByRole("status").getByText("Waiting for your browser").waitFor();
    expect(await button(page).getAttribute("aria-busy")).toBe("true");
    await page.getByRole("status").getByRole("button", { name: "Not now" }).click();
    await expect.poll(() => button(page).getAttribute("aria-busy")).toBe("false");
  });

  it("that takes too long shows a message, and can be requested again by the same button", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed!({ code: 3, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await visit(page, ENGLISH[0]);
    await button(page).click();
    await alert(page).getByText("Finding you is taking too long.").waitFor();
    await button(page).click();
    await alert(page).getByText("Finding you is taking too long.").waitFor();
    expect(await alert(page).count()).toBe(1);
  });

  it("that is unavailable shows a message without a retry", async () => {
    const page = await openPage();
    await page.addInitScript(() => Object.defineProperty(navigator, "geolocation", { value: undefined }));
    await visit(page, ENGLISH[0]);
    await button(page).click();
    await alert(page).getByText("This browser can’t tell where you are.").waitFor();
    expect(await alert(page).getByRole("button").allTextContents()).toEqual(["Not now"]);
  });
});

describe("the list around the visitor", () => {
  it("says that the search was widened, or that nothing is near", async () => {
    const summary = (page: Page) => page.getByRole("main").getByRole("status").first();
    const page = await open(share(desert));
    await button(page).click();
    await page.waitForURL("**/key-services/?at=41,-117");
    await expect.poll(() => summary(page).textContent()).toMatch(/^No kiosk within 20 miles\. The nearest is \d\d miles away\.$/);
    await page.context().setGeolocation(ocean);
    await visit(page, ENGLISH[0]);
    await button(page).click();
    await expect.poll(() => summary(page).textContent()).toBe("No kiosk anywhere near.");
  });

  it("keeps the services that were chosen before", async () => {
    const page = await open(share(montreal), `${ENGLISH[0]}?services=carKeys`);
    await page.getByRole("main").getByText(ENGLISH[1], { exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?at=45.5088,-73.554&services=carKeys");
  });

  it("is not opened if the visitor has navigated meanwhile", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        Object.assign(window, { answer: () => found({ coords: { latitude: 45.5, longitude: -73.5 } } as GeolocationPosition) });
    });
    await visit(page, ENGLISH[0]);
    await button(page).click();
    await page.waitForFunction(() => "answer" in window);
    await page.getByRole("main").getByRole("link", { name: "Alabama" }).click();
    await page.waitForURL("**/key-services/al/");
    await page.getByRole("heading", { level: 1, name: /Alabama/ }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate(() => (window as unknown as { answer(): void }).answer());
    await nextFrame(page);
    expect(asked.filter((url) => url.includes("at="))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/key-services/al/");
    expect(await page.locator("#snackbars button").count()).toBe(0);
  });
});
