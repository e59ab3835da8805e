import { notFound } from "next/navigation";
import { StatusScreen } from "../../../../../features/status/StatusScreen";
import { parseEdition } from "../../../../../routing/edition";

type Props = { params: Promise<{ edition: string; status: string; reference: string }> };

/** What the server shows in place of a page that broke; the log calls the fault by the same reference number. */
export default async function FaultPage({ params }: Props) {
  const { edition: segment, status, reference } = await params;
  const edition = parseEdition(segment);
  if (!edition) notFound();
  return <StatusScreen edition={edition} status={Number(status)} fault={{ reference, message: null }} />;
}
