import type { PrismicDocument } from "@prismicio/client";
import type { Log } from "../../lib/log";
import { DEFAULT_LANG, SUPPORTED_LANGS } from "./languages";
import { isReserved, pathOf } from "./paths";

/** A page as the site map knows it: everything about a document but its content. */
export interface MappedPage {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  path: string;
  /** The same page in other languages: language -> document id. */
  alternates: Map<string, string>;
}

export interface RouteAnswer {
  status: "FOUND" | "MOVED" | "MISSING";
  path: string | null;
  lang: string;
}

/**
 * Every page of the site by path and by id, made of one search per ref. It answers routes and fills links without
 * asking anybody, so that a million invented paths cost the content repository nothing.
 */
export interface SiteMap {
  byId(id: string): MappedPage | undefined;
  byPath(path: string, lang: string): MappedPage | undefined;
  route(path: string, lang: string): RouteAnswer;
}

export function createSiteMap(documents: readonly PrismicDocument[], log: Log): SiteMap {
  const byId = new Map<string, MappedPage>();
  const byPath = new Map<string, MappedPage>();
  const byUid = new Map<string, MappedPage>();
  for (const document of documents) {
    const page = toMappedPage(document, log);
    if (!page) continue;
    byId.set(page.id, page);
    byPath.set(`${page.lang} ${page.path}`, page);
    if (page.uid) byUid.set(`${page.lang} ${page.uid}`, page);
  }

  const find = (path: string, lang: string) => {
    const uid = movedUid(path);
    return byPath.get(`${lang} ${path}`) ?? (uid ? byUid.get(`${lang} ${uid}`) : undefined);
  };

  return {
    byId: (id) => byId.get(id),
    byPath: (path, lang) => byPath.get(`${lang} ${path}`),
    route(path, lang) {
      const page = find(path, lang);
      if (page) return page.path === path ? { status: "FOUND", path, lang } : moved(page.path, lang);
      // The address of another language's page: its translation if there is one, else the page in en-us.
      const others = SUPPORTED_LANGS.filter((other) => other !== lang).map((other) => find(path, other));
      const translated = others.map((other) => byId.get(other?.alternates.get(lang) ?? "")).find(Boolean);
      if (translated) return moved(translated.path, lang);
      const inDefault = find(path, DEFAULT_LANG);
      if (!inDefault) return { status: "MISSING", path: null, lang };
      return inDefault.path === path ? { status: "FOUND", path, lang: DEFAULT_LANG } : moved(inDefault.path, lang);
    },
  };
}

/** The uid in a path that may be out of date: `/uid/`, or `/category/uid/` of another category. */
function movedUid(path: string): string | undefined {
  const parts = path.split("/").filter(Boolean);
  return parts.length <= 2 && !isReserved(path) ? parts.at(-1) : undefined;
}

function moved(path: string, lang: string): RouteAnswer {
  return { status: "MOVED", path, lang };
}

function toMappedPage(document: PrismicDocument, log: Log): MappedPage | null {
  const { id, type, uid, lang, alternate_languages } = document;
  const path = pathOf(document);
  if (!path || !SUPPORTED_LANGS.includes(lang)) return null;
  if (isReserved(path)) {
    log.error({ id, type, uid, lang, path }, "a document's address is reserved for the site's own routes; give it another uid or category");
    return null;
  }
  return { id, type, uid: uid ?? null, lang, path, alternates: new Map(alternate_languages.map((other) => [other.lang, other.id])) };
}
