import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Edition } from "../../routing/edition";
import type { PageQuery } from "../../routing/params";
import { loadPage } from "./loadPage";
import { pageMetadata } from "./pageMetadata";
import { PageScreen } from "./PageScreen";

/** The screen of the page at a path. The proxy has found it already, so nothing here is an exception. */
export async function renderPath(edition: Edition, path: string, query: PageQuery = {}) {
  return <PageScreen page={await load(edition, path)} edition={edition} query={query} />;
}

/** The metadata of the page at a path; it comes from the same answer as the screen. */
export async function metadataOf(edition: Edition, path: string): Promise<Metadata> {
  return pageMetadata(await load(edition, path));
}

/** Segments of a catch-all route, encoded as they arrive, as the path the content model knows. */
export function toPath(segments: readonly string[]): string {
  return `/${segments.join("/")}/`;
}

async function load(edition: Edition, path: string) {
  return (await loadPage(edition.lang, path)) ?? notFound();
}
