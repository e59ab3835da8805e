import type { Metadata } from "next";
import { documentMetadata, renderDocument } from "../../screens/documentPage";
import { homeParams, type PageProps, parseParams } from "../../routing/params";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return documentMetadata(parseParams(homeParams, await params).edition, "/", await searchParams);
}

export default async function HomePage({ params, searchParams }: PageProps) {
  return renderDocument(parseParams(homeParams, await params).edition, "/", await searchParams);
}
