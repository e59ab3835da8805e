import { StatusScreen } from "../../../../features/status/StatusScreen";
import { parseParams, statusParams } from "../../../../routing/params";

type Props = { params: Promise<{ edition: string; status: string }> };

/** What the proxy shows in place of a page, with the status it has set: 404 or 503. */
export default async function StatusPage({ params }: Props) {
  const { edition, status } = parseParams(statusParams, await params);
  return <StatusScreen edition={edition} status={status === "503" ? 503 : 404} />;
}
