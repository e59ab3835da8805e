import { followRedirect } from "#bff/modules/content/followRedirect.ts";
import { withSlash } from "#bff/modules/content/paths.ts";
import { toOwnTarget } from "#bff/modules/content/redirects.ts";
import { DEFAULT_LANG, withLang } from "#shared/config/languages.ts";
import { REFUSALS } from "#shared/links/explainRefusal.ts";
import { readLink, type Refusal } from "#shared/links/readLink.ts";
import { toVisible } from "#shared/links/visible.ts";
import { toUrl } from "#shared/toUrl.ts";
import type { Fault, Finding } from "../finding";
import { findingOf, placeOf, type ReportedDocument, type ReportInput } from "../reportInput";
import type { Link } from "../sections";
import { createAnchorCheck } from "./anchors";

/** First parts of paths that the site serves without a document: pages of kiosks, files and services. */
const SERVED = ["assets", "graphql", "key-services", "kiosk-locator", "media", "robots.txt", "sitemap.xml"];

/** Characters of a bad address that a finding shows. */
const MAX_SHOWN = 100;

/**
 * Finds addresses that are no links, and links to documents that do not exist or are not published, to pages of the site that do not
 * exist, to headings that a page does not have, and to pages in another language that the site has in the document's own. Other sites'
 * pages are not requested.
 */
export function findBadLinks(input: ReportInput): Finding[] {
  const isPage = createPageCheck(input);
  const findAnchorFault = createAnchorCheck(input);
  return input.documents.flatMap((one) =>
    one.sections.flatMap((section) =>
      section.links.flatMap(({ at, value }) => {
        const fault =
          value.link_type === "Document"
            ? toDocumentFault(value, input)
            : (toWebFault(value, one, isPage, input) ?? findAnchorFault(value, one));
        return fault ? [findingOf(one, fault.kind, `${placeOf(section, at)}: ${fault.message}`, fault.remedy)] : [];
      }),
    ),
  );
}

function toDocumentFault(link: Link, { byId, drafts }: ReportInput): Fault | null {
  const id = String(link.id);
  const target = byId.get(id);
  if (!target || link.isBroken === true) {
    const release = drafts.get(id);
    if (release === undefined)
      return {
        kind: "broken-link",
        message: `the link leads to the document ${id}, which does not exist or is not published.`,
        remedy: "Choose another document, publish that one, or remove the link.",
      };
    return {
      kind: "link-to-draft",
      message: `the link leads to the document ${id}, which is only in the release “${release}”.`,
      remedy: "Publish the release, or remove the link until then.",
    };
  }
  // The site leads to its version in the document's own language, if there is one.
  return null;
}

function toWebFault({ url }: Link, { language }: ReportedDocument, isPage: (url: string) => boolean, input: ReportInput): Fault | null {
  if (typeof url !== "string" || url === "") return null;
  const link = readLink(url);
  const isPageName = "refused" in link && link.refused === "word" && isPage(withLang(`/${toVisible(url)}/`, language));
  if ("refused" in link) return isPageName ? null : toBadAddress(url, link.refused);
  if (isPage(link.href)) return toLanguageFault(url, link.href, language, input);
  return {
    kind: "broken-link",
    message: `the link leads to ${url}, where the site has no page.`,
    remedy: "Correct the address, or choose the document: then the link follows when its address changes.",
  };
}

/** Finds a whole address of a page in another language; the site leads from a path without a language to the document's own. */
function toLanguageFault(url: string, href: string, language: string, { index, siteOrigin, byId }: ReportInput): Fault | null {
  const target = href.startsWith("#") ? null : toOwnTarget(href, siteOrigin);
  const page = target && index.byPath(target.path, target.lang);
  const own = page && byId.get(page.alternates.get(language) ?? "");
  if (!page || !own?.name.path || page.lang === language || (href.startsWith("/") && page.lang === DEFAULT_LANG)) return null;
  return {
    kind: "link-to-other-language",
    message: `the link leads to ${url}, in ${page.lang}.`,
    remedy: `Choose its ${language} version, ${own.name.path}.`,
  };
}

function toBadAddress(url: string, refused: Refusal): Fault {
  const { why, remedy } = REFUSALS[refused];
  const shown = url.length > MAX_SHOWN ? `${url.slice(0, MAX_SHOWN)}…` : url;
  return { kind: "bad-address", message: `the address ${JSON.stringify(shown)} ${why}; only the link's text is shown.`, remedy };
}

/** Returns a check that is false for addresses of the site that lead nowhere; other addresses pass. */
function createPageCheck({ index, siteOrigin }: ReportInput): (url: string) => boolean {
  const isRouted = (path: string, language: string) =>
    index.route(path, language).status !== "MISSING" || followRedirect({ path, lang: language }, index, siteOrigin) !== null;
  return (url) => {
    const { origin, pathname } = toUrl(url, siteOrigin) ?? {};
    if (url.startsWith("#") || pathname === undefined || origin !== new URL(siteOrigin).origin) return true;
    const [, language = DEFAULT_LANG, path = "/"] = /^(?:\/([a-z]{2}-[a-z]{2})(?=\/))?(.*)$/.exec(withSlash(pathname)) ?? [];
    return SERVED.includes(path.split("/")[1] ?? "") || isRouted(path, language);
  };
}
