import { notFound } from "next/navigation";
import { PreviewOver } from "../../../../features/preview/PreviewOver";
import { parseEdition } from "../../../../routing/edition";

/** What the proxy shows in place of a draft whose preview is over, with the status 410. */
export default async function PreviewOverPage({ params }: { params: Promise<{ edition: string }> }) {
  const edition = parseEdition((await params).edition);
  if (!edition) notFound();
  return <PreviewOver edition={edition} />;
}
