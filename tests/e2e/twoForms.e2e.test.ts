import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resumeFile } from "../support/application";
import {
  fillByKeyboard,
  fillWhole,
  finish,
  LIVE,
  open,
  resetJobs,
  sendWhole,
  stats,
  switchFaults,
  tabTo,
  toUpload,
  typeInto,
  WITHOUT_SCRIPTS,
} from "../support/applicationPage";
import { violationsOn } from "../support/axe";
import { hero, publishPages, text } from "../support/publish";

const CONTACT = "/two-contact-forms/";
const APPLICATION = "/products/two-application-forms/";
const CONTENT = { email: "robin@mail.example", message: "It ate my key." };
const MESSAGE = { name: "Robin", ...CONTENT };

const form = (slice_type: string, title: string, id: string) => ({
  id: `${slice_type}$${id}`,
  slice_type,
  variation: "default",
  primary: { title: text(title, "heading2"), description: [] },
  items: [],
});

beforeAll(() =>
  publishPages(
    {
      id: "two-contact-forms",
      uid: "two-contact-forms",
      data: { slices: [hero("Two forms"), form("contact_form", "Write", "8e7c-1"), form("contact_form", "Or write here", "9f8d-2")] },
    },
    {
      id: "two-application-forms",
      uid: "two-application-forms",
      type: "service_page",
      data: { slices: [hero("Two forms"), form("application_form", "Apply", "1"), form("application_form", "Or apply here", "2")] },
    },
  ),
);
beforeEach(resetJobs);

const doubledIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
const forms = (page: Page) => page.locator("main form[method=post]");
async function openBoth(path: string): Promise<Page> {
  const page = await open(path);
  for (const index of [0, 1])
    await forms(page)
      .nth(index)
      .evaluate((one) => one.scrollIntoView());
  await expect.poll(() => page.locator(LIVE).count()).toBe(2);
  return page;
}

describe("two contact forms", () => {
  it("have their own ids, and the first one the anchor that editors link to", async () => {
    const page = await openBoth(CONTACT);
    expect(await doubledIds(page)).toEqual([]);
    expect(await page.locator("#form-contact form").getAttribute("id")).toBe("form-contact-8e7c-1");
    expect(await violationsOn(page, { within: "main" })).toEqual([]);
  });

  it("are each sent, with errors and a draft of their own", async () => {
    const page = await openBoth(CONTACT);
    const [first, second] = [forms(page).nth(0), forms(page).nth(1)];
    await first.locator("[name=name]").fill("Noor");
    await second.locator("[name=name]").fill("Robin");
    await second.locator("[name=name]").press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "contact-9f8d-2-errors");
    expect(await first.locator("[role=alert], [aria-invalid]").count()).toBe(0);
    await second.getByRole("link", { name: "Enter your e-mail address." }).click();
    await page.waitForFunction(() => document.activeElement?.id === "contact-9f8d-2-email");
    await second.locator("[name=topic]").selectOption("kiosk");
    await typeInto(page, CONTENT);
    await expect
      .poll(() => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("keyway-forms") ?? "{}")).sort()))
      .toEqual(["contact-8e7c-1", "contact-9f8d-2"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("#form-contact-9f8d-2 [data-thanks]").waitFor();
    expect(new URL(page.url()).hash).toBe("#form-contact-9f8d-2");
    expect(await first.locator("[name=name]").inputValue()).toBe("Noor");
    expect(await stats()).toMatchObject({ messages: 1 });
    // After a reload, one form shows the thanks, and the other what was typed.
    await page.reload();
    expect(await page.locator("#form-contact-9f8d-2 [data-thanks]").count()).toBe(1);
    await forms(page).evaluate((one) => one.scrollIntoView());
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("[name=name]")).toBe("Noor");
  });

  it("are each sent without scripts, and kept after a failure", async () => {
    const page = await open(CONTACT, WITHOUT_SCRIPTS);
    const second = page.locator("#form-contact-9f8d-2");
    for (const [name, value] of Object.entries(MESSAGE)) await second.locator(`[name=${name}]`).fill(value);
    await second.locator("[name=topic]").selectOption("kiosk");
    await switchFaults({ kind: "5xx", status: 503, times: 1 });
    const send = async () => {
      await second.locator("[type=submit]").click();
      await page.waitForLoadState();
    };
    await send();
    expect(await doubledIds(page)).toEqual([]);
    expect(await page.locator("#contact-9f8d-2-errors").count()).toBe(1);
    expect(await page.locator("#form-contact-8e7c-1 [role=alert]").count()).toBe(0);
    expect(await second.locator("[name=message]").inputValue()).toBe(MESSAGE.message);
    expect(await page.locator("#form-contact-8e7c-1 [name=message]").inputValue()).toBe("");
    await send();
    expect(await page.locator("#form-contact-9f8d-2 [data-thanks]").count()).toBe(1);
    expect(await page.locator("#form-contact-8e7c-1 [name=message]").count()).toBe(1);
    expect(await stats()).toMatchObject({ messages: 1 });
  });
});

