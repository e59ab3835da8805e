import { expect } from "vitest";
import { rawGet } from "./rawRequest";

/** Longer than site and BFF keep a failure, and what a busy machine takes. */
const HEALS_WITHIN_MS = 12_000;

/** Waits until a page is there, without what it says in place of a part that could not be had: a failure is kept for seconds. */
export async function untilHealed(siteUrl: string, path: string, message?: RegExp): Promise<void> {
  const isHealed = async () => {
    const { status, body } = await rawGet(siteUrl, path);
    return status === 200 && !message?.test(body);
  };
  await expect.poll(isHealed, { timeout: HEALS_WITHIN_MS }).toBe(true);
}
