import type { Metadata } from "next";
import { metadataOf, renderPath, toPath } from "../../../screens/renderPath";
import type { PageProps } from "../../../routing/pageProps";
import { pageParams, parseParams } from "../../../routing/params";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { edition, path } = parseParams(pageParams, await params);
  return metadataOf(edition, toPath(path), await searchParams);
}

/** Any page of content but the home page. */
export default async function DocumentPage({ params, searchParams }: PageProps) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderPath(edition, toPath(path), await searchParams);
}
