/**
 * Ids of all documents that an answer holds: the page, its translations and what its slices show live. A page is made
 * anew when any of them is published.
 */
export function documentsIn(answer: unknown): string[] {
  const ids = new Set<string>();
  collect(answer, ids);
  return [...ids].slice(0, MOST_TAGS);
}

/** Next takes 128 tags of one entry; what is beyond these is as fresh as the page's lifetime. */
export const MOST_TAGS = 120;

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("id" in value && "type" in value && "url" in value && typeof value.id === "string") ids.add(value.id);
  for (const inner of Object.values(value)) collect(inner, ids);
}
