import { findRedirectProblems } from "#bff/modules/content/redirectFaults.ts";
import type { Finding } from "../finding";
import { findingOf, type ReportInput } from "../reportInput";

/** Finds redirects that do nothing, and those that lead to another redirect. */
export function findBadRedirects({ documents, byId, index, siteOrigin }: ReportInput): Finding[] {
  const published = documents.map(({ document }) => document);
  return findRedirectProblems(published, index, siteOrigin).map(({ document, message, remedy }) =>
    findingOf(byId.get(document.id)!, "bad-redirect", `${message}.`, remedy),
  );
}
