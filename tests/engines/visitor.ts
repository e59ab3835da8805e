import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { root } from "#scripts/lib/commands.ts";
import { ownStack } from "../support/ownStack";
import type { Engine, EngineWindow, Size } from "./drivers/engine";

const FAILURES = path.join(root, ".keyway/failures");

/** A point of the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** A visitor of the site with a window of their own. */
export interface Visitor extends Omit<EngineWindow, "go" | "type"> {
  /** Opens a page of the site and waits until React has hydrated it. */
  visit(path: string): Promise<void>;
  /** Waits until an element that matches is visible, and expects that the page does not scroll sideways. */
  see(selector: string): Promise<void>;
  /** Waits until an element that matches is visible, scrolling to it if need be. Returns its centre. */
  goTo(selector: string): Promise<Point>;
  /** The same, and clicks there. */
  click(selector: string): Promise<void>;
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>;
  /** Waits until no element that matches is visible. */
  miss(selector: string): Promise<void>;
  /** Waits until a function returns this in the page. */
  find<Args extends unknown[], Result>(script: (...args: Args) => Result, expected: Result, ...args: Args): Promise<void>;
  /** Presses Tab, or another key, and returns where the focus is then: for each press, whether it is in an element that matches. */
  pressIn(selector: string, key: "Tab" | "Shift+Tab", times: number): Promise<boolean[]>;
}

/** Opens a window of this size. The test fails if a page logs or throws an error. */
export async function openVisitor(engine: Engine, size: Size): Promise<Visitor> {
  const window = await engine.open(size);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await describeFailure(window, `${task.name} ${size}`);
    await window.close();
    expect(window.errors()).toEqual([]);
  });
  const visitor: Visitor = {
    ...window,
    async visit(page) {
      await window.run(() => void Object.assign(globalThis, { isPageBefore: true }));
      await window.go(ownStack().siteUrl + page);
      // A navigation of the page before may still be under way, and its document the current one.
      await visitor.find(isLive, true);
    },
    async see(selector) {
      await expect.poll(() => window.run(findVisible, selector), { message: `${selector} is visible` }).not.toBeNull();
      const { scrollWidth, clientWidth } = await window.run(() => {
        const { documentElement: page } = document;
        return { scrollWidth: page.scrollWidth, clientWidth: page.clientWidth };
      });
      expect(scrollWidth, "width of the page").toBe(clientWidth);
    },
    async goTo(selector) {
      let point: Point | null = null;
      // What still moves, such as a drawer that opens, is elsewhere at the click.
      const find = async () => {
        const before: Point | null = point;
        point = await window.run(findVisible, selector);
        if (!point) await window.run(scrollTo, selector);
        return point && before && point.x === before.x && point.y === before.y ? point : null;
      };
      await expect.poll(find, { message: `${selector} can be scrolled to` }).not.toBeNull();
      return point!;
    },
    async click(selector) {
      const { x, y } = await visitor.goTo(selector);
      await window.clickAt(x, y);
    },
    async type(selector, text) {
      await visitor.click(selector);
      await window.type(text);
    },
    async miss(selector) {
      await expect.poll(() => window.run(findVisible, selector), { message: `${selector} is visible` }).toBeNull();
    },
    async find(script, expected, ...args) {
      await expect.poll(() => window.run(script, ...args), { message: String(script) }).toEqual(expected);
    },
    async pressIn(selector, key, times) {
      const isIn: boolean[] = [];
      for (let time = 0; time < times; time++) {
        await window.press(key);
        isIn.push(await window.run((within) => document.activeElement!.closest(within) !== null, selector));
      }
      return isIn;
    },
  };
  return visitor;
}

function isLive(): boolean {
  return !("isPageBefore" in globalThis) && "live" in document.documentElement.dataset;
}

function scrollTo(selector: string): null {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}

/**
 * Returns the centre of the first element that matches and is visible: at rest, opaque, at least half in the window, and not covered at
 * its centre. Null if there is none.
 */
function findVisible(selector: string): Point | null {
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  for (const element of document.querySelectorAll(selector)) {
    if (moving.some(({ effect }) => (effect as KeyframeEffect).target?.contains(element))) continue;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < Math.max(4, box.width / 2) || bottom - top < Math.max(4, box.height / 2)) continue;
    const parts: Element[] = [];
    for (let part: Element | null = element; part; part = part.parentElement) parts.push(part);
    if (parts.map((part) => getComputedStyle(part)).some(({ opacity, visibility }) => opacity !== "1" || visibility !== "visible"))
      continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return null;
}

async function describeFailure(window: EngineWindow, name: string): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  const file = path.join(FAILURES, `${name.replaceAll(/\W+/g, "-")}.png`);
  const screenshot = await window.screenshot().then((picture) => (writeFileSync(file, picture), file), String);
  const page = await window.run(() => `${location.href} (“${document.body.innerText.slice(0, 300)}”)`).catch(String);
  console.error(`“${name}” failed.\nPage: ${page}\nScreenshot: ${screenshot}\nErrors: ${window.errors().join("\n") || "none"}`);
}
