import type { RouteByPathQuery } from "../bff/__generated__/operations";
import type { Lang } from "../i18n/languages";

type Route = RouteByPathQuery["route"];

/** Within these, nobody asks again where a path leads; a publish ends them at once. */
const FRESH_MS = 5_000;
/** Who comes after that waits for a new answer for so long, and goes where the last one led: it will be there for the next. */
const PATIENCE_MS = 250;
/** For as long as this an answer is better than none. */
const KEPT_MS = 3_600_000;
const MAX_ROUTES = 20_000;

interface Kept {
  route: Route;
  keptUntil: number;
  askAgainAt: number;
}

// One cache for the proxy and for the webhook's route, whose bundles have a copy of this module each.
const shared = globalThis as typeof globalThis & { keywayRoutes?: { kept: Map<string, Kept>; publishes: number } };
const cache = (shared.keywayRoutes ??= { kept: new Map(), publishes: 0 });

/**
 * Where a path leads by what is published; `ask` knows, and is asked now and then. Paths that lead to a page are kept, and
 * no others: of those there are as many as visitors invent. Where there is no answer, or none soon, the last one still holds; after a
 * publish it does not, for as long as there may be another.
 */
export async function routeOf(path: string, lang: Lang, ask: () => Promise<Route | null>): Promise<Route | null> {
  const key = `${lang} ${path}`;
  const known = cache.kept.get(key);
  if (known && Date.now() < known.askAgainAt) return known.route;
  const asked = askAnew(key, known, ask);
  return known && known.askAgainAt > 0 && Date.now() < known.keptUntil ? Promise.race([asked, after(PATIENCE_MS, known.route)]) : asked;
}

async function askAnew(key: string, known: Kept | undefined, ask: () => Promise<Route | null>): Promise<Route | null> {
  const { publishes } = cache;
  const route = await ask();
  const askAgainAt = Date.now() + FRESH_MS;
  if (route === null || route.status === "UNAVAILABLE") {
    if (!known || Date.now() > known.keptUntil) return route;
    known.askAgainAt = askAgainAt;
    return known.route;
  }
  // Put last again: the first is the one that has been asked for the longest time ago.
  cache.kept.delete(key);
  // What was asked before a publish may be wrong after it.
  if (route.status === "FOUND" && publishes === cache.publishes) cache.kept.set(key, { route, keptUntil: Date.now() + KEPT_MS, askAgainAt });
  if (cache.kept.size > MAX_ROUTES) cache.kept.delete(cache.kept.keys().next().value!);
  return route;
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}

/** After a publish every path may lead elsewhere: what is kept is only better than no answer. */
export function forgetRoutes(): void {
  cache.publishes++;
  for (const known of cache.kept.values()) known.askAgainAt = 0;
}
