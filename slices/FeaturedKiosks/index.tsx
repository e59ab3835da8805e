import { type Content, isFilled } from "@prismicio/client";
import type { FeaturedKiosksLiveFragment } from "../../site/bff/__generated__/operations";
import { messagesOf } from "../../site/i18n/messages";
import { Section } from "../../site/ui/Section/Section";
import { SectionHead } from "../../site/ui/SectionHead/SectionHead";
import type { SliceProps } from "../sliceProps";
import { KioskCards } from "./KioskCards";
import { KiosksRetry } from "./KiosksRetry";

/** Kiosks that an editor chose, with their live names, addresses and hours. */
export default function FeaturedKiosks({ slice, context }: SliceProps<Content.FeaturedKiosksSlice, FeaturedKiosksLiveFragment>) {
  const { title, description } = slice.primary;
  const { kiosks } = slice;
  const ids = slice.locationIds ?? [];
  const level = isFilled.richText(title) ? 3 : 2;
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  const hasNone = kiosks?.length === 0 || (!kiosks && ids.length === 0);
  if (hasNone && !hasHead) return null;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <SectionHead title={title} description={description} />
      {kiosks && kiosks.length > 0 && <KioskCards kiosks={kiosks} lang={context.lang} level={level} />}
      {!kiosks && ids.length > 0 && <KiosksRetry ids={ids} lang={context.lang} level={level} messages={retryMessages(context.lang)} />}
    </Section>
  );
}

function retryMessages(lang: Parameters<typeof messagesOf>[0]) {
  const { kiosksMissing, kiosksStillMissing, tryAgain, trying } = messagesOf(lang);
  return { kiosksMissing, kiosksStillMissing, tryAgain, trying };
}
