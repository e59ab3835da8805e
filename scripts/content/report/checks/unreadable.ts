import type { Finding } from "../finding";
import type { ReportInput } from "../reportInput";

/** Finds documents without what every document has, such as its data. */
export function findUnreadable({ unreadable }: ReportInput): Finding[] {
  return unreadable.map(({ id, type, why }) => ({
    document: { id: String(id), type: String(type), title: String(id), path: null },
    language: null,
    kind: "unreadable",
    message: why,
    remedy: "Publish the document again. The site leaves it out.",
  }));
}
