import { type Content, isFilled } from "@prismicio/client";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { ContentLink } from "../../site/ui/ContentLink/ContentLink";
import styles from "./PressLogos.module.css";

type LogoFields = Content.PressLogosSliceDefault["primary"]["logos"][number];

/** Whether there is anything to show of a paper or a station. */
export function isNamed({ image, name }: LogoFields): boolean {
  return isFilled.image(image) || isFilled.keyText(name);
}

/** The logo of a paper or a station, or its name in letters, linked to what it wrote. */
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
  // A link around a picture that has no description would have no name.
  return words ? (
    <ContentLink field={link} className={styles.link}>
      {picture}
    </ContentLink>
  ) : (
    picture
  );
}

/** Wide logos are lower than square ones, so that all of them weigh the same to the eye. What a migration wrote may not tell its size. */
function opticalWidth(dimensions: { width: number; height: number } | null | undefined): number {
  const ratio = dimensions ? dimensions.width / dimensions.height : 1;
  return Math.round(Math.min(220, Math.sqrt(ratio) * 76));
}
