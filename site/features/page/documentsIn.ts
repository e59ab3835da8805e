/**
 * Ids of all documents that an answer holds: the page, its translations and what its slices show live. A page is made
 * anew when any of them is published.
 */
export function documentsIn(answer: unknown): string[] {
  const ids = new Set<string>();
  collect(answer, ids);
  // Next takes no more tags than this of one entry; what is beyond them is as fresh as the page's lifetime.
  return [...ids].slice(0, MAX_TAGS);
}

const MAX_TAGS = 128;

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("id" in value && "type" in value && "url" in value && typeof value.id === "string") ids.add(value.id);
  for (const inner of Object.values(value)) collect(inner, ids);
}
