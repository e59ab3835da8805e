import { notFound } from "next/navigation";
import { StatusScreen } from "../../../../features/status/StatusScreen";
import { parseEdition } from "../../../../routing/edition";

type Props = { params: Promise<{ edition: string; status: string }> };

/** What the proxy shows in place of a page, with the status it has set: 404 or 503. */
export default async function StatusPage({ params }: Props) {
  const { edition: segment, status } = await params;
  const edition = parseEdition(segment);
  if (!edition) notFound();
  return <StatusScreen edition={edition} status={status === "503" ? 503 : 404} />;
}
