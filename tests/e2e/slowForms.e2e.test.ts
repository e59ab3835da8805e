import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { resumeFile } from "../support/application";
import { fillByKeyboard, finish, focused, JOBS, LIVE, openLive, resetJobs, stats } from "../support/applicationPage";
import { violationsOn } from "../support/axe";
import { openPage, visit } from "../support/browser";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { intercept } from "../support/intercept";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";

beforeEach(resetJobs);

/** Opens a page whose scripts load only after `release`. */
async function openWithoutScriptsYet(path: string): Promise<{ page: Page; release(): Promise<void> }> {
  const page = await openPage({ isFresh: true });
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, "**/*.js*", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#form-application").waitFor();
  await page.locator("#form-application").evaluate((form) => form.scrollIntoView());
  return {
    page,
    async release() {
      release();
      await page.waitForSelector(LIVE);
    },
  };
}

const visibleStep = (page: Page) =>
  page
    .locator("#form-application fieldset[data-step]:visible")
    .evaluateAll((steps) => steps.map((step) => (step as HTMLElement).dataset.step));
/** Returns the step that the progress key on top marks. */
const markedStep = (page: Page) =>
  page
    .locator("#form-application ol[data-current] li")
    .evaluateAll((cuts) =>
      cuts.flatMap((cut, index) => (Number(getComputedStyle(cut.querySelector("a")!).fontWeight) > 400 ? String(index + 1) : [])),
    );
const fillPerson = async (page: Page) => {
  for (const [name, text] of Object.entries({
    firstName: "Robin",
    lastName: "Tremblay",
    email: "robin@mail.example",
    phone: "614-555-0123",
  }))
    await page.fill(`[name=${name}]`, text);
};

