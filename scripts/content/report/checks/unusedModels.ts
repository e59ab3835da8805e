import type { Finding, Kind } from "../finding";
import type { ReportInput } from "../reportInput";

/** Finds slices that stand in no document, and custom types that have none. */
export function findUnusedModels({ documents, models }: ReportInput): Finding[] {
  const slices = new Set(documents.flatMap(({ sections }) => sections.map(({ slice }) => slice?.type)));
  const types = new Set(documents.map(({ document }) => document.type));
  return [
    ...models.slices
      .filter(({ id }) => !slices.has(id))
      .map(({ id, name }) => toFinding("unused-slice", `No document has the slice ${name} (${id}).`, "Use it on a page, or delete it.")),
    ...models.types
      .filter(({ id }) => !types.has(id))
      .map(({ id, label }) =>
        toFinding("unused-type", `There is no document of the type ${label ?? id} (${id}).`, "Create one, or delete the type."),
      ),
  ];
}

function toFinding(kind: Kind, message: string, remedy: string): Finding {
  return { document: null, language: null, kind, message, remedy };
}
