import type { Metadata } from "next";
import { metadataOf, renderPath, toPath } from "../../../../features/page/renderPath";
import { pageParams, parseParams } from "../../../../routing/params";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { edition, path } = parseParams(pageParams, await params);
  return metadataOf(edition, toPath(path), await searchParams);
}

/** Any page of content with what its query asks for. */
export default async function DocumentPart({ params, searchParams }: Props) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderPath(edition, toPath(path), await searchParams);
}