describe("two application forms", () => {
  it("have their own steps and errors", async () => {
    const page = await openBoth(APPLICATION);
    expect(await doubledIds(page)).toEqual([]);
    expect(await violationsOn(page, { within: "main" })).toEqual([]);
    const [first, second] = [forms(page).nth(0), forms(page).nth(1)];
    await second.locator("[name=firstName]").press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "application-2-errors");
    expect(await second.locator("[aria-invalid]").count()).toBe(4);
    expect(await first.locator("[role=alert], [aria-invalid]").count()).toBe(0);
    await second.locator("[name=firstName]").focus();
    await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("#application-2-step-2"));
    expect(new URL(page.url()).hash).toBe("#application-2-step-2");
    await tabTo(page, "address");
    expect(await first.locator("fieldset[data-step]:visible").getAttribute("data-step")).toBe("1");
    await page.goBack();
    await second.locator("[name=firstName]").waitFor({ state: "visible" });
  });

  it("are each sent, with a file of their own", async () => {
    const page = await openBoth(APPLICATION);
    await page.locator("#form-application-1 [name=firstName]").fill("Noor");
    await fillByKeyboard(page, undefined, "application-2");
    await finish(page, resumeFile("pdf", 3000), "application-2");
    await page.locator("#form-application-2 [data-thanks]").waitFor();
    expect(await page.inputValue("#form-application-1 [name=firstName]")).toBe("Noor");
    await fillByKeyboard(page, undefined, "application-1");
    await finish(page, resumeFile("pdf", 5000), "application-1");
    await page.locator("#form-application-1 [data-thanks]").waitFor();
    expect(await stats()).toMatchObject({ accepted: 2, resumeBytes: [3000, 5000] });
  });

  it("are each sent without scripts", async () => {
    const page = await open(APPLICATION, WITHOUT_SCRIPTS);
    for (const id of ["application-2", "application-1"]) {
      await fillWhole(page, { address: "10 Lantern Drive, New York, NY, USA" }, id);
      await page.setInputFiles(`#form-${id} [name=resume]`, await toUpload(resumeFile("pdf", 3000)));
      await sendWhole(page, id);
      expect(await page.locator("[data-thanks]").count()).toBe(1);
      expect(await page.locator(`#form-${id} [data-thanks]`).count()).toBe(1);
    }
    expect(await stats()).toMatchObject({ accepted: 2, resumeBytes: [3000, 3000] });
  });

  it("mark errors in the form that was posted without scripts", async () => {
    const page = await open(APPLICATION, WITHOUT_SCRIPTS);
    await page.locator("#form-application-2").locator("[name=firstName]").fill("Robin");
    await page.locator("#form-application-2 [type=submit]").click();
    await page.waitForLoadState();
    expect(await doubledIds(page)).toEqual([]);
    expect(await page.locator("#form-application-2 [aria-invalid]").count()).toBeGreaterThan(3);
    expect(await page.locator("#form-application-2 [name=firstName]").inputValue()).toBe("Robin");
    expect(await page.locator("#form-application-1 [aria-invalid]").count()).toBe(0);
  });
});
