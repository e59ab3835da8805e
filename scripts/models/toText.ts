import type { Trial } from "./tryModels";

/** Returns what became of a folder's models and documents, for the terminal. */
export function toText({ refused, warnings, types, slices, aliases, limits, otherLanguages, documents }: Trial): string {
  const served = documents?.served ?? [];
  return [
    `${types.length} custom types, ${slices.length} slices`,
    ...types.map(
      ({ id, type, isPage, singleton }) => `  ${id}: ${type}${isPage ? ", a page" : ""}${singleton ? `, Query.${singleton}` : ""}`,
    ),
    ...slices.map(({ id, type, variations }) => `  ${id}: ${type} (${variations.join(", ")})`),
    ...section("Refused", refused),
    ...section("Warnings", warnings),
    ...section(
      "Fields that operations request under another name",
      Object.entries(aliases).map(([alias, id]) => `${alias}: ${id}`),
    ),
    ...section(
      "Limits of the query of a page",
      limits.map(({ of, is, most }) => `${is} of ${most} ${of} (${Math.ceil((100 * is) / most)} %)`),
    ),
    ...(documents
      ? ["", `${served.length - failedIn({ documents }).length} of ${served.length} documents are answered without errors.`]
      : []),
    ...section(
      "Documents that are not",
      failedIn({ documents }).map(({ id, type, errors }) => `${type} ${id}: ${errors.join("; ")}`),
    ),
    ...section("Documents whose type has no model", documents?.unknown.map(({ id, type }) => `${type} ${id}`) ?? []),
    ...section("Documents in languages that the site does not have", otherLanguages),
  ].join("\n");
}

/** The documents that the BFF answers with errors, or not at all. */
export function failedIn({ documents }: Pick<Trial, "documents">) {
  return documents?.served.filter(({ errors }) => errors.length > 0) ?? [];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ["", `${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : [];
}
