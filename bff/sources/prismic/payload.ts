import type { PrismicDocument } from "@prismicio/client";
import { z } from "zod";

const experiment = z.object({
  id: z.string(),
  googleId: z.string().nullish(),
  name: z.string(),
  variations: z.array(z.object({ id: z.string(), ref: z.string(), label: z.string() })),
});

/**
 * The API root. Only the master ref is relied on: without one it may not take the last good root's place. Prismic has
 * retired experiments, and what it sends in their place is its own business.
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

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  alternate_languages: z.array(z.object({ id: z.string(), lang: z.string() })),
  data: z.looseObject({}),
});

/** An answer to a search. Documents pass untouched; fields of their data are the editor's and the model's. */
export const searchPayload = z.object({
  total_pages: z.number().int().min(0),
  results: z.array(z.custom<PrismicDocument>((value) => envelope.safeParse(value).success, "is no document")),
});
