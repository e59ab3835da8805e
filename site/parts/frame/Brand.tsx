import { type FilledImageFieldImage, isFilled } from "@prismicio/client";
import { withLang, type Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContentImage } from "../../ui/ContentImage/ContentImage";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./Brand.module.css";
import type { Chrome } from "../chrome/chrome";

/** Logo and name of the business, linked to the home page. */
export function Brand({ chrome: { brand, logo }, lang, className = "" }: { chrome: Chrome; lang: Lang; className?: string }) {
  return (
    <SiteLink
      href={withLang("/", lang)}
      className={`${styles.brand} ${className}`}
      aria-label={messagesOf(lang).homeLabel.replace("Keyway", brand)}
    >
      {isFilled.image(logo) ? (
        // Decorative: the name stands beside it.
        <ContentImage field={{ ...logo, alt: null }} className={styles.logo} sizes={logoSizes(logo)} eager />
      ) : (
        // oxlint-disable-next-line nextjs/no-img-element -- a drawing of 257 bytes
        <img src="/assets/mark.svg" alt="" width={38} height={38} className={styles.logo} />
      )}
      <span>{brand}</span>
    </SiteLink>
  );
}

// The bar fixes the logo's height at 38 px; the width follows from its ratio.
function logoSizes({ dimensions }: FilledImageFieldImage): string {
  return dimensions ? `${Math.ceil((38 * dimensions.width) / dimensions.height)}px` : "160px";
}
