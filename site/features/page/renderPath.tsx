import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseEdition } from "../../routing/edition";
import { loadPage } from "./loadPage";
import { pageMetadata } from "./pageMetadata";
import { PageScreen } from "./PageScreen";

/** The screen of the page at a path. The proxy has found it already, so nothing here is an exception. */
export async function renderPath(editionSegment: string, path: string) {
  const { edition, page } = await load(editionSegment, path);
  return <PageScreen page={page} edition={edition} />;
}

/** The metadata of the page at a path; it comes from the same answer as the screen. */
export async function metadataOf(editionSegment: string, path: string): Promise<Metadata> {
  const { page } = await load(editionSegment, path);
  return pageMetadata(page);
}

/** Segments of a catch-all route, encoded as they arrive, as the path the content model knows. */
export function toPath(segments: readonly string[]): string {
  return `/${segments.join("/")}/`;
}

async function load(editionSegment: string, path: string) {
  const edition = parseEdition(editionSegment);
  const page = edition && (await loadPage(edition, path));
  if (!page) notFound();
  return { edition, page };
}
