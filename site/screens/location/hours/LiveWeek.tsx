import type { StoreHours } from "#site/hours/storeHours.ts";
import { useEachMinute } from "#site/hours/useEachMinute.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { ComingWeek } from "./ComingWeek";

export interface LiveWeekProps {
  store: StoreHours;
  lang: Lang;
}

/** A store's week from today, by the visitor's clock. */
export default function LiveWeek(props: LiveWeekProps) {
  return <ComingWeek {...props} now={useEachMinute()} />;
}
