import { type ImageField, isFilled } from "@prismicio/client";
import { toMediaPath } from "./mediaPath";

interface ContentImageProps {
  field: ImageField<string> | ImageField;
  className?: string;
  /** True for the picture that a visitor sees first: it is fetched before everything else. */
  priority?: boolean;
}

/** A picture from content with its own size, so that nothing moves when it arrives. Nothing where the field is empty. */
export function ContentImage({ field, className, priority = false }: ContentImageProps) {
  if (!isFilled.image(field)) return null;
  const { url, alt, dimensions } = field;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture; Next's optimizer would ask upstream itself
    <img
      src={toMediaPath(url)}
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
