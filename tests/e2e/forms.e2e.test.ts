import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { dayOf } from "../../forms/fields";
import { MAX_RESUME_BYTES } from "../../forms/resume";
import { resumeFile } from "../support/application";
import { openPage } from "../support/browser";
import { ownStack } from "../support/ownStack";

const stack = () => ownStack();
const jobs = (path: string, init?: RequestInit) => fetch(`${stack().upstreamsUrl}/jobs${path}`, init);
const switchFaults = (...faults: object[]) => jobs("/__faults", { method: "POST", body: JSON.stringify(faults) });
const stats = async () => ((await (await jobs("/__stats")).json()) as { applications: { accepted: number; repeated: number; messages: number; resumeBytes: number[] } }).applications;

beforeEach(async () => {
  await jobs("/__reset", { method: "POST" });
});

let visitors = 0;
// Each visitor comes from elsewhere: one alone would soon be told to wait.
const open = async (path: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await openPage({ extraHTTPHeaders: { "x-forwarded-for": `198.51.100.${++visitors}` }, ...options });
  await page.goto(path);
  return page;
};
const JOBS = "/products/locksmith-jobs-signup/";
const LIVE = "form[data-live]";
const openLive = async (path: string, form: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await open(path, options);
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), `form-${form}`);
  await page.waitForSelector(LIVE);
  return page;
};
const toUpload = async (file: File) => ({ name: file.name, mimeType: "application/pdf", buffer: Buffer.from(await file.arrayBuffer()) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
const startDay = dayOf(Date.now() + 7 * 86_400_000);

/** Tabs on until a field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 30; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute("name") === wanted, name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

/** Fills the application up to its last step, by keys alone. */
async function fillByKeyboard(page: Page): Promise<void> {
  await page.locator("[name=firstName]").focus();
  await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("#application-step-2"));
  await typeInto(page, { address: "10 lantern" });
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=latitude]")!.value !== "");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("#application-step-3"));
  await tabTo(page, "trades");
  await page.keyboard.press("Space");
  await typeInto(page, { experienceYears: "7" });
  // The menu of days, from the button beside the field.
  await page.locator("#application-step-3 button[aria-haspopup]").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=availableFrom]")!.value !== "");
  await page.locator("[name=experienceYears]").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest("#application-step-4"));
}

async function finish(page: Page, file = resumeFile("pdf", 100_000)): Promise<void> {
  await page.locator("[name=consent]").focus();
  if (!(await page.locator("[name=consent]").isChecked())) await page.keyboard.press("Space");
  await page.setInputFiles("[name=resume]", await toUpload(file));
  await page.locator("[name=consent]").focus();
  await page.keyboard.press("Enter");
}

describe("the application, in steps", () => {
  it.each([
    [JOBS, "Got it. Thank you."],
    [`/fr-ca${JOBS}`, "C’est reçu. Merci."],
  ])("%s is filled in by the keyboard alone, and answered with a reference", async (path, thanks) => {
    const page = await openLive(path, "application");
    await fillByKeyboard(page);
    await finish(page);
    await page.getByRole("heading", { name: thanks }).waitFor();
    expect(await focused(page)).toBe(thanks);
    const reference = await page.locator("[data-thanks] strong").innerText();
    expect(new URL(page.url()).search).toBe(`?form=application&sent=${reference}`);
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [100_000] });
    expect(await page.evaluate(() => localStorage.getItem("keyway-forms"))).toBeNull();
    await page.reload();
    expect(await page.locator("[data-thanks] strong").innerText()).toBe(reference);
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("sums up what is wrong with a step, and leads to each field", async () => {
    const page = await openLive(JOBS, "application");
    await page.locator("[name=firstName]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "application-errors");
    expect(await page.locator("#application-errors a").count()).toBe(4);
    const email = page.locator("[name=email]");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(`#${await email.getAttribute("aria-describedby")}`).innerText()).toBe("Enter your e-mail address.");
    await page.getByRole("link", { name: "Enter your e-mail address." }).click();
    await page.waitForFunction(() => document.activeElement?.id === "application-email");
    await page.keyboard.type("robin@mail.example");
    await page.waitForFunction(() => document.querySelectorAll("#application-errors a").length === 3);
    expect((await new AxeBuilder({ page }).include("#form-application").analyze()).violations).toEqual([]);
  });

  it("wants an address from the list, and goes back by the browser's own way", async () => {
    const page = await openLive(JOBS, "application");
    await page.locator("[name=firstName]").focus();
    await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("#application-step-2"));
    await typeInto(page, { address: "somewhere" });
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Please select an address from the list." }).waitFor();
    expect(new URL(page.url()).hash).toBe("#application-step-2");
    await page.goBack();
    await page.locator("[name=firstName]").waitFor({ state: "visible" });
    expect(await page.inputValue("[name=lastName]")).toBe("Tremblay");
  });

  it("keeps what was typed over a failure and a reload, and never files twice", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    // It is filed, and the receipt gets lost.
    await switchFaults({ kind: "truncate", times: 1 });
    await finish(page);
    await page.getByRole("alert").filter({ hasText: "It didn’t go through" }).waitFor();
    await page.waitForTimeout(600);
    await page.reload();
    await page.evaluate(() => document.getElementById("form-application")!.scrollIntoView());
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("[name=firstName]")).toBe("Robin");
    expect(await page.locator("[name=resume]").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
    await finish(page);
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1, repeated: 1 });
  });

  it("takes five megabytes, no byte more, and nothing that is no résumé inside", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    await finish(page, resumeFile("pdf", MAX_RESUME_BYTES + 1));
    await page.locator("#application-resume-error").filter({ hasText: "over 5 MB" }).waitFor();
    await finish(page, resumeFile("exe", 5000, "resume.pdf"));
    await page.locator("#application-resume-error").filter({ hasText: "no PDF, DOC or DOCX inside" }).waitFor();
    await finish(page, resumeFile("pdf", MAX_RESUME_BYTES));
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect((await stats()).resumeBytes).toEqual([MAX_RESUME_BYTES]);
  });

  it("passes axe on each step, and in its menu of days", async () => {
    const page = await openLive(`/fr-ca${JOBS}`, "application");
    const check = async () => expect((await new AxeBuilder({ page }).include("#form-application").analyze()).violations).toEqual([]);
    await check();
    await fillByKeyboard(page);
    await check();
    await page.getByRole("button", { name: "Retour" }).click();
    await page.locator("#application-step-3 button[aria-haspopup]").click();
    await page.getByRole("grid").waitFor();
    await check();
    await page.keyboard.press("Escape");
    await page.getByRole("grid").waitFor({ state: "detached" });
  });
});

