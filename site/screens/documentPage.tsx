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
 * Renders the page at a path. The proxy has found it already; if it is gone or unavailable a moment later, this throws a PageError with the
 * status that the proxy would have sent.
 */
export async function renderDocument(edition: Edition, path: string, query: unknown = {}) {
  const [original, { localPhone }] = await Promise.all([loadPage(edition, path).catch(unavailable), loadChrome(edition)]);
  const page = fillPhone(original, localPhone);
  if (!page) throw new PageError(404, `The page ${path} (${edition.lang}) is gone.`);
  return <PageScreen page={page} edition={edition} query={query} />;
}

function unavailable(cause: unknown): never {
  throw new PageError(503, describeError(cause).message, { cause });
}

/** Returns the metadata of the page at a path, from the same cached answer as the screen. */
export async function documentMetadata(edition: Edition, path: string, query: unknown = {}): Promise<Metadata> {
  const [page, { localPhone, brand }] = await Promise.all([loadPage(edition, path).catch(() => null), loadChrome(edition)]);
  // The error screen sets its own title.
  if (!page) return { robots: "noindex" };
  const metadata = pageMetadata(page, brand);
  return fillPhone((await documentScreenOf(page).metadata?.(metadata, page, edition.lang, query)) ?? metadata, localPhone);
}

/**
 * Returns the path of a catch-all route's segments, encoded as in the content model. Next passes segments encoded to the page but decoded
 * to generateMetadata; both must query the same path.
 */
export function toPath(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(decodeSegment(segment))).join("/")}/`;
}
