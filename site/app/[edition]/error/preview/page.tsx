import { PreviewOver } from "#site/screens/status/PreviewOver.tsx";
import { homeParams, parseParams } from "#site/routing/params.ts";

/** The proxy shows this page, with status 410, for a draft whose preview has expired. */
export default async function PreviewOverPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <PreviewOver edition={edition} />;
}
