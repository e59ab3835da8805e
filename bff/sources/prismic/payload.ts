import type { PrismicDocument } from "@prismicio/client";
import { z } from "zod";

const experiment = z.object({
  id: z.string(),
  googleId: z.string().nullish(),
  name: z.string(),
  variations: z.array(z.object({ id: z.string(), ref: z.string(), label: z.string() })),
});

/**
 * The API root. Only the master ref is required: a root without one must not replace the last good one. Prismic has retired experiments,
 * and their field may contain anything.
 */
export const rootPayload = z.looseObject({
  refs: z
    .array(z.looseObject({ ref: z.string(), isMasterRef: z.boolean().optional() }))
    .refine((refs) => refs.some(({ isMasterRef }) => isMasterRef), "names no master"),
  languages: z.array(z.object({ id: z.string(), name: z.string(), is_master: z.boolean().optional() })).catch([]),
  experiments: z
    .object({ running: z.array(experiment).catch([]) })
    .partial()
    .catch({}),
});

/** The required fields of a document. Those from before Prismic had languages have no alternate languages. */
const envelope = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  alternate_languages: z.array(z.object({ id: z.string(), lang: z.string() })).nullish(),
  data: z.looseObject({}),
});

/** The response to a search, with its documents not yet validated. */
export const searchPayload = z.object({ total_pages: z.number().int().min(0), results: z.array(z.unknown()) });

/**
 * Returns the valid documents of a search, and the errors of the invalid ones. Documents are not changed; the fields of their data depend
 * on editors and models.
 */
export function parseDocuments(results: readonly unknown[]): { documents: PrismicDocument[]; invalid: InvalidDocument[] } {
  const documents: PrismicDocument[] = [];
  const invalid: InvalidDocument[] = [];
  for (const result of results) {
    const parsed = envelope.safeParse(result);
    if (parsed.success)
      documents.push(
        parsed.data.alternate_languages ? (result as PrismicDocument) : { ...(result as PrismicDocument), alternate_languages: [] },
      );
    else
      invalid.push({
        ...named(result),
        why: parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; "),
      });
  }
  return { documents, invalid };
}

/** An invalid document, with the id and type it has. */
export interface InvalidDocument {
  id?: unknown;
  type?: unknown;
  why: string;
}

function named(result: unknown): Pick<InvalidDocument, "id" | "type"> {
  const { id, type } = (result ?? {}) as Pick<InvalidDocument, "id" | "type">;
  return { id, type };
}
