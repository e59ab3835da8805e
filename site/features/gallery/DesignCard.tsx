import type { DesignCardFragment } from "../../bff/__generated__/operations";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import styles from "./DesignGrid.module.css";

/** One design: its picture, and its name, which is English everywhere. */
export function DesignCard({ design: { name, image }, isFirst }: { design: DesignCardFragment; isFirst: boolean }) {
  return (
    <li className={styles.card}>
      <DesignPicture image={image} className={styles.picture} isFirst={isFirst} />
      {name && (
        <span lang="en" className={styles.name}>
          {name}
        </span>
      )}
    </li>
  );
}
