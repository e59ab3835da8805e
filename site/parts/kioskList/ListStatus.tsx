import { formatDistanceInWords, formatRadius, formatReach, REACH_KM, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { resultWords } from "../../i18n/results";
import type { LocatorState } from "../locator/locatorState";
import type { ShownAnswer } from "./answerLine";
import { answerLine } from "./answerLine";
import type { Listing } from "./listing";
import styles from "./ListStatus.module.css";
import { printName } from "./rowNames";

interface ListStatusProps {
  listing: Listing;
  state: LocatorState;
  /** City of the list; undefined for a search. */
  city?: string;
  /** Whose kiosks the list has, as the title says it: `34 kiosks near 43215`. */
  title: string;
  answer: ShownAnswer | null;
  lang: Lang;
  unit: Unit;
}

/**
 * What the list holds, announced to screen readers when it changes. Sighted visitors read it in the title, unless the list is not what they
 * asked for: farther away, empty, or a part of all.
 */
export function ListStatus(props: ListStatusProps) {
  const more = exceptionOf(props);
  return (
    // One text, which React replaces whole: a browser that translates the page replaces the texts that React would update.
    <output className={more ? styles.status : "visually-hidden"}>{more ?? `${props.title}.${nearestOf(props)}`}</output>
  );
}

/** Returns what the title does not say; null when it says all. */
function exceptionOf({ listing, state, city, lang, unit }: ListStatusProps): string | null {
  const words = resultWords(lang);
  const { rows, total, lookedAt, nearest, isWidened } = listing;
  const { open, services, within } = state;
  const hasServices = services.length > 0;
  if (isWidened && nearest) {
    const distance = formatDistanceInWords(nearest.distanceKm, lang, unit);
    return nearest.distanceKm < REACH_KM
      ? words.nearestIs(distance, hasServices, open)
      : words.widened(formatReach(unit), distance, hasServices, open);
  }
  if (lookedAt !== null && open) return `${words.kiosks(total, open)} ${words.among(lookedAt, city)}`;
  if (rows.length > 0) return null;
  return within ? words.noneWithin(formatRadius(within, lang), hasServices, open) : words.noneNear(hasServices || open !== undefined);
}

function nearestOf({ answer, lang }: ListStatusProps): string {
  return answer ? ` ${answerLine(answer, lang)}, ${printName(answer.row)}.` : "";
}
