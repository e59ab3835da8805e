import { type Content, isFilled } from "@prismicio/client";
import type { NearbyKiosksLiveFragment } from "#site/bff/__generated__/operations.ts";
import { withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import type { SliceProps } from "../sliceProps";
import { KioskBoard } from "./KioskBoard";
import { KioskLines } from "./KioskLines";
import styles from "./NearbyKiosks.module.css";

/** Kiosks around the editor's point, the nearest first, and a link to all others. Renders nothing without a point. */
export default function NearbyKiosks({ slice, context: { lang } }: SliceProps<Content.NearbyKiosksSlice, NearbyKiosksLiveFragment>) {
  const { title, description, point, color, custom_color, curve } = slice.primary;
  const { nearby } = slice;
  const messages = messagesOf(lang);
  // Without a point the BFF sends no kiosks. The simulator shows examples in any case.
  if (!isFilled.geoPoint(point) && !nearby?.length) return null;
  const Kiosks = slice.variation === "compact" ? KioskLines : KioskBoard;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {nearby && nearby.length > 0 && <Kiosks nearby={nearby} lang={lang} heading={isFilled.richText(title) ? "h3" : "h2"} />}
      {!nearby && <p className={styles.missing}>{messages.kiosksMissing}</p>}
      {nearby?.length === 0 && <p className={styles.missing}>{messages.noKiosksHere}</p>}
      <p className={styles.all}>
        <SiteLink href={withLang("/key-services/", lang)}>{messages.findKiosk}</SiteLink>
      </p>
    </Section>
  );
}
