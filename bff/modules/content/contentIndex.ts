import { createHash } from "node:crypto";
import type { PrismicDocument } from "@prismicio/client";
import { decodePart } from "../../lib/decodePart";
import type { Log } from "../../lib/log";
import type { RouteAnswer } from "../routes/routeAnswer";
import { DEFAULT_LANG, isLang, LANGS } from "#shared/config/languages.ts";
import { isReserved } from "#shared/config/reservedPaths.ts";
import { foldPath, foldText } from "./foldPath";
import { createRedirects, readRedirect, type Redirect, REDIRECT_TYPE, type Redirects } from "./redirects";
import { isMisplaced, pathOf } from "./paths";

/** A document in the index: everything except its content. */
export interface IndexedDocument {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  /** Path of its page without language prefix; null when it has none. */
  path: string | null;
  /** When it was published last, in the content repository's format. */
  lastPublished: string | null;
  /** Ids of the same document in other languages, by language. */
  alternates: Map<string, string>;
}

/**
 * Every document by path, id and type, made of one search per ref. It resolves routes, fills links and finds menus, banners and lists
 * without a call, so that a million invented paths cost the content repository nothing, and all documents of one answer are then read in
 * one search.
 */
export interface ContentIndex {
  byId(id: string): IndexedDocument | undefined;
  byPath(path: string, lang: string): IndexedDocument | undefined;
  /** Returns the document with this uid in this language; undefined when there is none. */
  byUid(type: string, uid: string, lang: string): IndexedDocument | undefined;
  /** Returns all documents of a type in a language, or in en-us when that language has none. */
  ofType(type: string, lang: string): readonly IndexedDocument[];
  route(path: string, lang: string): RouteAnswer;
  /**
   * Returns where a visitor in a language finds a document's page: that of its translation, or else of its version in en-us, in the frame
   * of the visitor's language. Undefined for a document without a page.
   */
  pageIn(id: string, lang: string): { path: string; lang: string } | undefined;
  /** What editors redirect. */
  readonly redirects: Redirects;
  /** Returns every document that has a page. */
  pages(): IndexedDocument[];
  /** Identifies everything that other documents may show of a document: that it is there, its address, languages and order. */
  readonly structure: string;
}

