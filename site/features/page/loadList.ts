import { cacheLife, cacheTag } from "next/cache";
import { documentTag } from "./loadPage";

/** Within `'use cache'`: keeps a list for a minute, or until one of its documents is published; a missing one not at all. */
export function keepList(list: readonly { id: string }[] | null): void {
  if (!list) return cacheLife({ stale: 0, revalidate: 0, expire: 0 });
  cacheLife("minutes");
  cacheTag(...list.map(({ id }) => documentTag(id)));
}

/** What a page can do without: null where it cannot be had, and why in the log. */
export async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
