import { AsyncLocalStorage } from "node:async_hooks";
import { type Versions } from "../../keeper/versions";
import { processWide } from "../processWide";

/** What is noted of an answer of the site's while Next makes it: whether others may be sent it, and until when (pageCache). */
export interface RenderContext {
  /** Versions of what went into it, by name. */
  versions: Record<string, string>;
  /** False once anything has gone into it that is this visitor's alone. */
  isShareable: boolean;
  /** False once anything is missing, or parts of it are of different versions. */
  isComplete: boolean;
  /** Whether it says what is so at this very moment, such as which stores are open. */
  dependsOnTime: boolean;
  /** What was asked for it. Title and screen ask the same, and so do the proxy and a page. */
  answers: Map<string, Promise<unknown>>;
  slices: SliceRun;
  /** Messages of the errors that were thrown while it was rendered, by the digest that Next gives each. */
  thrown: Map<string, string>;
}

/** How the slices of a page are rendered: plainly at first; after an error, again to find those that throw (pageCache). */
export interface SliceRun {
  /** Whether each slice is rendered in a Suspense boundary, which shows where one throws. */
  isSearch: boolean;
  /** The slices that were rendered during a search, by their key. */
  rendered: Map<string, RenderedSlice>;
  /** Messages of the slices that threw, by their key. */
  broken: Map<string, string>;
}

/** The attribute of the fallback that a search renders for a slice that throws; its value is the slice's key. */
export const BROKEN_SLICE_MARK = "data-broken-slice";

/** A slice as the log names it. */
interface RenderedSlice {
  slice: string;
  variation: string | undefined;
  documentId: string | undefined;
}

const current = processWide("making", () => new AsyncLocalStorage<RenderContext>());

export function createRenderContext(): RenderContext {
  return {
    versions: {},
    isShareable: true,
    isComplete: true,
    dependsOnTime: false,
    answers: new Map(),
    slices: { isSearch: false, rendered: new Map(), broken: new Map() },
    thrown: new Map(),
  };
}

/** Runs what makes an answer, and notes in `making` what goes into it. */
export function runInRenderContext<T>(making: RenderContext, run: () => T): T {
  return current.run(making, run);
}

/** The answer to one question, asked once for all parts of a page. */
export function queryOnce<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const making = current.getStore();
  if (!making) return ask();
  const known = making.answers.get(question);
  if (known) return known as Promise<T>;
  const answer = ask();
  making.answers.set(question, answer);
  return answer;
}

/** Notes of which versions an answer of the BFF is; null where it may not be sent to others, or is less than whole. */
export function recordVersions(versions: Versions | null): void {
  const making = current.getStore();
  if (!making) return;
  if (!versions) making.isComplete = false;
  for (const [name, version] of Object.entries(versions ?? {})) {
    // A publish came in the middle.
    if ((making.versions[name] ??= version) !== version) making.isComplete = false;
  }
}

/** Notes that something is missing, or that it will be there in a moment. */
export function markIncomplete(): void {
  const making = current.getStore();
  if (making) making.isComplete = false;
}

/** Notes that a part is this visitor's alone. */
export function markPrivate(): void {
  const making = current.getStore();
  if (making) making.isShareable = false;
}

/** The moment at which a page is made, for a page that says what is so then. */
export function renderTime(): Date {
  const making = current.getStore();
  if (making) making.dependsOnTime = true;
  return new Date();
}

/** How slices are to be rendered; undefined outside of a page that is rendered for the page cache. */
export function sliceRun(): SliceRun | undefined {
  return current.getStore()?.slices;
}

/** Records the message of an error that Next caught while it rendered, by its digest. */
export function recordThrown(digest: string, message: string): void {
  current.getStore()?.thrown.set(digest, message);
}
