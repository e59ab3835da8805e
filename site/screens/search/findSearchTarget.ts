import type { Lang } from "../../i18n/languages";
import { findStatePath } from "../../parts/directoryData/findStatePath";
import { findPoint } from "../../parts/locator/findPoint";
import type { LocatorState } from "../../parts/locator/locatorState";

/** Where a search leads: to the list around a point, to a directory page, or nowhere. */
export type SearchTarget =
  | { kind: "list"; state: LocatorState; /** What was typed, if the list is around a guess. */ typed?: string }
  | { kind: "page"; path: string }
  /** Nothing was found for the text; `isSilent` when the query failed. */
  | { kind: "nothing"; isSilent: boolean };

/**
 * Finds what a visitor searched for. A state or province leads to its directory page, because it is too large for a list by distance. Any
 * other text is a point. A guess replaces the text, so that the page says around which place its kiosks are.
 */
export async function findSearchTarget(state: LocatorState, lang: Lang): Promise<SearchTarget> {
  if (state.at || state.area || !state.q) return { kind: "list", state };
  const statePath = await findStatePath(state.q, lang);
  if (statePath) return { kind: "page", path: statePath };
  const result = await findPoint(state.q, lang);
  if (typeof result === "object") return { kind: "list", state: { ...state, ...result }, typed: result.q && state.q };
  return { kind: "nothing", isSilent: result === "unknown" };
}
