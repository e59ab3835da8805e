import { type Content, isFilled } from "@prismicio/client";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { ContentLink } from "#site/ui/ContentLink/ContentLink.tsx";
import styles from "./PressLogos.module.css";

type LogoFields = Content.PressLogosSliceDefault["primary"]["logos"][number];

/** Returns whether an entry has a logo or a name. */
export function isNamed({ image, name }: LogoFields): boolean {
  return isFilled.image(image) || isFilled.keyText(name);
}

/** The logo of a newspaper or station, or its name as text, linked to its article. */
export function Logo({ logo: { image, name, link } }: { logo: LogoFields }) {
  if (!isFilled.image(image)) {
    return (
      <ContentLink field={link} className={styles.link}>
        <span className={styles.name}>{name}</span>
      </ContentLink>
    );
  }
  const words = name || image.alt;
  const picture = (
    <span className={styles.logo} style={{ width: opticalWidth(image.dimensions) }}>
      <ContentImage field={{ ...image, alt: words } as typeof image} className={styles.image} sizes="220px" />
    </span>
  );
  // A link around a picture without alternative text would have no name.
  return words ? (
    <ContentLink field={link} className={styles.link}>
      {picture}
    </ContentLink>
  ) : (
    picture
  );
}

/**
 * Returns the width of a logo: wide logos are lower than square ones, so that all have the same optical weight. Migrated content may have
 * no dimensions.
 */
function opticalWidth(dimensions: { width: number; height: number } | null | undefined): number {
  const ratio = dimensions ? dimensions.width / dimensions.height : 1;
  return Math.round(Math.min(220, Math.sqrt(ratio) * 76));
}
