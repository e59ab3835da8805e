import { pathOf } from "#bff/modules/content/paths.ts";
import type { Finding } from "../finding";
import { findingOf, type ReportedDocument, type ReportInput } from "../reportInput";

/**
 * Paths without language prefix to which the site's frame links by itself (site/parts/frame/Footer.tsx, site/parts/chrome/toChrome.ts).
 */
export const FRAME_PATHS: readonly string[] = ["/key-services/", "/patents/", "/privacy-policy/", "/terms/"];

/**
 * Finds pages to which no menu leads. Menus are the documents without a page of their own that link: menus, bars, the footer's texts. A
 * page below one that is in a menu counts as being in it, as questions are below the list of questions.
 */
export function findOutOfMenus({ documents, byId }: ReportInput): Finding[] {
  const linked = new Set(documents.filter(({ name }) => name.path === null).flatMap((menu) => listTargets(menu, byId)));
  return documents.flatMap((one) => {
    const { path } = one.name;
    if (path === null || isInFrame(one) || listPathsAbove(path).some((above) => linked.has(above))) return [];
    return findingOf(
      one,
      "out-of-menus",
      "No menu leads to this page.",
      "Put it into a menu. If pages that link to it are enough, leave it.",
    );
  });
}

function listTargets(menu: ReportedDocument, byId: ReportInput["byId"]): string[] {
  return menu.sections
    .flatMap(({ links }) => links)
    .flatMap(({ value: { link_type: type, id, url } }) => {
      const path = type === "Document" ? byId.get(String(id))?.name.path : url;
      return typeof path === "string" ? [path] : [];
    });
}

/** The path itself, and those above it, without the home page: `/fr-ca/products/keys/`, `/fr-ca/products/`. */
function listPathsAbove(path: string): string[] {
  const [, prefix = "", rest = ""] = /^(\/[a-z]{2}-[a-z]{2})?(\/.*)$/.exec(path) ?? [];
  const parts = rest.split("/").filter(Boolean);
  return parts.map((_, index) => `${prefix}/${parts.slice(0, index + 1).join("/")}/`);
}

function isInFrame({ document }: ReportedDocument): boolean {
  const path = pathOf(document);
  return path === "/" || FRAME_PATHS.includes(path ?? "");
}
