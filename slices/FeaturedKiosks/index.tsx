import { type Content, isFilled } from "@prismicio/client";
import type { FeaturedKiosksLiveFragment } from "../../site/bff/__generated__/operations";
import { messagesOf } from "../../site/i18n/messages";
import { Section } from "../../site/ui/Section/Section";
import { SectionHead } from "../../site/ui/SectionHead/SectionHead";
import type { SliceProps } from "../sliceProps";
import styles from "./FeaturedKiosks.module.css";
import { KioskCards } from "./KioskCards";
import { KiosksRetry } from "./KiosksRetry";

/** Kiosks that an editor chose, with their live names, addresses and hours. */
export default function FeaturedKiosks({ slice, context }: SliceProps<Content.FeaturedKiosksSlice, FeaturedKiosksLiveFragment>) {
  const { title, description, locations } = slice.primary;
  const { kiosks } = slice;
  const ids = slice.locationIds ?? [];
  const level = isFilled.richText(title) ? 3 : 2;
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  const hasNone = kiosks?.length === 0 || (kiosks === null && ids.length === 0);
  if (hasNone && !hasHead) return null;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <SectionHead title={title} description={description} />
      {kiosks && kiosks.length > 0 && <KioskCards kiosks={kiosks} lang={context.lang} level={level} />}
      {/* Undefined (not null) in the simulator, which has no live data. Only editors see this. */}
      {kiosks === undefined && (
        <p className={styles.address}>{describePicked(locations.filter(({ kiosk }) => isFilled.integrationField(kiosk)).length)}</p>
      )}
      {kiosks === null && ids.length > 0 && (
        <KiosksRetry ids={ids} lang={context.lang} level={level} messages={retryMessages(context.lang)} />
      )}
    </Section>
  );
}

/** Returns the text that replaces the kiosks in the simulator. Slice Machine sends items of a catalog without content. */
function describePicked(picked: number): string {
  return picked > 0
    ? `Shown here on the site: ${picked === 1 ? "the kiosk that is" : `the ${picked} kiosks that are`} picked.`
    : "The kiosks that are picked here are shown on the site.";
}

function retryMessages(lang: Parameters<typeof messagesOf>[0]) {
  const { kiosksMissing, kiosksStillMissing, tryAgain, trying } = messagesOf(lang);
  return { kiosksMissing, kiosksStillMissing, tryAgain, trying };
}
