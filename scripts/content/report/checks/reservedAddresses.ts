import { isMisplaced, pathOf } from "#bff/modules/content/paths.ts";
import type { Finding } from "../finding";
import { findingOf, type ReportInput } from "../reportInput";

/** Finds pages that visitors cannot open, because a route of the site or a language has their address. */
export function findReservedAddresses({ documents }: ReportInput): Finding[] {
  return documents.flatMap((one) => {
    const { type, uid } = one.document;
    const path = pathOf(one.document);
    if (path === null || !isMisplaced(type, path)) return [];
    const message = `The uid “${uid}” puts the page at ${path}, which the site needs for itself: the page is not shown.`;
    return [findingOf(one, "reserved-address", message, "Give the document another uid or category.")];
  });
}
