import type { Metadata } from "next";
import { metadataOf, renderPath } from "../../features/page/renderPath";
import { homeParams, parseParams } from "../../routing/params";

type Props = { params: Promise<{ edition: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(parseParams(homeParams, await params).edition, "/");
}

export default async function HomePage({ params }: Props) {
  return renderPath(parseParams(homeParams, await params).edition, "/");
}
