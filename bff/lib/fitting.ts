import { z } from "zod";

/** Returns the schema of a list of which only the valid entries are kept; null when there is no list. */
export function fitting<T extends z.ZodType>(entry: T) {
  return z
    .array(z.unknown())
    .transform((entries) =>
      entries.flatMap((one) => {
        const parsed = entry.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    .nullish()
    .catch(null);
}
