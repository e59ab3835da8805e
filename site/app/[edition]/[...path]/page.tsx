import type { Metadata } from "next";
import { metadataOf, renderPath, toPath } from "../../../features/page/renderPath";
import { pageParams, parseParams } from "../../../routing/params";

type Props = { params: Promise<unknown> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, path } = parseParams(pageParams, await params);
  return metadataOf(edition, toPath(path));
}

/** Any page of content but the home page. */
export default async function DocumentPage({ params }: Props) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderPath(edition, toPath(path));
}
