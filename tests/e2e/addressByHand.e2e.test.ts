import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { resumeFile } from "../support/application";
import {
  chooseFirst,
  fillByKeyboard,
  fillWhole,
  finish,
  JOBS,
  LIVE,
  open,
  openLive,
  resetJobs,
  sendWhole,
  stats,
  tabTo,
  toUpload,
  typeInto,
  WITHOUT_SCRIPTS,
} from "../support/applicationPage";
import { violationsOn } from "../support/axe";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { PHONE } from "../support/phone";

beforeEach(resetJobs);

/** Enters an address by hand after the list has failed. */
async function typeAddress(page: Page): Promise<void> {
  await typeInto(page, { address: "10 Lantern Drive, New York" });
  await page.locator("[id$='-step-2'] [aria-live] button").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "route");
  expect([await page.inputValue("[name=route]"), await page.inputValue("[name=locality]")]).toEqual(["10 Lantern Drive", "New York"]);
  await tabTo(page, "administrativeAreaLevel1");
  await page.keyboard.type("New Y");
  await typeInto(page, { postalCode: "10001" });
}

describe("while the list of addresses fails", () => {
  const silence = () => switchFaults("places", { kind: "5xx", status: 503 });
  const check = async (page: Page) => expect(await violationsOn(page, { within: "#form-application" })).toEqual([]);

  it.each([
    [JOBS, "Got it. Thank you."],
    [`/fr-ca${JOBS}`, "C’est reçu. Merci."],
  ])("%s takes an address in parts, and keeps them over a reload", async (path, thanks) => {
    await silence();
    const page = await openLive(path, "application");
    await fillByKeyboard(page, async () => {
      await typeAddress(page);
      await check(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("keyway-forms"))).toContain("10001");
    });
    await page.reload();
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("[name=postalCode]")).toBe("10001");
    await finish(page);
    await page.getByRole("heading", { name: thanks }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("lists the missing parts, with links to their fields", async () => {
    await silence();
    const page = await openLive(JOBS, "application");
    await page.locator("[name=firstName]").focus();
    await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
    await page.keyboard.press("Enter");
    await typeInto(page, { address: "10 lantern" });
    await page.getByRole("button", { name: "Enter the address myself" }).click();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Enter your ZIP or postal code." }).click();
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-postalCode"));
    expect(await page.locator("[id$='-errors'] a").allInnerTexts()).toEqual([
      "Enter your city.",
      "Choose your state or province.",
      "Enter your ZIP or postal code.",
    ]);
    await check(page);
    // With the list, these errors do not apply any more.
    await liftFaults("places");
    await page.getByRole("button", { name: "Try the list again" }).click();
    expect(await page.inputValue("[name=address]")).toBe("10 lantern");
    await page.waitForFunction(() => document.querySelectorAll("[id$='-errors'] a[href*=postalCode]").length === 0);
  });

  it("an address typed by hand can be replaced by one of the list after that has recovered", async () => {
    await silence();
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page, typeAddress);
    await liftFaults("places");
    await finish(page);
    await page.getByRole("link", { name: "Please select an address from the list." }).waitFor();
    expect(await page.inputValue("[name=address]")).toBe("10 Lantern Drive, New York, NY");
    await page.locator("[name=address]").focus();
    // The form may still be putting the list back. Alt and the arrow open a closed list, and leave an open one as it is.
    await expect
      .poll(
        async () => {
          await page.keyboard.press("Alt+ArrowDown");
          return page.getByRole("option").count();
        },
        // Longer than the pause in typing after which addresses are fetched.
        { interval: 500 },
      )
      .toBeGreaterThan(0);
    await chooseFirst(page);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-3']"));
    await page.locator("[name=experienceYears]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-4']"));
    // The file is still selected.
    await page.locator("[name=consent]").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [100_000] });
  });
});

