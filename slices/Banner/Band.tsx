import type { Content } from "@prismicio/client";
import type { ReactNode } from "react";
import { Section } from "#site/ui/Section/Section.tsx";
import styles from "./Banner.module.css";
import { Message } from "./Message";

/** A slim coloured band from edge to edge. */
export function Band({ slice, period }: { slice: Content.BannerSlice & { variation: "default" }; period: ReactNode }) {
  const { color, custom_color, ...message } = slice.primary;
  return (
    // The default colour is ink: a band needs a colour.
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color || "ink"}
      customColor={custom_color}
      className={styles.band}
    >
      <Message {...message} period={period} />
    </Section>
  );
}
