import type { Finding } from "../finding";
import { findingOf, type ReportedDocument, type ReportInput } from "../reportInput";

/** Search engines cut longer titles. */
const MAX_CHARS = 60;

/** Finds pages whose titles search engines cut, and pages of one language that have the same title. */
export function findBadTitles({ documents }: ReportInput): Finding[] {
  const pages = documents.filter((one) => one.name.path !== null && titleOf(one));
  const byTitle = new Map<string, ReportedDocument[]>();
  for (const page of pages) byTitle.set(keyOf(page), [...(byTitle.get(keyOf(page)) ?? []), page]);
  return pages.flatMap((page) => [
    ...findLongTitle(page),
    ...findRepeatedTitle(
      page,
      byTitle.get(keyOf(page))!.filter((other) => other !== page),
    ),
  ]);
}

function findLongTitle(page: ReportedDocument): Finding[] {
  const title = titleOf(page);
  if (title.length <= MAX_CHARS) return [];
  const remedy = `Shorten it to ${MAX_CHARS} characters: search engines cut the rest.`;
  return [findingOf(page, "long-title", `The meta title has ${title.length} characters: “${title}”`, remedy)];
}

function findRepeatedTitle(page: ReportedDocument, others: readonly ReportedDocument[]): Finding[] {
  if (others.length === 0) return [];
  const paths = others.map(({ name }) => name.path).join(", ");
  const remedy = "Give each page a title of its own: readers of search results cannot tell them apart.";
  return [findingOf(page, "repeated-title", `The meta title “${titleOf(page)}” is also that of ${paths}.`, remedy)];
}

function keyOf(page: ReportedDocument): string {
  return `${page.language} ${titleOf(page).toLowerCase()}`;
}

function titleOf({ document: { data } }: ReportedDocument): string {
  const { meta_title: title } = data as { meta_title?: unknown };
  return typeof title === "string" ? title.trim() : "";
}
