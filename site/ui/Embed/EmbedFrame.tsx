import type { EmbedField } from "@prismicio/client";
import type { CSSProperties } from "react";
import { toUrl } from "#shared/toUrl.ts";
import type { Lang } from "../../i18n/languages";
import { ContentLink } from "../ContentLink/ContentLink";
import styles from "./EmbedFrame.module.css";
import { toAbsolute } from "./toAbsolute";
import { toPlayer } from "./toPlayer";
import { toPoster } from "./toPoster";

// The least that both players need. Players have their own origin; the poster has ours, and its policy forbids scripts.
const SANDBOX = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";
const ALLOW = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/**
 * An editor's embed: a video of a supported provider in a sandboxed frame, which is built from the URL only and sends no request until it
 * is played; anything else as a link. HTML from content is never used.
 */
export function EmbedFrame({ field, lang }: { field: EmbedField | null | undefined; lang?: Lang }) {
  if (!field?.embed_url) return null;
  const address = toAbsolute(field.embed_url);
  const player = toPlayer(address);
  const title = words(field.title) ?? words(field.provider_name) ?? player?.provider ?? hostOf(address);
  const link = { link_type: "Web", url: address } as const;
  if (!player) {
    return (
      <p>
        <ContentLink field={link}>{title}</ContentLink>
      </p>
    );
  }
  const caption = title === player.provider ? title : `${title} (${player.provider})`;
  return (
    <figure className={styles.figure}>
      <iframe
        className={styles.frame}
        style={{ "--ratio": ratioOf(field.width, field.height) } as CSSProperties}
        title={caption}
        srcDoc={toPoster(player, title, lang)}
        sandbox={SANDBOX}
        allow={ALLOW}
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <ContentLink field={link}>{caption}</ContentLink>
      </figcaption>
    </figure>
  );
}

/** Returns width divided by height; 16:9 if the ratio is implausible. */
function ratioOf(width: unknown, height: unknown): number {
  const ratio = Number(width) / Number(height);
  return ratio >= 0.5 && ratio <= 2.5 ? Number(ratio.toFixed(4)) : 16 / 9;
}

function words(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() ? value : undefined;
}

function hostOf(address: string): string {
  return toUrl(address)?.hostname || address;
}
