import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { joinDocuments, type NamedDocuments } from "#shared/edge/keys.ts";
import { type Versions } from "#shared/responseCache/versions.ts";
import { processWide } from "../processWide";

/** The name of the version that each publish changes. */
const CONTENT_VERSION = "content";

/** Records, while Next renders a page, whether and how the page may be cached (site/pageCache). */
export interface RenderContext {
  /** In development: the page's path and query, for the panel (docs/decisions/048). */
  page?: string;
  /** Versions of the page's data, by name. */
  versions: Record<string, string>;
  /** The documents of the page, for a CDN's keys. */
  documents: NamedDocuments;
  /** False if the page contains data of this visitor only. */
  isShareable: boolean;
  /** Whether a part of the page was asked for in the visitor's name, had the visitor a token. */
  readsToken: boolean;
  /** False if data is missing, or parts have different versions. */
  isComplete: boolean;
  /** Whether some parts were read before a publish and others after it. */
  isMixed: boolean;
  /** Whether the content depends on the time, such as which stores are open. */
  dependsOnTime: boolean;
  /** When the content next changes by itself, in milliseconds since 1970, such as at the end of a banner; Infinity if it does not. */
  changesAt: number;
  /** The answers to the page's queries: metadata and screen send the same queries, and so do proxy and page. */
  answers: Map<string, Promise<unknown>>;
  slices: SliceRun;
  /** The state of the form that the page's request has posted (site/forms); undefined if it has posted none. */
  formState: unknown;
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

const current = processWide("render context", () => new AsyncLocalStorage<RenderContext>());

const formStates = processWide("form states", () => new WeakMap<IncomingMessage, unknown>());

/** Makes the rendering of a request the response to the form that it has posted. */
export function respondWithForm(request: IncomingMessage, state: unknown): void {
  formStates.set(request, state);
}

/** Returns the state of the form to which the page is the response; undefined for other pages. */
export function renderedFormState(): unknown {
  return current.getStore()?.formState;
}

/** Returns the context of a new rendering, as the response to a request. */
export function createRenderContext(request?: IncomingMessage): RenderContext {
  return {
    versions: {},
    documents: new Set(),
    isShareable: true,
    readsToken: false,
    isComplete: true,
    isMixed: false,
    dependsOnTime: false,
    changesAt: Infinity,
    answers: new Map(),
    formState: request && formStates.get(request),
    slices: { isSearch: false, rendered: new Map(), broken: new Map() },
    thrown: new Map(),
  };
}

/** Returns the page that is rendered; undefined in production, and outside of a page. */
export function renderedPage(): string | undefined {
  return current.getStore()?.page;
}

/** Runs a rendering that records into this context. */
export function runInRenderContext<T>(context: RenderContext, run: () => T): T {
  return current.run(context, run);
}

/** Sends a query once for all parts of a page, and returns its answer. */
export function queryOnce<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const context = current.getStore();
  if (!context) return ask();
  const cached = context.answers.get(question);
  if (cached) return cached as Promise<T>;
  const answer = ask();
  context.answers.set(question, answer);
  return answer;
}

/** Records the versions of a BFF answer; null if the answer may not be shared or is incomplete. */
export function recordVersions(versions: Versions | null): void {
  const context = current.getStore();
  if (!context) return;
  if (!versions) context.isComplete = false;
  for (const [name, version] of Object.entries(versions ?? {})) {
    // Different if there was a publish during the rendering.
    if ((context.versions[name] ??= version) === version) continue;
    context.isComplete = false;
    if (name === CONTENT_VERSION) context.isMixed = true;
  }
}

/** Records the documents of a BFF answer. */
export function recordDocuments(documents: NamedDocuments): void {
  const context = current.getStore();
  if (context) context.documents = joinDocuments(context.documents, documents);
}

/** Records that the page is incomplete, or will be complete in a moment. */
export function markIncomplete(): void {
  const context = current.getStore();
  if (context) context.isComplete = false;
}

/** Records that the page contains data of this visitor only. */
export function markPrivate(): void {
  const context = current.getStore();
  if (context) context.isShareable = false;
}

/** Records that the page depends on the visitor's token, also if this visitor has none. */
export function recordTokenRead(): void {
  const context = current.getStore();
  if (context) context.readsToken = true;
}

/** Returns the current time, and records that the page depends on it. */
export function renderTime(): Date {
  const context = current.getStore();
  if (context) context.dependsOnTime = true;
  return new Date();
}

/** Records that the page's content changes at a time, in milliseconds since 1970. */
export function recordChangeAt(time: number): void {
  const context = current.getStore();
  if (context) context.changesAt = Math.min(context.changesAt, time);
}

/** How slices are to be rendered; undefined outside of a page that is rendered for the page cache. */
export function sliceRun(): SliceRun | undefined {
  return current.getStore()?.slices;
}

/** Records the message of an error that Next caught while it rendered, by its digest. */
export function recordThrown(digest: string, message: string): void {
  current.getStore()?.thrown.set(digest, message);
}
