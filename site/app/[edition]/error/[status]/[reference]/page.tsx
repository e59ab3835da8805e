import { StatusScreen } from "../../../../../screens/status/StatusScreen";
import { errorPageParams, parseParams } from "../../../../../routing/params";

/** The server shows this page for a page that threw; the log has the error under the same reference number. */
export default async function ErrorPage({ params }: { params: Promise<unknown> }) {
  const { edition, status, reference } = parseParams(errorPageParams, await params);
  return <StatusScreen edition={edition} status={Number(status)} error={{ reference, message: null }} />;
}
