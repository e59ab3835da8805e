import { type ImageField, isFilled } from "@prismicio/client";
import { toMediaPath } from "./mediaPath";
import { toSrcSet } from "./srcSet";

interface ContentImageProps {
  field: ImageField<string> | ImageField;
  className?: string;
  /** True for the picture that a visitor sees first: it is fetched before everything else. */
  priority?: boolean;
  /** How wide it is shown, as in HTML: the browser then fetches no more pixels than that needs. */
  sizes?: string;
}

/** A picture from content with its own size, so that nothing moves when it arrives. Nothing where the field is empty. */
export function ContentImage({ field, className, priority = false, sizes }: ContentImageProps) {
  if (!isFilled.image(field)) return null;
  const { url, alt, dimensions } = field;
  const srcSet = sizes && toSrcSet(url, dimensions.width);
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture; Next's optimizer would ask upstream itself
    <img
      src={toMediaPath(url)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt ?? ""}
      width={dimensions.width}
      height={dimensions.height}
      className={className}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
    />
  );
}
