import type { Metadata } from "next";
import { metadataOf, renderPath, toPath } from "../../../features/page/renderPath";
import { pageParams, parseParams, parseQuery } from "../../../routing/params";

interface Props {
  params: Promise<{ edition: string; path: string[] }>;
  searchParams: Promise<Record<string, unknown>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, path } = parseParams(pageParams, await params);
  return metadataOf(edition, toPath(path));
}

/** Any page of content but the home page. */
export default async function DocumentPage({ params, searchParams }: Props) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderPath(edition, toPath(path), parseQuery(await searchParams));
}
