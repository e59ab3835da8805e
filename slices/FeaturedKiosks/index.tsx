import { type Content, isFilled } from "@prismicio/client";
import type { FeaturedKiosksLiveFragment, KioskCardFragment, Service } from "#site/bff/__generated__/operations.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { KIOSK_SERVICES, toOffering } from "#site/i18n/services.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { KioskCards } from "./KioskCards";
import { KiosksRetry } from "./KiosksRetry";
import { PlaceKiosks } from "./PlaceKiosks";
import { RetryNote } from "./RetryNote";

/** Kiosks that an editor chose, with their live names, addresses and hours. */
export default function FeaturedKiosks({ slice, context }: SliceProps<Content.FeaturedKiosksSlice, FeaturedKiosksLiveFragment>) {
  const { title, description } = slice.primary;
  const { kiosks } = slice;
  const ids = slice.locationIds ?? [];
  const level = isFilled.richText(title) ? 3 : 2;
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  const hasNone = kiosks?.length === 0 || (!kiosks && ids.length === 0);
  if (hasNone && !hasHead) return null;
  const missing = retryMessages(context.lang);
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <SectionHead title={title} description={description} />
      {kiosks && kiosks.length > 0 && (
        <PlaceKiosks
          offering={commonServices(kiosks)}
          count={kiosks.length}
          lang={context.lang}
          level={level}
          all={messagesOf(context.lang).kiosksNearPlace}
        >
          {context.start && areSpread(kiosks) ? context.start : <KioskCards kiosks={kiosks} lang={context.lang} level={level} />}
        </PlaceKiosks>
      )}
      {!kiosks && ids.length > 0 && (
        <KiosksRetry ids={ids} lang={context.lang} level={level} messages={missing}>
          <RetryNote ids={ids} sentence="kiosksMissing" messages={missing} />
        </KiosksRetry>
      )}
    </Section>
  );
}

/** Whether kiosks are in several cities, so that hardly any visitor is near them. */
function areSpread(kiosks: readonly KioskCardFragment[]): boolean {
  return new Set(kiosks.map(({ address: { city, state } }) => `${city}, ${state}`)).size > 1;
}

/** Returns the services that all of an editor's kiosks offer: what a section about car keys shows, kiosks around a place must offer too. */
function commonServices(kiosks: readonly KioskCardFragment[]): readonly Service[] {
  return toOffering(KIOSK_SERVICES.filter((service) => kiosks.every(({ servicesAvailable }) => servicesAvailable.includes(service))));
}

function retryMessages(lang: Parameters<typeof messagesOf>[0]) {
  const { kiosksMissing, kiosksStillMissing, tryAgain, trying } = messagesOf(lang);
  return { kiosksMissing, kiosksStillMissing, tryAgain, trying };
}
