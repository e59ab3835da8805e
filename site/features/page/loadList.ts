import { cacheTag } from "next/cache";
import { keep, keepBriefly } from "../content/keep";
import { documentTag } from "./loadPage";

/** Within `'use cache'`: keeps a list until one of its documents is published; a missing one for seconds. */
export function keepList(list: readonly { id: string }[] | null): void {
  keep(list !== null);
  if (list) cacheTag(...list.map(({ id }) => documentTag(id)));
}

/** What a page can do without: null where it cannot be had, and why in the log. The page is then kept for seconds. */
export async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await keepBriefly();
    return null;
  }
}
