import type { Content } from "@prismicio/client";
import type { ReactNode } from "react";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { oneOf } from "#site/ui/contentError.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import styles from "./Banner.module.css";
import { Message } from "./Message";

const TONES = ["info", "offer", "outage"] as const;

const PATHS: Record<(typeof TONES)[number], string> = {
  info: "M10.600 4h2.800v3h-2.800zM10.600 9h2.800v11h-2.800z",
  offer: "M3 3h9.200L21 11.800 11.800 21 3 12.200Zm4.600 2.600a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  outage: "M10.600 4h2.800v10h-2.800zM10.600 17h2.800v3h-2.800z",
};

interface NoticeProps {
  slice: Content.BannerSlice & { variation: "notice" };
  lang: Lang;
  period: ReactNode;
}

/** A box with an icon. Icon and colour show the kind of message; a hidden text tells it to screen readers. */
export function Notice({ slice, lang, period }: NoticeProps) {
  const { tone: chosen, ...message } = slice.primary;
  const tone = oneOf("A notice's tone", TONES, chosen) ?? "info";
  const { toneInfo, toneOffer, toneOutage, colon } = messagesOf(lang);
  const words = { info: toneInfo, offer: toneOffer, outage: toneOutage }[tone];
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation} className={styles.notice}>
      <div className={`${styles.box} ${styles[tone]}`}>
        <span className={styles.icon}>
          <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d={PATHS[tone]} />
          </svg>
          <span className="visually-hidden">{words + colon}</span>
        </span>
        <Message {...message} period={period} />
      </div>
    </Section>
  );
}
