import { beforeEach, describe, expect, it } from "vitest";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { resumeFile } from "../support/application";
import {
  fillByKeyboard,
  fillWhole,
  finish,
  focused,
  JOBS,
  LIVE,
  open,
  openLive,
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

beforeEach(resetJobs);

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
    expect(new URL(page.url()).search).toMatch(new RegExp(`^\\?form=application-[\\w-]+&sent=${reference}$`));
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [100_000] });
    expect(await page.evaluate(() => localStorage.getItem("keyway-forms"))).toBeNull();
    await page.reload();
    expect(await page.locator("[data-thanks] strong").innerText()).toBe(reference);
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("lists the errors of a step, with links to the fields", async () => {
    const page = await openLive(JOBS, "application");
    await page.locator("[name=firstName]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-errors"));
    expect(await page.locator("[id$='-errors'] a").count()).toBe(4);
    const email = page.locator("[name=email]");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(`#${await email.getAttribute("aria-describedby")}`).innerText()).toBe("Enter your e-mail address.");
    await page.getByRole("link", { name: "Enter your e-mail address." }).click();
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-email"));
    await page.keyboard.type("robin@mail.example");
    await page.waitForFunction(() => document.querySelectorAll("[id$='-errors'] a").length === 3);
    expect(await violationsOn(page, { within: "#form-application" })).toEqual([]);
  });

  it("requires an address from the list, and supports the browser's back button", async () => {
    const page = await openLive(JOBS, "application");
    await page.locator("[name=firstName]").focus();
    await typeInto(page, { firstName: "Robin", lastName: "Tremblay", email: "robin@mail.example", phone: "614-555-0123" });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[id$='-step-2']"));
    await typeInto(page, { address: "somewhere" });
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Please select an address from the list." }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#application-.+-step-2$/);
    await page.goBack();
    await page.locator("[name=firstName]").waitFor({ state: "visible" });
    expect(await page.inputValue("[name=lastName]")).toBe("Tremblay");
  });

  it("keeps the input after a failure and a reload, and is never stored twice", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    // The application is stored, and the response gets lost.
    await switchFaults({ kind: "truncate", times: 1 });
    await finish(page);
    await page.getByRole("alert").filter({ hasText: "It didn’t go through" }).waitFor();
    // Of Google's data, the device stores only the place id.
    const kept = () =>
      page.evaluate(() => Object.values<{ values: Record<string, unknown> }>(JSON.parse(localStorage.getItem("keyway-forms")!))[0]!.values);
    await expect
      .poll(async () => Object.keys(await kept()).sort())
      .toEqual(["address", "availableFrom", "email", "experienceYears", "firstName", "lastName", "phone", "placeId", "trades"]);
    expect((await kept()).address).toBe("10 lantern");
    await page.reload();
    await page.evaluate(() => document.getElementById("form-application")!.scrollIntoView());
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("[name=firstName]")).toBe("Robin");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=latitude]")!.value !== "");
    expect(await page.locator("[name=resume]").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
    await finish(page);
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 1, repeated: 1 });
  });

  it("is stored again if it was changed after the response got lost", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    await switchFaults({ kind: "truncate", times: 1 });
    await finish(page, resumeFile("pdf", 5000));
    await page.getByRole("alert").filter({ hasText: "It didn’t go through" }).waitFor();
    await finish(page, resumeFile("pdf", 6000));
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect(await stats()).toMatchObject({ accepted: 2, repeated: 0, resumeBytes: [5000, 6000] });
  });

  it("accepts five megabytes, no byte more, and only files with the content of a résumé", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    await finish(page, resumeFile("pdf", MAX_RESUME_BYTES + 1));
    await page.locator("[id$='-resume-error']").filter({ hasText: "over 5 MB" }).waitFor();
    await finish(page, resumeFile("exe", 5000, "resume.pdf"));
    await page.locator("[id$='-resume-error']").filter({ hasText: "isn’t really a PDF, DOC or DOCX" }).waitFor();
    await finish(page, resumeFile("pdf", MAX_RESUME_BYTES));
    await page.getByRole("heading", { name: "Got it. Thank you." }).waitFor();
    expect((await stats()).resumeBytes).toEqual([MAX_RESUME_BYTES]);
  });

  it("passes axe on each step, and in its calendar", async () => {
    const page = await openLive(`/fr-ca${JOBS}`, "application");
    const check = async () => expect(await violationsOn(page, { within: "#form-application" })).toEqual([]);
    await check();
    await fillByKeyboard(page);
    await check();
    await page.getByRole("button", { name: "Retour" }).click();
    await page.locator("[id$='-step-3'] button[aria-haspopup]").click();
    await page.getByRole("grid").waitFor();
    await check();
    await page.keyboard.press("Escape");
    await page.getByRole("grid").waitFor({ state: "detached" });
  });

  it("closes its calendar by Escape, by Tab and by a click outside, without changing the day", async () => {
    const page = await openLive(JOBS, "application");
    await fillByKeyboard(page);
    await page.getByRole("button", { name: "Back" }).click();
    const day = await page.inputValue("[name=availableFrom]");
    const button = page.locator("[id$='-step-3'] button[aria-haspopup]");
    const openMenu = async () => {
      await button.click();
      await page.getByRole("grid").waitFor();
    };
    const isClosed = () => page.getByRole("grid").waitFor({ state: "detached" });
    await openMenu();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await isClosed();
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await openMenu();
    await page.locator("[name=experienceYears]").focus();
    await isClosed();
    await openMenu();
    await page.locator("[id$='-next-3']").click();
    await isClosed();
    expect(await page.inputValue("[name=availableFrom]")).toBe(day);
  });
});