describe("before its script has loaded", () => {
  it.each([
    [JOBS, "Continue", "Back"],
    [`/fr-ca${JOBS}`, "Continuer", "Retour"],
  ])("the application in %s goes from step to step, and keeps its step when the script loads", async (path, next, back) => {
    const { page, release } = await openWithoutScriptsYet(path);
    expect(await visibleStep(page)).toEqual(["1"]);
    await fillPerson(page);
    const nextLink = page.locator("#form-application").getByRole("link", { name: next, exact: true });
    await nextLink.click();
    expect(await visibleStep(page)).toEqual(["2"]);
    expect(await focused(page)).toMatch(/^application-.+-next-2$/);
    await nextLink.click();
    expect(await visibleStep(page)).toEqual(["3"]);
    expect(await markedStep(page)).toEqual(["3"]);
    // The last step has no button yet, since it would have no effect.
    await nextLink.click();
    expect(await visibleStep(page)).toEqual(["4"]);
    expect(await page.locator("#form-application [type=submit]").isVisible()).toBe(false);
    await page.goBack({ waitUntil: "commit" });
    await page.goBack({ waitUntil: "commit" });
    expect(await visibleStep(page)).toEqual(["2"]);
    await page.locator("#form-application").getByRole("link", { name: back, exact: true }).click();
    expect(await visibleStep(page)).toEqual(["1"]);
    await nextLink.click();
    await release();
    expect(await visibleStep(page)).toEqual(["2"]);
    expect(await markedStep(page)).toEqual(["2"]);
    expect(new URL(page.url()).hash).toMatch(/^#application-.+-step-2$/);
    expect(await page.locator("[id$='-errors']").count()).toBe(0);
    expect(await page.inputValue("[name=firstName]")).toBe("Robin");
    await page.goBack();
    await expect.poll(() => visibleStep(page)).toEqual(["1"]);
  });

  it("a click on Continue shows the missing fields once the script has loaded", async () => {
    const { page, release } = await openWithoutScriptsYet(JOBS);
    await page.locator("#form-application").getByRole("link", { name: "Continue", exact: true }).click();
    await release();
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-errors"));
    expect(await visibleStep(page)).toEqual(["1"]);
    expect(await page.locator("[id$='-errors'] a").count()).toBe(4);
    expect(new URL(page.url()).hash).toMatch(/^#application-.+-step-1$/);
  });

  it("all steps and the button that sends them are shown if it cannot be loaded", async () => {
    const { body } = await rawGet(ownStack().siteUrl, JOBS);
    const page = await openPage({ isFresh: true, expectedErrors: [/ERR_FAILED/] });
    // The page has its first scripts, and no other.
    await intercept(page, "**/*.js*", (route) =>
      body.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await visit(page, JOBS);
    await page.locator("#form-application").evaluate((form) => form.scrollIntoView());
    await expect.poll(() => visibleStep(page)).toEqual(["1", "2", "3", "4"]);
    expect(await page.locator("#form-application [type=submit]").isVisible()).toBe(true);
  });

  it("nothing shifts when it loads", async () => {
    const { page, release } = await openWithoutScriptsYet(JOBS);
    const places = () =>
      page.locator("#form-application").evaluate((form) => {
        const top = form.getBoundingClientRect().top;
        const shown = [...form.querySelectorAll("input, legend, label, a[class], button[type]")].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        return [form.getBoundingClientRect().height, ...shown.map((one) => one.getBoundingClientRect().top - top)].map(Math.round);
      });
    const before = await places();
    await release();
    expect(await places()).toEqual(before);
  });
});

describe("on a slow connection", () => {
  /** Sends an application over a connection on which its file takes this many seconds; `hurry` removes the limit. */
  async function sendSlowly(path: string, seconds: number): Promise<{ page: Page; hurry(): Promise<unknown> }> {
    const page = await openLive(path, "application");
    await fillByKeyboard(page);
    const session = await page.context().newCDPSession(page);
    const setSpeed = (uploadThroughput: number) =>
      session.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
    await setSpeed(MAX_RESUME_BYTES / seconds);
    await finish(page, resumeFile("pdf", MAX_RESUME_BYTES));
    await page.locator("progress").waitFor();
    return { page, hurry: () => setSpeed(-1) };
  }

  it("the upload shows its progress, and completes", async () => {
    const { page } = await sendSlowly(`/fr-ca${JOBS}`, 4);
    const seen = await page.evaluate(async () => {
      const values = new Set<number>();
      const heard = new Set<string>();
      for (let bar = document.querySelector("progress"); bar; bar = document.querySelector("progress")) {
        values.add(bar.value);
        heard.add(bar.closest("form")!.querySelector("progress")!.parentElement!.nextElementSibling!.textContent!);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return { values: [...values], heard: [...heard] };
    });
    expect(seen.values.length).toBeGreaterThan(4);
    expect(seen.values).toEqual([...seen.values].sort((a, b) => a - b));
    // Only quarters are announced.
    expect(seen.heard.filter((text) => !/^$|^(25|50|75)\u00a0% envoyé$|^Tout est envoyé/.test(text))).toEqual([]);
    await page.getByRole("heading", { name: "C’est reçu. Merci." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [MAX_RESUME_BYTES] });
  });

  it("an upload can be cancelled, keeps all input, and is sent once in the end", async () => {
    const { page, hurry } = await sendSlowly(JOBS, 30);
    expect(await violationsOn(page, { within: "#form-application" })).toEqual([]);
    await page.getByRole("button", { name: "Stop sending" }).click();
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-errors"));
    expect(await page.locator("[id$='-errors']").innerText()).toContain("Stopped.");
    expect(await page.locator("progress").count()).toBe(0);
    expect(await page.locator("[name=resume]").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1);
    expect(await page.isChecked("[name=consent]")).toBe(true);
    expect(await stats()).toMatchObject({ accepted: 0 });
    await hurry();
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("an upload that is refused before it has arrived shows the reason, and keeps all input", async () => {
    await switchFaults("jobs", { kind: "5xx", status: 503 });
    const { page, hurry } = await sendSlowly(JOBS, 3);
    await page.getByRole("alert").filter({ hasText: "went wrong on our side" }).waitFor();
    expect(await page.locator("progress").count()).toBe(0);
    expect(await page.locator("[name=resume]").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1);
    await hurry();
    await liftFaults("jobs");
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
  });

  it("a broken connection keeps all input and the file", async () => {
    const page = await openLive(JOBS, "application", { expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/] });
    await fillByKeyboard(page);
    await intercept(page, "**/graphql", (route) => route.abort());
    await finish(page);
    await page.getByRole("alert").filter({ hasText: "nothing is sent twice" }).waitFor();
    expect(await page.locator("[name=resume]").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1);
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Send application" }).click();
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });
});
