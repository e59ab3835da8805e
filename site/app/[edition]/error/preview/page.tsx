import { PreviewOver } from "../../../../screens/status/PreviewOver";
import { homeParams, parseParams } from "../../../../routing/params";

/** What the proxy shows in place of a draft whose preview is over, with the status 410. */
export default async function PreviewOverPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <PreviewOver edition={edition} />;
}
