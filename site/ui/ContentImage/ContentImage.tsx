import { type ImageField, isFilled } from "@prismicio/client";
import type { ReactElement } from "react";
import styles from "./ContentImage.module.css";
import { FORMATS, hasFormats, type Picture, sizedPath, srcSetOf } from "./imageSizes";

interface ContentImageProps {
  field: ImageField;
  className?: string;
  /** How wide it is shown, as `sizes` of HTML says it. A photo is fetched no larger than that. */
  sizes: string;
  /** True for the picture that a visitor sees first: it is fetched before everything else. */
  priority?: boolean;
  /** True for what is always in view, and small: it neither waits nor goes first. */
  eager?: boolean;
}

/** What is asked of browsers that know no `srcset`: enough for every place. */
const PLAIN_WIDTH = 1366;

/**
 * A picture from content with its own size, so that nothing moves when it arrives; a photo in the best format that the browser
 * knows. Without a description it is decoration, which screen readers pass over. Nothing where the field is empty.
 */
export function ContentImage({ field, className, sizes, priority = false, eager = false }: ContentImageProps) {
  if (!isFilled.image(field)) return null;
  const { url, alt } = field;
  // An editor's field always tells; what a migration has written may not.
  const dimensions = field.dimensions ?? undefined;
  const picture = { url, dimensions };
  const srcSet = srcSetOf(picture);
  const image = (
    // oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture; Next's optimizer would ask upstream itself
    <img
      src={sizedPath(picture, PLAIN_WIDTH)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt ?? ""}
      width={dimensions?.width}
      height={dimensions?.height}
      className={className}
      loading={priority || eager ? "eager" : "lazy"}
      // What is small and always there need not be announced: it would take the line from the picture that is looked at.
      fetchPriority={priority ? "high" : eager ? "low" : "auto"}
      decoding="async"
    />
  );
  return hasFormats(picture) ? withFormats(picture, sizes, image) : image;
}

function withFormats(picture: Picture, sizes: string, image: ReactElement) {
  return (
    <picture className={styles.picture}>
      {FORMATS.map((format) => {
        const srcSet = srcSetOf(picture, format);
        return (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet ?? sizedPath(picture, PLAIN_WIDTH, format)}
            sizes={srcSet && sizes}
          />
        );
      })}
      {image}
    </picture>
  );
}
