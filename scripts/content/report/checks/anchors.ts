import { followRedirect } from "#bff/modules/content/followRedirect.ts";
import { toOwnTarget } from "#bff/modules/content/redirects.ts";
import { listAnchors, PAGE_IDS } from "#shared/links/anchors.ts";
import { readLink } from "#shared/links/readLink.ts";
import type { Fault } from "../finding";
import type { ReportedDocument, ReportInput } from "../reportInput";
import type { Link } from "../sections";

/** Types of documents whose pages have ids of their own: those of kiosks and of key designs. */
const WITH_OWN_IDS = ["locator_page", "key_gallery"];

/** Maximum number of anchors that a remedy lists. */
const MAX_LISTED = 10;

/** Returns a function that finds an address's fragment which no heading of the page has; null for other addresses. */
export function createAnchorCheck(input: ReportInput): (link: Link, from: ReportedDocument) => Fault | null {
  const anchors = new Map<string, readonly string[]>();
  const anchorsOf = ({ document: { id, data } }: ReportedDocument) => {
    if (!anchors.has(id)) anchors.set(id, Object.values(data).flatMap(listAnchors));
    return anchors.get(id)!;
  };
  return ({ url }, from) => {
    const link = readLink(url);
    const [path = "", ...parts] = "href" in link ? link.href.split("#") : [];
    const anchor = decode(parts.join("#"));
    const page = anchor ? (path === "" ? from : targetOf(path, from, input)) : undefined;
    if (!page?.name.path || WITH_OWN_IDS.includes(page.document.type)) return null;
    const existing = anchorsOf(page);
    if (existing.includes(anchor) || PAGE_IDS.includes(anchor)) return null;
    const listed = existing.slice(0, MAX_LISTED).map((one) => `#${one}`);
    return {
      kind: "broken-anchor",
      message: `the link leads to ${String(url)}, but ${page.name.path} has no heading with the anchor #${anchor}.`,
      remedy:
        listed.length > 0
          ? `Choose one of the page's anchors: ${listed.join(", ")}.`
          : "Remove the # and what follows: the page has no headings.",
    };
  };
}

/** Returns the document of the site to which an address leads from a page. */
function targetOf(path: string, { language }: ReportedDocument, { index, siteOrigin, byId }: ReportInput): ReportedDocument | undefined {
  const target = toOwnTarget(path, siteOrigin);
  if (!target) return undefined;
  const lang = path.startsWith("/") && index.byPath(target.path, language) ? language : target.lang;
  const page = index.byPath(target.path, lang);
  return page && followRedirect({ path: target.path, lang }, index, siteOrigin) === null ? byId.get(page.id) : undefined;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
