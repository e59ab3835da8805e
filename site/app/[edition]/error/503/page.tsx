import { logError } from "#site/screens/status/logError.ts";
import { StatusScreen } from "#site/screens/status/StatusScreen.tsx";
import { homeParams, parseParams } from "#site/routing/params.ts";

/** The proxy shows this page when content is unavailable; each visitor gets a reference number. */
export default async function UnavailablePage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <StatusScreen edition={edition} status={503} error={logError(503, "The content is unavailable.")} />;
}
