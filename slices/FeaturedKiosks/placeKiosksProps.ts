import type { Service } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";

/** What is asked about the kiosks around a place. */
export interface PlaceKiosksProps {
  /** Services that each of them has to offer: those that all kiosks of the editor offer. */
  offering: readonly Service[];
  count: number;
  lang: Lang;
  /** Heading level of the kiosks' names. */
  level: 2 | 3;
  /** Label of the link to all kiosks there, with `{place}`. */
  all: string;
}
