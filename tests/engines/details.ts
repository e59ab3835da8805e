import { describe, expect, it } from "vitest";
import type { Engine, Size } from "./drivers/engine";
import { expectDarkness } from "./pixels";
import { openVisitor, type Visitor } from "./visitor";

const LONG = "/privacy-policy/";
const ALL_IN = (times: number) => Array.from({ length: times }, () => true);

/** What was wrong in one of the engines. */
export function describeDetails(engine: () => Engine): void {
  const open = (size: Size) => openVisitor(engine(), size);

  describe("a panel", () => {
    it.each([
      ["#site-menu", "phone"],
      ["#locator-panel", "desktop"],
    ] as const)("%s keeps the focus, and returns it", async (panel, size) => {
      const visitor = await open(size);
      await visitor.visit("/how-it-works/");
      const opener = `header [popovertarget=${panel.slice(1)}]`;
      await visitor.run((one) => document.querySelector<HTMLElement>(one)!.focus(), opener);
      await visitor.press("Enter");
      await visitor.see(`${panel} button`);
      const focusable = await visitor.run(
        (within) =>
          [...document.querySelectorAll(`${within} :is(a, button, summary, input)`)].filter((one) => one.checkVisibility()).length,
        panel,
      );
      expect(await visitor.pressIn(panel, "Tab", focusable - 1)).toEqual(ALL_IN(focusable - 1));
      await visitor.press("Escape");
      await visitor.miss(panel);
      await visitor.find((one) => document.activeElement === document.querySelector(one), true, opener);
      // Past the panel's end, nothing that it covers gets the focus.
      await visitor.press("Enter");
      await visitor.see(`${panel} button`);
      expect((await visitor.pressIn("body > :not(header)", "Tab", 2 * focusable)).includes(true)).toBe(false);
      await visitor.press("Escape");
      await visitor.miss(panel);
      expect(await visitor.run(() => document.querySelectorAll("[inert]").length)).toBe(0);
    });

    it("is below the sticky bars also on a scrolled page, which is dark behind it", async () => {
      const visitor = await open("desktop");
      await visitor.visit(LONG);
      await visitor.run(() => scrollTo({ top: 1200, behavior: "instant" }));
      await visitor.click("header [popovertarget=locator-panel]");
      await visitor.see("#locator-panel");
      await visitor.see("#locator-panel [name=q]");
      await visitor.see("#locator-panel [type=submit]");
      await expectDarkness(visitor);
      await visitor.find(() => {
        const panel = document.querySelector("#locator-panel")!;
        return Math.round(panel.getBoundingClientRect().top - panel.parentElement!.getBoundingClientRect().bottom);
      }, 0);
    });
  });

  it("an enlarged picture is modal, and closes by Escape and by a click beside it", async () => {
    const visitor = await open("phone");
    await visitor.visit("/how-it-works/");
    for (const close of [() => visitor.press("Escape"), () => visitor.clickAt(4, 300)]) {
      await visitor.click("[commandfor]");
      await visitor.see("dialog:modal img");
      expect((await visitor.pressIn("main figure > button", "Tab", 4)).includes(true)).toBe(false);
      await close();
      await visitor.miss("dialog:modal");
      await visitor.find(() => document.querySelectorAll("dialog[open]").length, 0);
    }
  });

  it("a page that is visited twice keeps two scroll positions, and one without a position begins at its top", async () => {
    const visitor = await open("desktop");
    await visitor.visit(LONG);
    await visitor.visit(LONG);
    await visitor.press("Tab");
    await visitor.find(() => history.scrollRestoration, "manual");
    const scrollTo = async (y: number) => {
      await visitor.run((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
      await visitor.find(() => scrollY, y);
      await nextFrame(visitor);
    };
    const follow = async (path: string) => {
      await visitor.run((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)!.click(), path);
      await visitor.find(() => [location.pathname, scrollY], [path, 0]);
      await nextFrame(visitor);
    };
    await scrollTo(1500);
    await follow("/terms/");
    await scrollTo(700);
    await follow(LONG);
    const expectedBack = [
      ["/terms/", 700],
      [LONG, 1500],
    ];
    const expectedForward = [
      ["/terms/", 700],
      [LONG, 0],
    ];
    for (const expected of expectedBack) {
      await visitor.run(() => history.back());
      await visitor.find(() => [location.pathname, Math.round(scrollY)] as (string | number)[], expected);
    }
    for (const expected of expectedForward) {
      await visitor.run(() => history.forward());
      await visitor.find(() => [location.pathname, Math.round(scrollY)] as (string | number)[], expected);
    }
  });
}

/** Waits until the listeners of the last scrolling have been called. */
async function nextFrame(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    Object.assign(globalThis, { isNextFrame: false });
    requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isNextFrame: true })));
  });
  await visitor.find(() => (globalThis as { isNextFrame?: boolean }).isNextFrame, true);
}
