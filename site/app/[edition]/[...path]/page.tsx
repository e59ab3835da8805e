import type { Metadata } from "next";
import { documentMetadata, renderDocument, toPath } from "#site/screens/documentPage.tsx";
import { pageParams, type PageProps, parseParams } from "#site/routing/params.ts";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { edition, path } = parseParams(pageParams, await params);
  return documentMetadata(edition, toPath(path), await searchParams);
}

/** Any content page except the home page. */
export default async function DocumentPage({ params, searchParams }: PageProps) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderDocument(edition, toPath(path), await searchParams);
}
