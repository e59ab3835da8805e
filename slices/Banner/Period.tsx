import { asDate, type TimestampField } from "@prismicio/client";
import { type Lang, toBcp47 } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import styles from "./Banner.module.css";
import { isOver } from "./isDue";

interface PeriodProps {
  starts_at: TimestampField;
  ends_at: TimestampField;
  lang: Lang;
}

/** Tells an editor when visitors see a banner that is not shown now. */
export function Period({ starts_at, ends_at, lang }: PeriodProps) {
  const { bannerBefore, bannerBetween, bannerOver } = messagesOf(lang);
  const [start, end] = [asDate(starts_at), asDate(ends_at)];
  const words = isOver({ ends_at }) ? bannerOver : end ? bannerBetween : bannerBefore;
  return <p className={styles.period}>{words.replace("{start}", () => format(start, lang)).replace("{end}", () => format(end, lang))}</p>;
}

// Names the time zone, because editors and the server may be in different ones.
function format(date: Date | null, lang: Lang): string {
  const words = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  const text = date ? `${new Intl.DateTimeFormat(toBcp47(lang), words).format(date)}\u00a0UTC` : "";
  return lang === "fr-ca" ? text.replace(/^1 /, "1er ") : text;
}
