import type { PrismicDocument } from "@prismicio/client";
import { type ContentIndex, createContentIndex } from "#bff/modules/content/contentIndex.ts";
import { pathOf } from "#bff/modules/content/paths.ts";
import { normalizeDocument } from "#bff/sources/prismic/normalizeDocument.ts";
import type { InvalidDocument } from "#bff/sources/prismic/payload.ts";
import { withLang } from "#shared/config/languages.ts";
import type { Models } from "../models";
import { toTitle } from "../toTitle";
import type { DocumentName, Finding, Kind } from "./finding";
import { listSections, type Section } from "./sections";

/** What is published in a repository. */
export interface PublishedContent {
  /** Ids of its languages, the main one first. */
  languages: readonly string[];
  documents: readonly PrismicDocument[];
  /** Documents without what every document has; the site leaves them out. */
  unreadable: readonly InvalidDocument[];
  /** Labels of the releases that contain a document which links lead to and which is not published, by its id. */
  drafts: ReadonlyMap<string, string>;
}

/** A published document as the checks read it. */
export interface ReportedDocument {
  name: DocumentName;
  language: string;
  document: PrismicDocument;
  sections: readonly Section[];
}

/** What the checks read. */
export interface ReportInput extends Omit<PublishedContent, "documents"> {
  mainLanguage: string;
  models: Models;
  /** Origin of the site: links that name it lead to its pages. */
  siteOrigin: string;
  documents: readonly ReportedDocument[];
  byId: ReadonlyMap<string, ReportedDocument>;
  /** By which the site finds pages. */
  index: ContentIndex;
}

/** Prepares published content for the checks. */
export function createReportInput(content: PublishedContent, models: Models, siteOrigin: string): ReportInput {
  const documents = content.documents.map((document) => toReported(normalizeDocument(document), models));
  const byId = new Map(documents.map((one) => [one.document.id, one]));
  const ignore = () => {};
  const index = createContentIndex(content.documents, { info: ignore, warn: ignore, error: ignore });
  return { ...content, index, mainLanguage: content.languages[0] ?? "en-us", models, siteOrigin, documents, byId };
}

/** Returns the document that others translate: the one in the main language, or itself where there is none. */
export function originalOf({ document }: ReportedDocument, { mainLanguage, byId }: ReportInput): ReportedDocument {
  const main = document.alternate_languages.find(({ lang }) => lang === mainLanguage);
  return byId.get(document.lang === mainLanguage ? document.id : (main?.id ?? document.id)) ?? byId.get(document.id)!;
}

/** Creates a finding about a document. */
export function findingOf({ name, language }: ReportedDocument, kind: Kind, message: string, remedy: string): Finding {
  return { document: name, language, kind, message, remedy };
}

/** Returns where a value is: its section, then its field. */
export function placeOf(section: Section, at: string): string {
  return section.name ? `${section.name}: ${at}` : at;
}

function toReported(document: PrismicDocument, models: Models): ReportedDocument {
  const { id, uid, type, lang, data } = document;
  const path = pathOf(document);
  const label = models.types.find((one) => one.id === type)?.label ?? type;
  const name = { id, type, title: toTitle({ data, name: uid ?? null }, label), path: path && withLang(path, lang) };
  return { name, language: lang, document, sections: listSections(document, models) };
}
