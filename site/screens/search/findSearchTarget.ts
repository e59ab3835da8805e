import type { Lang } from "../../i18n/languages";
import { findDirectoryPath, findStatePath } from "../../parts/directory/findDirectoryPath";
import { findPoint } from "../../parts/locator/findPoint";
import type { LocatorState } from "../../parts/locator/locatorState";

/** Where a search leads: to the list around a point, to a page of the directory, or nowhere. */
export type SearchTarget =
  | { kind: "list"; state: LocatorState }
  | { kind: "page"; path: string }
  /** No place goes by those words; or, `silent`, there was no answer. */
  | { kind: "nothing"; isSilent: boolean };

/**
 * Finds what a visitor searched for. A state or province is a page of the directory, as nobody is near to all of it.
 * Anything else is a point; where Places knows none, or says nothing, a city of the directory by that name is as good.
 */
export async function findSearchTarget(state: LocatorState, lang: Lang): Promise<SearchTarget> {
  if (state.at || state.area || !state.q) return { kind: "list", state };
  const statePath = await findStatePath(state.q, lang);
  if (statePath) return { kind: "page", path: statePath };
  const found = await findPoint(state.q, lang);
  if (typeof found === "object") return { kind: "list", state: { ...state, ...found } };
  const path = await findDirectoryPath(state.q, lang);
  return path ? { kind: "page", path } : { kind: "nothing", isSilent: found === "unknown" };
}
