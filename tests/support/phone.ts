import type { Locator, Page } from "playwright-core";
import { openPage, visit } from "./browser";

export const PHONE = { width: 390, height: 844 };

interface Phone {
  page: Page;
  /** How often the visitor has tapped: on links, on options of a select, and to send what was typed. Typing itself is no tap. */
  taps(): number;
  tap(target: Locator): Promise<void>;
  choose(select: Locator, option: string): Promise<void>;
  /** Types into a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Presses the key of a phone's keyboard that sends what was typed. */
  send(): Promise<void>;
}

/** Opens the home page on a phone that remembers nothing, and counts the taps from there. */
export async function openHomeOnPhone(options: Parameters<typeof openPage>[0] = {}): Promise<Phone> {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true, isFresh: true, ...options });
  await visit(page, "/");
  let taps = 0;
  const counted = async (action: Promise<unknown>) => {
    taps++;
    await action;
  };
  return {
    page,
    taps: () => taps,
    tap: (target) => counted(target.tap()),
    choose: (select, option) => counted(select.selectOption(option)),
    type: (field, text) => field.fill(text),
    send: () => counted(page.keyboard.press("Enter")),
  };
}
