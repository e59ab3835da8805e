import { type ImageField, type ImageFieldImage, isFilled } from "@prismicio/client";
import styles from "./ContentImage.module.css";
import { type Format, FORMATS, hasFormats, type Picture, sizedPath, srcSetOf } from "./imageSizes";

interface ContentImageProps {
  field: ImageField;
  /** The view that the editor has cropped for phones. It takes the picture's place on narrow screens; without one, the picture stays. */
  mobile?: ImageFieldImage | null;
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
/** The screens that show an editor's view for phones: those with one column. */
const NARROW = "(max-width: 599.98px)";

/**
 * A picture from content with its own size, so that nothing moves when it arrives; a photo in the best format that the browser
 * knows. Without a description it is decoration, which screen readers pass over. Nothing where the field is empty.
 */
export function ContentImage({ field, mobile, className, sizes, priority = false, eager = false }: ContentImageProps) {
  if (!isFilled.image(field)) return null;
  const picture = toPicture(field);
  const srcSet = srcSetOf(picture);
  const image = (
    // oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture; Next's optimizer would ask upstream itself
    <img
      src={sizedPath(picture, PLAIN_WIDTH)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={field.alt ?? ""}
      width={picture.dimensions?.width}
      height={picture.dimensions?.height}
      className={className}
      loading={priority || eager ? "eager" : "lazy"}
      // What is small and always there need not be announced: it would take the line from the picture that is looked at.
      fetchPriority={priority ? "high" : eager ? "low" : "auto"}
      decoding="async"
    />
  );
  const sources = [...(isFilled.imageThumbnail(mobile) ? sourcesOf(toPicture(mobile), sizes, NARROW) : []), ...sourcesOf(picture, sizes)];
  if (sources.length === 0) return image;
  return (
    <picture className={styles.picture}>
      {sources}
      {image}
    </picture>
  );
}

/** The sources of a picture in its better formats; for a view that has a condition, also in its own. */
function sourcesOf(picture: Picture, sizes: string, media?: string) {
  const formats: (Format | undefined)[] = hasFormats(picture) ? [...FORMATS] : [];
  if (media) formats.push(undefined);
  return formats.map((format) => {
    const srcSet = srcSetOf(picture, format);
    return (
      <source
        key={`${media} ${format}`}
        media={media}
        type={format && `image/${format}`}
        srcSet={srcSet ?? sizedPath(picture, PLAIN_WIDTH, format)}
        sizes={srcSet && sizes}
        // Its shape may be another than the picture's own.
        width={media && picture.dimensions?.width}
        height={media && picture.dimensions?.height}
      />
    );
  });
}

/** What `ContentImage` asks for: an address, and its size where that is known. */
function toPicture({ url, dimensions }: ImageFieldImage<"filled">): Picture {
  // An editor's field always tells; what a migration has written may not.
  return { url, dimensions: dimensions ?? undefined };
}
