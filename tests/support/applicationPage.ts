import { randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { dayOf } from "#shared/forms/fields.ts";
import { resumeFile } from "./application";
import { openPage } from "./browser";
import { ownStack } from "./ownStack";

const jobs = (path: string, init?: RequestInit) => fetch(`${ownStack().upstreamsUrl}/jobs${path}`, init);
export const switchFaults = (...faults: object[]) => jobs("/__faults", { method: "POST", body: JSON.stringify(faults) });
export const stats = async () =>
  (
    (await (await jobs("/__stats")).json()) as {
      applications: { accepted: number; repeated: number; messages: number; resumeBytes: number[] };
    }
  ).applications;

export const resetJobs = async () => void (await jobs("/__reset", { method: "POST" }));

// Each visitor has another address, and other files, which may share the stack, use another network: the limit per visitor would
// soon refuse requests from one address.
const network = `10.${randomInt(256)}.${randomInt(256)}`;
let visitors = 0;
export const open = async (path: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await openPage({ extraHTTPHeaders: { "x-forwarded-for": `${network}.${++visitors}` }, ...options });
  await page.goto(path);
  return page;
};
export const JOBS = "/products/locksmith-jobs-signup/";
export const LIVE = "form[data-live]";
export const openLive = async (path: string, form: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await open(path, options);
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), `form-${form}`);
  await page.waitForSelector(LIVE);
  return page;
};
export const toUpload = async (file: File) => ({
  name: file.name,
  mimeType: "application/pdf",
  buffer: Buffer.from(await file.arrayBuffer()),
});
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

/** Presses Tab until a field has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 30; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute("name") === wanted, name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** Enters texts into fields, using Tab from one to the next. Each text is inserted at once, like by a phone's keyboard. */
export async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.insertText(text);
  }
}

async function chooseAddress(page: Page): Promise<void> {
  await typeInto(page, { address: "10 lantern" });
  await chooseFirst(page);
}

export async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLInputElement>("[name=latitude]")].some(({ value }) => value !== ""));
}

/** Fills in an application up to its last step, by keyboard only. */
export async function fillByKeyboard(page: Page, fillAddress = chooseAddress, form = "application"): Promise<void> {
  await page.locator(`#form-${form} [name=firstName]`).focus();
  await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-2']"));
  await fillFromAddress(page, fillAddress, form);
}

/** Fills in an application from its second step, which has the focus, up to its last. */
export async function fillFromAddress(page: Page, fillAddress = chooseAddress, form = "application"): Promise<void> {
  const within = page.locator(`#form-${form}`);
  await fillAddress(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-3']"));
  await tabTo(page, "trades");
  await page.keyboard.press("Space");
  await typeInto(page, { experienceYears: "7" });
  // Opens the calendar by the button beside the field.
  await within.locator("[id$='-step-3'] button[aria-haspopup]").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.querySelector<HTMLInputElement>(`#form-${id} [name=availableFrom]`)!.value !== "", form);
  await within.locator("[name=experienceYears]").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-4']"));
}

export async function finish(page: Page, file = resumeFile("pdf", 100_000), form = "application"): Promise<void> {
  const consent = page.locator(`#form-${form} [name=consent]`);
  await consent.focus();
  if (!(await consent.isChecked())) await page.keyboard.press("Space");
  await page.setInputFiles(`#form-${form} [name=resume]`, await toUpload(file));
  await consent.focus();
  await page.keyboard.press("Enter");
}

export const WITHOUT_SCRIPTS = { javaScriptEnabled: false, expectedErrors: [/422/] };

/** Submits a form without scripts, and waits for the response. */
export async function sendWhole(page: Page, form = "application"): Promise<void> {
  await page.click(`#form-${form} button[type=submit]`);
  await page.waitForLoadState();
}

/** Fills in an application without scripts, where it is one long page. Selects no file. */
export async function fillWhole(page: Page, changes: Record<string, string> = {}, form = "application"): Promise<void> {
  const within = page.locator(`#form-${form}`);
  const texts = {
    firstName: "Robin",
    lastName: "Tremblay",
    email: "robin@mail.example",
    phone: "614-555-0123",
    address: "10 lantern",
    experienceYears: "7",
    availableFrom: dayOf(Date.now() + 7 * 86_400_000),
    ...changes,
  };
  for (const [name, text] of Object.entries(texts)) await within.locator(`[name=${name}]`).fill(text);
  await within.locator("[name=trades][value=safes]").check();
  await within.locator("[name=consent]").check();
}
