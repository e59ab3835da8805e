import { cacheTag } from "next/cache";
import { keep } from "../content/keep";
import { documentTag } from "./loadPage";

/** Within `'use cache'`: keeps a list until one of its documents is published; a missing one for seconds. */
export function keepList(list: readonly { id: string }[] | null): void {
  keep(list !== null);
  if (list) cacheTag(...list.map(({ id }) => documentTag(id)));
}
