import { StatusScreen } from "#site/screens/status/StatusScreen.tsx";
import { errorPageParams, parseParams } from "#site/routing/params.ts";

/** The server shows this page for a page that threw; the log has the error under the same reference number. */
export default async function ErrorPage({ params }: { params: Promise<unknown> }) {
  const { edition, status, reference } = parseParams(errorPageParams, await params);
  return <StatusScreen edition={edition} status={Number(status)} error={{ reference, message: null }} />;
}
