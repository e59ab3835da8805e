import { logFault } from "../../../../features/status/reference";
import { NotFoundScreen } from "../../../../features/status/NotFoundScreen";
import { StatusScreen } from "../../../../features/status/StatusScreen";
import { parseParams, statusParams } from "../../../../routing/params";

type Props = { params: Promise<{ edition: string; status: string }> };

/** What the proxy, or the server, shows in place of a page, with the status it has set. */
export default async function StatusPage({ params }: Props) {
  const { edition, status } = parseParams(statusParams, await params);
  if (status === "503") return <StatusScreen edition={edition} status={503} fault={logFault(503, "The content is unavailable.")} />;
  return <NotFoundScreen edition={edition} />;
}
