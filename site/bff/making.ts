import { AsyncLocalStorage } from "node:async_hooks";
import { type Versions } from "../../keeper/versions";
import { processWide } from "../processWide";

/** What is noted of an answer of the site's while Next makes it: whether others may be sent it, and until when (front/pages). */
export interface Making {
  /** Versions of what went into it, by name. */
  versions: Record<string, string>;
  /** False once anything has gone into it that is this visitor's alone. */
  isForAll: boolean;
  /** False once anything is missing, or parts of it are of different versions. */
  isWhole: boolean;
  /** Whether it says what is so at this very moment, such as which stores are open. */
  tellsTime: boolean;
  /** What was asked for it. Title and screen ask the same, and so do the proxy and a page. */
  answers: Map<string, Promise<unknown>>;
}

const current = processWide("making", () => new AsyncLocalStorage<Making>());

export function createMaking(): Making {
  return { versions: {}, isForAll: true, isWhole: true, tellsTime: false, answers: new Map() };
}

/** Runs what makes an answer, and notes in `making` what goes into it. */
export function runMaking<T>(making: Making, run: () => T): T {
  return current.run(making, run);
}

/** The answer to one question, asked once for all parts of a page. */
export function askOnce<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const making = current.getStore();
  if (!making) return ask();
  const known = making.answers.get(question);
  if (known) return known as Promise<T>;
  const answer = ask();
  making.answers.set(question, answer);
  return answer;
}

/** Notes of which versions an answer of the BFF is; null where it may not be sent to others, or is less than whole. */
export function noteVersions(versions: Versions | null): void {
  const making = current.getStore();
  if (!making) return;
  if (!versions) making.isWhole = false;
  for (const [name, version] of Object.entries(versions ?? {})) {
    // A publish came in the middle.
    if ((making.versions[name] ??= version) !== version) making.isWhole = false;
  }
}

/** Notes that something is missing, or that it will be there in a moment. */
export function noteMissing(): void {
  const making = current.getStore();
  if (making) making.isWhole = false;
}

/** Notes that a part is this visitor's alone. */
export function notePrivate(): void {
  const making = current.getStore();
  if (making) making.isForAll = false;
}

/** The moment at which a page is made, for a page that says what is so then. */
export function thisMoment(): Date {
  const making = current.getStore();
  if (making) making.tellsTime = true;
  return new Date();
}
