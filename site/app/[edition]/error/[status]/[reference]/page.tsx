import { StatusScreen } from "../../../../../screens/status/StatusScreen";
import { errorPageParams, parseParams } from "../../../../../routing/params";

/** What the server shows in place of a page that broke; the log calls the fault by the same reference number. */
export default async function FaultPage({ params }: { params: Promise<unknown> }) {
  const { edition, status, reference } = parseParams(errorPageParams, await params);
  return <StatusScreen edition={edition} status={Number(status)} fault={{ reference, message: null }} />;
}
