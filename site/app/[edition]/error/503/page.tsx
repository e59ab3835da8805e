import { logError } from "../../../../screens/status/logError";
import { StatusScreen } from "../../../../screens/status/StatusScreen";
import { homeParams, parseParams } from "../../../../routing/params";

/** The proxy shows this page when content is unavailable; each visitor gets a reference number. */
export default async function UnavailablePage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <StatusScreen edition={edition} status={503} error={logError(503, "The content is unavailable.")} />;
}
