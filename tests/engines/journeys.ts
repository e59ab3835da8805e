import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { resumeFile } from "../support/application";
import type { Engine, Size } from "./drivers/engine";
import { expectUnanswered } from "./pixels";
import { openVisitor, type Visitor } from "./visitor";

const CITY = "/key-services/oh/columbus/";
const JOBS = "/products/locksmith-jobs-signup/";
const APPLICATION = "#form-application";
const step = (number: number) => `[id$='-step-${number}']`;

/** The ways through the site that visitors go most, in a window of this size. */
export function describeJourneys(engine: () => Engine, size: Size): void {
  const isPhone = size === "phone";
  const open = () => openVisitor(engine(), size);

  describe(`a visitor with a ${size}`, () => {
    it("goes to a page by the menu, also from the middle of a page", async () => {
      const visitor = await open();
      await visitor.visit("/frequently-asked-questions/");
      await scrollDown(visitor, 900);
      await visitor.click(isPhone ? "header [popovertarget=site-menu]" : "header nav li:last-child > [popovertarget]");
      await visitor.see(":popover-open [href='/how-it-works/']");
      expect(await visitor.pressIn(":popover-open", "Tab", 3)).toEqual([true, true, true]);
      await visitor.click(":popover-open [href='/how-it-works/']");
      await visitor.find(() => location.pathname, "/how-it-works/");
      await visitor.find(() => scrollY, 0);
      await visitor.see("h1");
      await visitor.miss(":popover-open");
    });

    it("searches by the keyboard for a kiosk, and gets the way there", async () => {
      const visitor = await open();
      await visitor.visit("/");
      await search(visitor, "main [data-place-search] [name=q]", "columbus, o");
      await chooseFirst(visitor, "Columbus");
      await visitor.find(isTitled, true, "Columbus, OH");
      await visitor.see("main li[data-location-id]");
      await focus(visitor, "main li[data-location-id] h3 a, main li[data-location-id] h2 a");
      await visitor.press("Enter");
      await visitor.find(() => /\/key-services\/oh\/columbus\/.+\/\d+\/$/.test(location.pathname), true);
      await visitor.see("h1");
      // The status is computed by the browser, the way back is to the place that it remembers.
      await visitor.see("main [data-open-status='open'], main [data-open-status='closed'], main [data-open-status='always']");
      await visitor.see("main offer-place a");
      await visitor.see("main [href^='https://www.google.com/maps/dir/']");
    });

    it("filters the kiosks of a city, and finds one on the map", async () => {
      const visitor = await open();
      await visitor.visit(CITY);
      await visitor.see("main li[data-location-id]");
      await visitor.click("main a[href*='services=keyFobs']");
      await visitor.find(() => location.search, "?services=keyFobs");
      await visitor.see("main a[aria-current=true]");
      await visitor.see("main li[data-location-id]");
      if (isPhone) await visitor.click("[data-view=map]");
      await visitor.see("main canvas");
      await visitor.see("main [data-pin]");
      await visitor.click("main [data-pin]");
      await visitor.see("main [data-marked] h3 a, main [data-marked] a, main [class*=card] a");
    });

    it("opens a key design, and goes to a kiosk that stocks it", async () => {
      const visitor = await open();
      await visitor.visit("/key-gallery/?group=WILD");
      await visitor.click("[data-keys] li a");
      await visitor.see("dialog:modal h2");
      await search(visitor, "dialog:modal [name=q]", "columbus, o");
      await chooseFirst(visitor, "Columbus");
      await visitor.click("dialog:modal a[href*='/key-services/oh/']");
      await visitor.find(() => location.pathname.startsWith("/key-services/oh/"), true);
      await visitor.see("h1");
      await visitor.miss("dialog:modal");
    });

    it("sends a message, after an error", async () => {
      const visitor = await open();
      await visitor.visit("/contact/");
      await showForm(visitor, "#form-contact");
      await visitor.click("#form-contact [type=submit]");
      await visitor.see("[id$='-errors'] a");
      await visitor.find(() => document.activeElement?.id.endsWith("-errors"), true);
      await visitor.type("#form-contact [name=name]", "Robin");
      await visitor.run(choose, "#form-contact [name=topic]");
      await visitor.type("#form-contact [name=email]", "robin@mail.example");
      await visitor.type("#form-contact [name=message]", "The kiosk is out of blanks.");
      await visitor.click("#form-contact [type=submit]");
      await visitor.see("[data-thanks] strong");
    });

    it("applies for a job with a file, and goes back meanwhile", async () => {
      const visitor = await open();
      await visitor.visit(JOBS);
      await showForm(visitor, APPLICATION);
      await visitor.type("[name=firstName]", "Robin");
      await visitor.type("[name=lastName]", "Tremblay");
      await visitor.type("[name=email]", "robin@mail.example");
      await visitor.type("[name=phone]", "614-555-0123");
      await visitor.press("Enter");
      await visitor.see(`${step(2)} [name=address]`);
      await search(visitor, "[name=address]", "10 lantern");
      await chooseFirst(visitor, "Lantern");
      await visitor.find(() => document.querySelector<HTMLInputElement>("[name=latitude]")?.value !== "", true);
      await visitor.press("Enter");

      await visitor.see(`${step(3)} [name=experienceYears]`);
      await visitor.click(`${step(3)} [name=trades]`);
      await expectUnanswered(visitor, `${step(3)} [name=availableFrom]`);
      await visitor.click(`${step(3)} [aria-haspopup]`);
      await visitor.see("[role=grid]");
      await visitor.find(() => document.activeElement!.closest("[role=grid]") !== null, true);
      await visitor.press("ArrowDown");
      await visitor.press("Enter");
      await visitor.find(() => document.querySelector<HTMLInputElement>("[name=availableFrom]")!.value !== "", true);
      await visitor.type("[name=experienceYears]", "7");
      await visitor.press("Enter");

      await visitor.see(`${step(4)} [name=consent]`);
      await visitor.run(() => history.back());
      await visitor.see(`${step(3)} [name=experienceYears]`);
      await visitor.find(() => document.querySelector<HTMLInputElement>("[name=experienceYears]")!.value, "7");
      await visitor.run(() => history.forward());
      await visitor.see(`${step(4)} [name=consent]`);
      await visitor.choose("[name=resume]", await writeResume());
      await visitor.click("[name=consent]");
      await visitor.click(`${APPLICATION} [type=submit]`);
      await visitor.see("[data-thanks] strong");
    });
  });
}