it("an address that is not in the list is entered by hand at once, on a phone", async () => {
  const page = await openLive(JOBS, "application", { viewport: PHONE });
  await fillByKeyboard(page, async () => {
    await typeInto(page, { address: "5 Unheard-of Crescent, Apt 2, New York, NY 10001" });
    await page.getByText("This address isn’t in the list.").waitFor();
    expect(await violationsOn(page, { within: "#form-application" })).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "route");
    expect(await page.inputValue("[name=route]")).toBe("5 Unheard-of Crescent, Apt 2");
    expect(await page.inputValue("[name=locality]")).toBe("New York");
  });
  await finish(page);
  await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
  expect(await stats()).toMatchObject({ accepted: 1 });
});

it("an address is entered by hand in place of the similar ones of the list", async () => {
  const page = await openLive(JOBS, "application");
  await fillByKeyboard(page, async () => {
    await typeInto(page, { address: "10 Lantern" });
    await page.getByRole("option", { name: "Enter the address myself" }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "route");
    await typeInto(page, { route: " Mews", locality: "New York" });
    await tabTo(page, "administrativeAreaLevel1");
    await page.keyboard.type("New Y");
    await typeInto(page, { postalCode: "10001" });
  });
  await finish(page);
  await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
  expect(await stats()).toMatchObject({ accepted: 1 });
});

describe("without scripts", () => {
  it.each([
    ["5 Unheard-of Crescent, New York, NY 10001", false],
    ["10 lantern", true],
  ])("%s is entered by hand if the list has no such address", async (address, hasSimilar) => {
    const page = await open(JOBS, WITHOUT_SCRIPTS);
    await fillWhole(page, { address });
    await sendWhole(page);
    expect((await page.locator("input[type=radio]").count()) > 0).toBe(hasSimilar);
    if (hasSimilar) {
      await page.getByRole("radio", { name: "Enter the address myself" }).check();
      await sendWhole(page);
    }
    expect(await page.inputValue("[name=route]")).toBe(address.split(",")[0]);
    for (const [name, value] of Object.entries({ route: "5 Unheard-of Crescent", locality: "New York", postalCode: "10001" }))
      await page.fill(`[name=${name}]`, value);
    await page.selectOption("[name=administrativeAreaLevel1]", "NY");
    await sendWhole(page);
    expect(await page.locator("[data-thanks]").count()).toBe(1);
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it.each([JOBS, `/fr-ca${JOBS}`])("%s asks for the address by hand if the list fails", async (path) => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await open(path, WITHOUT_SCRIPTS);
    await fillWhole(page, { address: "10 Lantern Drive, New York, NY 10001" });
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", 5000)));
    await sendWhole(page);
    expect(await page.locator("[name=address], input[type=radio]").count()).toBe(0);
    // The result comes first on the page.
    expect(await page.locator("[id$='-errors'] a").getAttribute("href")).toMatch(/-route$/);
    expect(await stats()).toMatchObject({ accepted: 0 });
    expect(await page.inputValue("[name=administrativeAreaLevel1]")).toBe("NY");
    await page.fill("[name=locality]", "");
    const sendFile = async () => {
      await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", 5000)));
      await sendWhole(page);
    };
    await page.locator("form[method=post]").evaluate((form) => form.setAttribute("novalidate", ""));
    await sendFile();
    expect(await page.locator("[id$='-errors'] a").getAttribute("href")).toMatch(/-locality$/);
    await page.fill("[name=locality]", "New York");
    await sendFile();
    expect(await page.locator("[data-thanks]").count()).toBe(1);
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("an address typed by hand must be chosen from the list once that works again", async () => {
    await switchFaults("places", { kind: "5xx", status: 503 });
    const page = await open(JOBS, WITHOUT_SCRIPTS);
    await fillWhole(page, { address: "10 Lantern Drive, New York, NY 10001" });
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", 5000)));
    await sendWhole(page);
    await liftFaults("places");
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", 5000)));
    await sendWhole(page);
    expect(await page.locator("[id$='-errors'] a").allInnerTexts()).toEqual(["Please select an address from the list."]);
    expect(await page.inputValue("[name=address]")).toBe("10 Lantern Drive, New York, NY");
    await page.locator("input[type=radio]").first().check();
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", 5000)));
    await sendWhole(page);
    expect(await page.locator("[data-thanks]").count()).toBe(1);
    expect(await stats()).toMatchObject({ accepted: 1 });
  });
});
