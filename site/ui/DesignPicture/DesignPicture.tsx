import styles from "./DesignPicture.module.css";

interface DesignPictureProps {
  /** One picture in three formats; null where the catalogue has none. */
  image: { jp2: string | null; webp: string | null; original: string | null } | null;
  /** The alternative text, if no text beside it names the design. */
  name?: string | null;
  className?: string;
  /** True for one of the first pictures of a page: it is not lazy. */
  isFirst?: boolean;
}

/** The dimensions of all pictures of designs. */
const WIDTH = 124;
const HEIGHT = 288;

/** A key with its design, in the best format that the browser supports; a gray key if there is no picture. */
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
        width={WIDTH}
        height={HEIGHT}
        loading={isFirst ? "eager" : "lazy"}
        // Text and fonts are more important on a slow line.
        fetchPriority="low"
        decoding="async"
        className={styles.key}
      />
    </picture>
  );
}
