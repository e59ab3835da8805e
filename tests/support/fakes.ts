import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import type { PrismicDocument } from "@prismicio/client";
import { type DocumentNode, type ExecutionResult, print } from "graphql";
import { onTestFinished } from "vitest";
import type { ServerDeps } from "#bff/context.ts";
import { createBudgets, NO_LIMITS } from "#bff/guards/budgets/budgets.ts";
import { createCaches } from "#bff/caches.ts";
import { SourceError } from "#bff/lib/errors.ts";
import { createPublished } from "#bff/modules/content/published.ts";
import type { UpstreamCall } from "#bff/lib/http.ts";
import { createServer } from "#bff/server.ts";
import type { JobsSource, Receipt } from "#bff/sources/jobs/client.ts";
import type { PlacesSource } from "#bff/sources/places/client.ts";
import type { Address, Photo, Place, PlaceRating, Prediction } from "#bff/sources/places/place.ts";
import type { ContentSource } from "#bff/sources/prismic/client.ts";
import type { ContentRoot } from "#bff/sources/prismic/root.ts";
import { UPSTREAM_ADDRESS } from "./fakeDocuments";
import { createFakeKiosksSource, type FakeBackend } from "./fakeKiosks";
import { createFakeLog } from "./fakeLog";

export { featuredKiosks, pageDocument, sliceJson, UPSTREAM_ADDRESS } from "./fakeDocuments";
export { keyDesign, kiosk } from "./fakeKiosks";
export { createFakeLog, type LogEntry } from "./fakeLog";

interface FakeUpstream {
  /** If set, every call fails with it. */
  failure?: Error;
  /** If set, every call waits for it, or for its signal to abort. */
  gate?: Promise<void>;
}

/** The answers of the fake Google Places source, independent of the arguments. */
interface PlacesAnswers {
  search: Place;
  details: Place;
  address: Address;
  rating: PlaceRating;
  photos: Photo[];
  predictions: Prediction[];
}

interface FakeContent extends FakeUpstream, Pick<ContentRoot, "languages" | "experiments"> {
  ref: string;
  refIsStale: boolean;
  documents: PrismicDocument[];
  /** Whether a search for all documents returns them with their content. */
  areFew: boolean;
  /** Former uids by the document's id. */
  formerUids: Record<string, string[]>;
  /** Documents by the ref of a draft or an experiment. */
  elsewhere: Record<string, PrismicDocument[]>;
}

