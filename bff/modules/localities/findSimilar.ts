import type { Gazetteer, Town } from "./gazetteer";
import { readText, type TypedText } from "./readText";

/** A town whose name is spelled almost like what was typed. */
export interface SimilarTown extends Town {
  /** Null when it is not known. */
  kioskCount: number | null;
}

interface Options {
  gazetteer: Pick<Gazetteer, "namesLike" | "townsNamed">;
  /** Number of a town's kiosks; null when it is not known. */
  countKiosks(town: Town): number | null;
}

/** So many towns are suggested. */
const MOST = 3;
/** A last word that may be a mistyped state. */
const MAX_STATE_CHARS = 3;

/**
 * Returns the towns that a visitor may have meant by a text which names none: those of the nearest spelling, of these first those in the
 * state at its end, then those with most kiosks, then those with most people.
 */
export function findSimilar(text: string, { gazetteer, countKiosks }: Options): SimilarTown[] {
  const typed = readText(text);
  const state = typed.inState?.state;
  const editsOf = new Map<string, number>();
  for (const { name, edits } of spellingsOf(typed).flatMap(gazetteer.namesLike)) {
    editsOf.set(name, Math.min(edits, editsOf.get(name) ?? edits));
  }
  const ranked = [...editsOf]
    .flatMap(([name, edits]) =>
      gazetteer.townsNamed(name).map((town) => ({ town, edits: edits + (state && town.state !== state ? 1 : 0) })),
    )
    .map((one) => ({ ...one, kioskCount: countKiosks(one.town) }))
    .sort(
      (one, other) =>
        one.edits - other.edits || (other.kioskCount ?? 0) - (one.kioskCount ?? 0) || other.town.population - one.town.population,
    );
  return ranked.slice(0, MOST).map(({ town, kioskCount }) => ({ ...town, kioskCount }));
}

/** Returns what may be a town's name: the words before the state, without a mistyped state; of an address, its last word and last two. */
function spellingsOf({ words, inState }: TypedText): string[] {
  const named = inState?.words ?? words;
  const last = named.at(-1) ?? "";
  const isAddress = named.some((word) => /\d/.test(word));
  const some = isAddress ? [named.slice(-1), named.slice(-2)] : [named, ...(last.length <= MAX_STATE_CHARS ? [named.slice(0, -1)] : [])];
  return some.map((part) => part.join(" "));
}
