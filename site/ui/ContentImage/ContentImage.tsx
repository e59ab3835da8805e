import { type ImageField, type ImageFieldImage, isFilled } from "@prismicio/client";
import styles from "./ContentImage.module.css";
import { type Format, FORMATS, hasFormats, type Picture, sizedPath, srcSetOf } from "./imageSizes";

interface ContentImageProps {
  field: ImageField;
  /** The view that the editor has cropped for phones. It takes the picture's place on narrow screens; without one, the picture stays. */
  mobile?: ImageFieldImage | null;
  className?: string;
  /** The shown width, as in HTML's `sizes`. Photos are fetched in this size. */
  sizes: string;
  /** True for the page's first picture: it is fetched with high priority. */
  priority?: boolean;
  /** True for a small picture that is always in view: it is not lazy and has low priority. */
  eager?: boolean;
}

/** Width for browsers without `srcset`. */
const PLAIN_WIDTH = 1366;
/** The screens that show an editor's view for phones: those with one column. */
const NARROW = "(max-width: 599.98px)";

/**
 * A picture from content, with its dimensions so that the layout does not shift; a photo is in the best format that the browser supports. A
 * picture without description is decorative. Nothing if the field is empty.
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
      // An eager picture has low priority, so that it does not compete with the first picture.
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
  // Fields that a migration has written may lack dimensions.
  return { url, dimensions: dimensions ?? undefined };
}
