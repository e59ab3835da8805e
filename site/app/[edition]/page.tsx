import type { Metadata } from "next";
import { metadataOf, renderPath } from "../../screens/renderPath";
import { homeParams, parseParams } from "../../routing/params";
import type { PageProps } from "../../routing/pageProps";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return metadataOf(parseParams(homeParams, await params).edition, "/", await searchParams);
}

export default async function HomePage({ params, searchParams }: PageProps) {
  return renderPath(parseParams(homeParams, await params).edition, "/", await searchParams);
}
