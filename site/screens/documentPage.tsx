import type { Metadata } from "next";
import { describeError } from "../bff/errorMessage";
import { decodeSegment } from "../routing/decodeSegment";
import type { Edition } from "../routing/edition";
import { PageError } from "../errors/pageError";
import { loadChrome } from "../parts/chrome/loadChrome";
import { fillPhone } from "../parts/content/fillPhone";
import { loadPage } from "../parts/content/loadPage";
import { pageMetadata } from "../parts/seo/pageMetadata";
import { documentScreenOf } from "./documentScreens";
import { PageScreen } from "./PageScreen";

/**
 * The screen of the page at a path. The proxy has found it already; where it is gone, or out of reach, a moment later, the
 * answer is the same as if the proxy had known.
 */
export async function renderDocument(edition: Edition, path: string, query: unknown = {}) {
  const [found, { localPhone }] = await Promise.all([loadPage(edition, path).catch(unavailable), loadChrome(edition)]);
  const page = fillPhone(found, localPhone);
  if (!page) throw new PageError(404, `The page ${path} (${edition.lang}) is gone.`);
  return <PageScreen page={page} edition={edition} query={query} />;
}

function unavailable(cause: unknown): never {
  throw new PageError(503, describeError(cause).message, { cause });
}

/** The metadata of the page at a path; it comes from the same answer as the screen. */
export async function documentMetadata(edition: Edition, path: string, query: unknown = {}): Promise<Metadata> {
  const [found, { localPhone, brand }] = await Promise.all([loadPage(edition, path).catch(() => null), loadChrome(edition)]);
  const page = fillPhone(found, localPhone);
  // The screen that stands in for the page has a title of its own.
  if (!page) return { robots: "noindex" };
  const metadata = pageMetadata(page, brand);
  return documentScreenOf(page).metadata?.(metadata, page, edition.lang, query) ?? metadata;
}

/**
 * Segments of a catch-all route as the path the content model knows, encoded. Next gives a page its segments encoded and the page's
 * metadata the same ones decoded: both have to ask for the same path.
 */
export function toPath(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(decodeSegment(segment))).join("/")}/`;
}