/** Creates the index of all documents. Invalid ones are left out and logged. */
export function createContentIndex(documents: readonly PrismicDocument[], log: Log): ContentIndex {
  const byId = new Map<string, IndexedDocument>();
  const byPath = new Map<string, IndexedDocument>();
  const byUid = new Map<string, IndexedDocument>();
  const ofType = new Map<string, IndexedDocument[]>();
  const redirects: Redirect[] = [];
  for (const document of documents) {
    const indexed = toIndexed(document, log);
    if (!indexed) continue;
    const { id, type, uid, lang, path } = indexed;
    const redirect = type === REDIRECT_TYPE ? readRedirect(document) : undefined;
    if (redirect && "from" in redirect) redirects.push(redirect);
    byId.set(id, indexed);
    if (path) byPath.set(`${lang} ${path}`, indexed);
    if (uid) byUid.set(`${lang} ${type} ${uid}`, indexed);
    const key = `${lang} ${type}`;
    ofType.set(key, [...(ofType.get(key) ?? []), indexed]);
  }

  const structure = createHash("sha256");
  for (const { id, type, uid, lang, path, alternates } of byId.values())
    structure.update(JSON.stringify([id, type, uid, lang, path, [...alternates]]));

  const byFoldedPath = firstBy(byPath.values(), ({ path, lang }) => `${lang} ${foldPath(path!)}`);
  const pagesOf = [...byUid.values()].filter(({ type, path }) => type === "page" && path);
  const byFoldedUid = firstBy(pagesOf, ({ uid, lang }) => `${lang} ${foldText(uid!)}`);
  const find = (path: string, lang: string) => {
    const exact = byPath.get(`${lang} ${path}`) ?? byFoldedPath.get(`${lang} ${foldPath(path)}`);
    const uid = exact ? null : movedUid(path);
    return exact ?? (uid === null ? undefined : (byUid.get(`${lang} page ${uid}`) ?? byFoldedUid.get(`${lang} ${foldText(uid)}`)));
  };

  return {
    structure: structure.digest("base64url"),
    pages: () => [...byPath.values()],
    redirects: createRedirects(redirects),
    byId: (id) => byId.get(id),
    byPath: (path, lang) => byPath.get(`${lang} ${path}`),
    byUid: (type, uid, lang) => byUid.get(`${lang} ${type} ${uid}`),
    ofType: (type, lang) => ofType.get(`${lang} ${type}`) ?? ofType.get(`${DEFAULT_LANG} ${type}`) ?? [],
    pageIn(id, lang) {
      const linked = byId.get(id);
      const translated = linked?.lang === lang ? linked : byId.get(linked?.alternates.get(lang) ?? "");
      if (translated?.path) return { path: translated.path, lang };
      const inDefault = linked?.lang === DEFAULT_LANG ? linked : byId.get(linked?.alternates.get(DEFAULT_LANG) ?? "");
      // Another document of the language may have the same path.
      if (inDefault?.path) return { path: inDefault.path, lang: byPath.has(`${lang} ${inDefault.path}`) ? DEFAULT_LANG : lang };
      return linked?.path ? { path: linked.path, lang: linked.lang } : undefined;
    },
    route(path, lang) {
      const page = find(path, lang);
      if (page?.path) return page.path === path ? { status: "FOUND", path, lang } : moved(page.path, lang);
      // The address of another language's page: use its translation if there is one, else the page in en-us.
      const others = LANGS.filter((other) => other !== lang).map((other) => find(path, other));
      const translated = others.map((other) => byId.get(other?.alternates.get(lang) ?? "")).find(Boolean);
      if (translated?.path) return moved(translated.path, lang);
      const inDefault = find(path, DEFAULT_LANG);
      if (!inDefault?.path) return { status: "MISSING", path: null, lang };
      return inDefault.path === path ? { status: "FOUND", path, lang: DEFAULT_LANG } : moved(inDefault.path, lang);
    },
  };
}

/** Returns the first document for each key. */
function firstBy(documents: Iterable<IndexedDocument>, keyOf: (document: IndexedDocument) => string): Map<string, IndexedDocument> {
  const first = new Map<string, IndexedDocument>();
  for (const one of documents) {
    const key = keyOf(one);
    if (!first.has(key)) first.set(key, one);
  }
  return first;
}

/** Returns the uid in a path that may be out of date: `/uid/`, or `/category/uid/` with another category. Null for other paths. */
function movedUid(path: string): string | null {
  const parts = path.split("/").filter(Boolean);
  return parts.length <= 2 && !isReserved(path.toLowerCase()) ? decodePart(parts.at(-1) ?? "") : null;
}

function moved(path: string, lang: string): RouteAnswer {
  return { status: "MOVED", path, lang };
}

function toIndexed(document: PrismicDocument, log: Log): IndexedDocument | null {
  const { id, type, uid, lang, alternate_languages, last_publication_date } = document;
  if (!isLang(lang)) {
    noteUnspoken(lang, log);
    return null;
  }
  const path = pathOf(document);
  const isHidden = path !== null && isMisplaced(type, path);
  if (isHidden) {
    log.error({ id, type, uid, lang, path }, "a document's address is reserved for the site's own routes; give it another uid or category");
  }
  const alternates = new Map(alternate_languages.map((other) => [other.lang, other.id]));
  return { id, type, uid: uid ?? null, lang, path: isHidden ? null : path, lastPublished: last_publication_date || null, alternates };
}

/** The languages already logged for each log: the same content is indexed again and again. */
const unspoken = new WeakMap<Log, Set<string>>();

function noteUnspoken(lang: string, log: Log): void {
  const reported = unspoken.get(log) ?? new Set();
  unspoken.set(log, reported);
  if (reported.has(lang)) return;
  reported.add(lang);
  log.warn({ lang, spoken: LANGS }, "the content has documents in a language that the site does not support; they are not shown");
}
