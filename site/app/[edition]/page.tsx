import type { Metadata } from "next";
import { documentMetadata, renderDocument } from "../../screens/documentPage";
import { homeParams, parseParams } from "../../routing/params";
import type { PageProps } from "../../routing/pageProps";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return documentMetadata(parseParams(homeParams, await params).edition, "/", await searchParams);
}

export default async function HomePage({ params, searchParams }: PageProps) {
  return renderDocument(parseParams(homeParams, await params).edition, "/", await searchParams);
}