function isTitled(words: string): boolean {
  return document.querySelector("h1")?.textContent?.includes(words) === true;
}

/** Types into a field with suggestions, once their script is there: what is typed before has none. */
async function search(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.find((one) => document.activeElement === document.querySelector(`${one}[role=combobox]`), true, selector);
  await visitor.type(selector, text);
}

/** Chooses the first suggestion, once it has these words. Until then, the list may offer the visitor's own location. */
async function chooseFirst(visitor: Visitor, words: string): Promise<void> {
  const isFirst = (text: string) => document.querySelector("[role=option]")?.textContent.includes(text) === true;
  await visitor.find(isFirst, true, words);
  await visitor.see("[role=option]");
  await visitor.press("ArrowDown");
  await visitor.press("Enter");
}

function choose(selector: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector)!;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

const focus = (visitor: Visitor, selector: string) => visitor.run((one) => document.querySelector<HTMLElement>(one)!.focus(), selector);

async function scrollDown(visitor: Visitor, y: number): Promise<void> {
  await visitor.run((to) => scrollTo({ top: to, behavior: "instant" }), y);
  await visitor.find(() => scrollY, y);
}

/** Scrolls to a form, whose script is loaded when it is in view. */
async function showForm(visitor: Visitor, selector: string): Promise<void> {
  await visitor.run((form) => document.querySelector(form)!.scrollIntoView({ behavior: "instant" }), selector);
  await visitor.find((form) => document.querySelector(`${form}[data-live], ${form} [data-live]`) !== null, true, selector);
}

/** Writes a résumé to a folder that is removed after the test. */
async function writeResume(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-resume-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "resume.pdf");
  writeFileSync(file, Buffer.from(await resumeFile("pdf", 100_000).arrayBuffer()));
  return file;
}