/** Creates fakes of all sources. Every call is recorded in `calls` as `source.method arguments`. */
export function createFakes() {
  const calls: string[] = [];
  /** By call, the visitor for whom it was made; undefined for what all visitors share. */
  const visitors = new Map<string, string | undefined>();
  const aborted: string[] = [];
  const clock = { now: 1_000_000 };
  const content: FakeContent = {
    ref: "M1",
    refIsStale: false,
    languages: [],
    experiments: [],
    documents: [],
    areFew: false,
    formerUids: {},
    elsewhere: {},
  };
  const kiosks: FakeUpstream & FakeBackend = { all: [], designs: [] };

  const places: FakeUpstream & { answers: Partial<PlacesAnswers> } = { answers: {} };

  async function take(upstream: FakeUpstream, call: string, { signal, charge, visitor }: UpstreamCall = {}): Promise<void> {
    await charge?.();
    calls.push(call);
    visitors.set(call, visitor);
    const noteAbort = () => aborted.push(call);
    signal?.addEventListener("abort", noteAbort, { once: true });
    if (upstream.gate) await Promise.race([upstream.gate, rejectionOf(signal)]);
    signal?.removeEventListener("abort", noteAbort);
    if (upstream.failure) throw upstream.failure;
  }

  const documentsAt = (ref: string) => content.elsewhere[ref] ?? content.documents;
  let lastRoot: ContentRoot | undefined;
  const rootNow = () => {
    const root: ContentRoot = { masterRef: content.ref, languages: content.languages, experiments: content.experiments };
    return (lastRoot = isDeepStrictEqual(root, lastRoot) ? lastRoot! : root);
  };
  const contentSource: ContentSource = {
    repository: "keyway",
    toolbar: null,
    editorUrl: (id) => contentSource.toolbar && `https://${contentSource.toolbar}.example/${id}`,
    async root(signal) {
      // The real source returns the root from the cache without waiting.
      await take({ ...content, gate: undefined }, "content.root", { signal });
      return { value: rootNow(), stale: content.refIsStale };
    },
    freshRoot() {
      const root = lastRoot;
      if (content.refIsStale || content.failure || rootNow() !== root) return undefined;
      calls.push("content.root");
      return root;
    },
    async byIds(ids, { ref, charge, visitor }, signal) {
      await take(content, `content.byIds ${ids.join()} at ${ref}`, { signal, charge, visitor });
      const found = documentsAt(ref).filter(({ id }) => ids.includes(id));
      return new Map(structuredClone(found).map((document) => [document.id, document]));
    },
    async idsByUid(type, uids, { ref, charge, visitor }, signal) {
      await take(content, `content.idsByUid ${type} ${uids.join()} at ${ref}`, { signal, charge, visitor });
      const had = ({ id, uid }: PrismicDocument) => [uid, ...(content.formerUids[id] ?? [])].some((one) => one && uids.includes(one));
      return documentsAt(ref).flatMap((document) => (document.type === type && had(document) ? [document.id] : []));
    },
    async all(fields, { ref, charge, visitor }, signal) {
      await take(content, `content.all at ${ref}`, { signal, charge, visitor });
      const areWhole = content.areFew;
      const documents = documentsAt(ref).map((document) => {
        const data = Object.entries(document.data).filter(([name]) => areWhole || fields.includes(`${document.type}.${name}`));
        return structuredClone({ ...document, data: Object.fromEntries(data) });
      });
      return { documents, areWhole };
    },
    isPublished: (ref) => ref === content.ref,
    async renewRoot() {
      await take(content, "content.renewRoot");
      return rootNow();
    },
  };

  const kiosksSource = createFakeKiosksSource(kiosks, (name, call) => take(kiosks, name, call));

  const placesSource: PlacesSource = {
    search: (query, call) => answer("search", query.query, call),
    details: (query, call) => answer("details", query.placeId, call),
    address: (query, call) => answer("address", query.placeId, call),
    rating: (query, call) => answer("rating", query.placeId, call),
    photos: async (query, call) => (await answer("photos", query.placeId, call)) ?? [],
    predictions: async (query, call) => (await answer("predictions", query.input, call)) ?? [],
  };
  async function answer<Method extends keyof PlacesAnswers>(
    method: Method,
    description: string,
    call?: UpstreamCall,
  ): Promise<PlacesAnswers[Method] | null> {
    await take(places, `places.${method} ${description}`, call);
    return places.answers[method] ?? null;
  }

  const jobs: FakeUpstream & { received: { form: object; key: string; bytes?: number }[]; receipt: Receipt } = {
    received: [],
    receipt: { reference: "7QK2-9XMD" },
  };
  const jobsSource: JobsSource = {
    async apply(form, resume, key) {
      await take(jobs, `jobs.apply ${resume?.kind ?? "without a file"}`);
      let bytes = 0;
      for await (const chunk of resume?.chunks ?? []) bytes += chunk.byteLength;
      jobs.received.push({ form, key, bytes });
      return jobs.receipt;
    },
    async sendMessage(form, lang, key) {
      await take(jobs, `jobs.sendMessage ${lang}`);
      jobs.received.push({ form, key });
      return jobs.receipt;
    },
  };

  const { log, entries } = createFakeLog();
  const caches = createCaches({ now: () => clock.now });
  const sources = { content: contentSource, kiosks: kiosksSource, places: placesSource, jobs: jobsSource };
  const published = createPublished({
    source: contentSource,
    caches: { index: caches.shared, content: caches.content },
    log,
    now: () => clock.now,
  });
  const deps: ServerDeps = {
    sources,
    published,
    caches,
    budgets: createBudgets(NO_LIMITS, log),
    log,
    now: () => clock.now,
    notFoundPageId: "404-en",
    siteOrigin: "https://site.example",
  };
  return { deps, content, kiosks, places, jobs, calls, visitors, aborted, clock, log: entries };
}

export type Fakes = ReturnType<typeof createFakes>;

/** Returns an upstream's error whose message contains details that must not reach clients. */
export function failureOf(source: string): SourceError {
  return new SourceError(`Unexpected status code [502] on URL ${UPSTREAM_ADDRESS}`, {
    source,
    code: "UPSTREAM_STATUS",
    status: 502,
    cause: new Error("stack of the upstream"),
  });
}

type Answer = Pick<ExecutionResult, "data" | "errors" | "extensions">;

interface AskOptions {
  signal?: AbortSignal;
  cookie?: string;
  /** The visitor's address; without it, the request comes from the site. */
  from?: string;
}

/** Starts a BFF over fakes on a free port. It is stopped when the test ends, or when the function passed to `whenDone` is called. */
export async function startBff(
  { deps }: Pick<Fakes, "deps">,
  create = createServer,
  whenDone: (close: () => Promise<void>) => void = onTestFinished,
) {
  const server = await create(deps);
  whenDone(() => server.close());
  await new Promise<void>((resolve) => server.http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}/graphql`;
  return {
    url,
    server,
    async ask(query: DocumentNode | string, variables: object = {}, { signal, cookie, from }: AskOptions = {}): Promise<Answer> {
      const body = JSON.stringify({ query: typeof query === "string" ? query : print(query), variables });
      const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}), ...(from ? { "x-forwarded-for": from } : {}) };
      const response = await fetch(url, { method: "POST", headers, body, signal });
      return (await response.json()) as Answer;
    },
  };
}

function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
