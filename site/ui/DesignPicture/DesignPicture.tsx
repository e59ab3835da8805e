interface DesignPictureProps {
  /** One picture in three formats; null where the catalogue has none. */
  image: { jp2: string | null; webp: string | null; original: string | null } | null;
  /** What it shows, where nothing beside it says so. Names of designs are English everywhere. */
  name?: string | null;
  className?: string;
  /** True for one that a visitor sees first. */
  isFirst?: boolean;
}

/** What every picture of a design measures. */
const WIDTH = 124;
const HEIGHT = 288;

/** A key with its design, in the best format that the browser knows; a plain gray key where there is no picture. */
export function DesignPicture({ image, name, className, isFirst = false }: DesignPictureProps) {
  const { jp2, webp, original } = image ?? {};
  const source = original ?? webp;
  return (
    <picture className={className}>
      {source && jp2 && <source srcSet={jp2} type="image/jp2" />}
      {source && webp && <source srcSet={webp} type="image/webp" />}
      {/* oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture in three formats already */}
      <img
        src={source ?? "/assets/blank-key.svg"}
        alt={name ?? ""}
        lang={name ? "en" : undefined}
        width={WIDTH}
        height={HEIGHT}
        loading={isFirst ? "eager" : "lazy"}
        // The words around it come first on a slow line.
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