describe("without scripts", () => {
  it.each([JOBS, `/fr-ca${JOBS}`])("%s is one page, asks the visitor to choose the address, and is sent with its file", async (path) => {
    const page = await open(path, WITHOUT_SCRIPTS);
    await fillWhole(page);
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", MAX_RESUME_BYTES)));
    await sendWhole(page);
    expect(await page.locator("input[type=radio]").count()).toBeGreaterThan(1);
    expect(await page.inputValue("[name=firstName]")).toBe("Robin");
    expect(await page.isChecked("[name=trades][value=safes]")).toBe(true);
    await page.locator("input[type=radio]").first().check();
    await page.setInputFiles("[name=resume]", await toUpload(resumeFile("pdf", MAX_RESUME_BYTES)));
    await sendWhole(page);
    expect(await page.locator("[data-thanks] strong").innerText()).toMatch(/^[\dA-Z-]{14}$/);
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [MAX_RESUME_BYTES] });
    await page.reload();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });

  it("reports the fault of the file, and keeps the other input", async () => {
    const page = await open(JOBS, WITHOUT_SCRIPTS);
    await fillWhole(page, { address: "10 Lantern Drive, New York, NY, USA" });
    for (const [file, error] of [
      [resumeFile("exe", 3000, "resume.pdf"), "isn’t really a PDF, DOC or DOCX"],
      [resumeFile("pdf", MAX_RESUME_BYTES + 1), "over 5 MB"],
    ] as const) {
      if ((await page.locator("input[type=radio]").count()) > 0) await page.locator("input[type=radio]").first().check();
      await page.setInputFiles("[name=resume]", await toUpload(file));
      await sendWhole(page);
      expect(await page.locator("[id$='-resume-error']").innerText()).toContain(error);
      expect(await page.inputValue("[name=lastName]")).toBe("Tremblay");
    }
    expect(await stats()).toMatchObject({ accepted: 0 });
  });

  it("a message is stored again only if it was changed after its response got lost", async () => {
    const page = await open("/contact/", WITHOUT_SCRIPTS);
    for (const [name, text] of Object.entries({ name: "Robin", email: "robin@mail.example", message: "Hello\nthere" }))
      await page.fill(`[name=${name}]`, text);
    await page.selectOption("[name=topic]", "kiosk");
    for (const message of ["Hello\nthere", "Hello\nthere", "Hello"]) {
      await switchFaults({ kind: "truncate", times: 1 });
      await page.fill("[name=message]", message);
      await sendWhole(page, "contact");
    }
    expect(await stats()).toMatchObject({ messages: 2, repeated: 1 });
  });

  it("a message is sent, and kept after a failure", async () => {
    const page = await open("/fr-ca/contact/", WITHOUT_SCRIPTS);
    for (const [name, text] of Object.entries({ name: "Robin", email: "robin@mail.example", message: "Allô" }))
      await page.fill(`[name=${name}]`, text);
    await page.selectOption("[name=topic]", "kiosk");
    await switchFaults({ kind: "5xx", status: 503, times: 1 });
    await sendWhole(page, "contact");
    expect(await page.locator("[id$='-errors']").innerText()).toContain("Rien n’est effacé");
    expect(await page.inputValue("[name=message]")).toBe("Allô");
    await sendWhole(page, "contact");
    expect(await page.locator("[data-thanks]").innerText()).toContain("Votre message est bien arrivé.");
    expect(await stats()).toMatchObject({ messages: 1 });
  });
});

describe("the contact form", () => {
  it("is sent by keyboard, with the input typed before its script loaded", async () => {
    const page = await open("/contact/");
    await page.evaluate(() => (document.querySelector<HTMLInputElement>("#form-contact [name=name]")!.value = "Robin"));
    await page.evaluate(() => document.getElementById("form-contact")!.scrollIntoView());
    await page.waitForSelector(LIVE);
    expect(await page.inputValue("[name=name]")).toBe("Robin");
    await page.locator("[name=name]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id.endsWith("-errors"));
    expect(await violationsOn(page, { within: "#form-contact" })).toEqual([]);
    await page.locator("[name=name]").focus();
    await tabTo(page, "topic");
    await page.keyboard.type("A k");
    await typeInto(page, { email: "robin@mail.example", message: "It ate my key." });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "We got your message." }).waitFor();
    expect(await stats()).toMatchObject({ messages: 1 });
  });
});
