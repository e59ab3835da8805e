import type { Metadata } from "next";
import { metadataOf, renderPath, toPath } from "../../../features/page/renderPath";

type Props = { params: Promise<{ edition: string; path: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, path } = await params;
  return metadataOf(edition, toPath(path));
}

/** A generic page: `/{uid}/` or `/{category}/{uid}/`. */
export default async function GenericPage({ params }: Props) {
  const { edition, path } = await params;
  return renderPath(edition, toPath(path));
}
