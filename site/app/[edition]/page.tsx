import type { Metadata } from "next";
import { renderPath, metadataOf } from "../../features/page/renderPath";

type Props = { params: Promise<{ edition: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf((await params).edition, "/");
}

export default async function HomePage({ params }: Props) {
  return renderPath((await params).edition, "/");
}