describe("without scripts", () => {
  const options = { javaScriptEnabled: false, expectedErrors: [/422/] };
  const send = async (page: Page, form = "application") => {
    await page.click(`#form-${form} button[type=submit]`);
    await page.waitForLoadState();
  };
  async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
    const texts = { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123", address: "10 lantern", experienceYears: "7", availableFrom: startDay, ...changes };
    for (const [name, text] of Object.entries(texts)) await page.fill(`[name=${name}]`, text);
    await page.check("[name=trades][value=safes]");
    await page.check("[name=consent]");
  }

  it.each([JOBS, `/fr-ca${JOBS}`])("%s is one page, asks which address is meant, and is sent with its file", async (path) => {
    const page = await open(path, options);
    await fill(page);
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", MAX_RESUME_BYTES)));
    await send(page);
    expect(await page.locator("input[type=radio]").count()).toBeGreaterThan(1);
    expect(await page.inputValue("[name=firstName]")).toBe("Robin");
    expect(await page.isChecked("[name=trades][value=safes]")).toBe(true);
    await page.locator("input[type=radio]").first().check();
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", MAX_RESUME_BYTES)));
    await send(page);
    expect(await page.locator("[data-thanks] strong").innerText()).toMatch(/^[\dA-Z-]{14}$/);
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [MAX_RESUME_BYTES] });
    await page.reload();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("says what is wrong with the file, and keeps the rest", async () => {
    const page = await open(JOBS, options);
    await fill(page, { address: "10 Lantern Drive, New York, NY, USA" });
    for (const [file, error] of [[resumeFile("exe", 3000, "resume.pdf"), "no PDF, DOC or DOCX inside"], [resumeFile("pdf", MAX_RESUME_BYTES + 1), "over 5 MB"]] as const) {
      if ((await page.locator("input[type=radio]").count()) > 0) await page.locator("input[type=radio]").first().check();
      await page.setInputFiles("[name=resume]", await toUpload(file));
      await send(page);
      expect(await page.locator("#application-resume-error").innerText()).toContain(error);
      expect(await page.inputValue("[name=lastName]")).toBe("Tremblay");
    }
    expect(await stats()).toMatchObject({ accepted: 0 });
  });

  it("a message is sent, and one that fails is kept", async () => {
    const page = await open("/fr-ca/contact/", options);
    for (const [name, text] of Object.entries({ name: "Robin", email: "robin@mail.example", message: "Allô" })) await page.fill(`[name=${name}]`, text);
    await page.selectOption("[name=topic]", "kiosk");
    await switchFaults({ kind: "5xx", status: 503, times: 1 });
    await send(page, "contact");
    expect(await page.locator("#contact-errors").innerText()).toContain("Rien n’est effacé");
    expect(await page.inputValue("[name=message]")).toBe("Allô");
    await send(page, "contact");
    expect(await page.locator("[data-thanks]").innerText()).toContain("Votre message est bien arrivé.");
    expect(await stats()).toMatchObject({ messages: 1 });
  });
});

describe("the contact form", () => {
  it("is sent by the keyboard, with what was typed before its script came", async () => {
    const page = await open("/contact/");
    await page.evaluate(() => (document.querySelector<HTMLInputElement>("#contact-name")!.value = "Robin"));
    await page.evaluate(() => document.getElementById("form-contact")!.scrollIntoView());
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("#contact-name")).toBe("Robin");
    await page.locator("#contact-name").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "contact-errors");
    expect((await new AxeBuilder({ page }).include("#form-contact").analyze()).violations).toEqual([]);
    await page.locator("#contact-name").focus();
    await tabTo(page, "topic");
    await page.keyboard.type("A k");
    await typeInto(page, { email: "robin@mail.example", message: "It ate my key." });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your message is here." }).waitFor();
    expect(await stats()).toMatchObject({ messages: 1 });
  });
});
