import type { DesignCardFragment } from "../../bff/__generated__/operations";
import styles from "./DesignGrid.module.css";

/** What every picture of a design measures. */
const WIDTH = 124;
const HEIGHT = 288;

/** One design: its picture in the best format that the browser knows, and its name, which is English everywhere. */
export function DesignCard({ design: { name, image }, isFirst }: { design: DesignCardFragment; isFirst: boolean }) {
  const { jp2, webp, original } = image ?? {};
  const source = original ?? webp;
  return (
    <li className={styles.card}>
      {source ? (
        <picture className={styles.picture}>
          {jp2 && <source srcSet={jp2} type="image/jp2" />}
          {webp && <source srcSet={webp} type="image/webp" />}
          {/* oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture in three formats already */}
          <img src={source} alt="" width={WIDTH} height={HEIGHT} loading={isFirst ? "eager" : "lazy"} decoding="async" />
        </picture>
      ) : (
        <span className={`${styles.picture} ${styles.missing}`} />
      )}
      {name && (
        <span lang="en" className={styles.name}>
          {name}
        </span>
      )}
    </li>
  );
}
