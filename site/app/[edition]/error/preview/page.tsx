import { PreviewOver } from "../../../../screens/status/PreviewOver";
import { homeParams, parseParams } from "../../../../routing/params";

/** The proxy shows this page, with status 410, for a draft whose preview has expired. */
export default async function PreviewOverPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <PreviewOver edition={edition} />;
}
