import type { Unit } from "../../i18n/formatDistance";
import { toKm } from "../../i18n/formatDistance";
import { formatCount } from "../../i18n/formatNumber";
import type { Lang } from "../../i18n/languages";
import type { EdgeSign } from "./edgeSigns";
import styles from "./EdgeSigns.module.css";

interface EdgeSignsProps {
  signs: readonly EdgeSign[];
  unit: Unit;
  lang: Lang;
}

const ARROWS = { left: "←", right: "→", top: "↑", bottom: "↓" };

/** Signs to the towns beyond the map's edge. */
export function EdgeSigns({ signs, unit, lang }: EdgeSignsProps) {
  return signs.map(({ name, km, side, x, y }) => {
    const distance = km === null ? "" : ` ${formatCount(Math.round(km / toKm(1, unit)), lang)}\u00a0${unit}`;
    const text = name + distance;
    return (
      <span key={name} className={styles.sign} data-side={side} style={{ left: x, top: y }} aria-hidden="true">
        {side === "right" ? `${text}\u00a0${ARROWS[side]}` : `${ARROWS[side]}\u00a0${text}`}
      </span>
    );
  });
}
