import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./CallButton.module.css";
import { toTel } from "../../ui/toTel";
import type { Call } from "../chrome/chrome";

/** Link that calls the locksmith. On a phone's app bar its label is short; its accessible name always holds the number. */
export function CallButton({ call, className = "", isCompact = false }: { call: Call; className?: string; isCompact?: boolean }) {
  return (
    <a href={toTel(call.number)} className={`${buttonClass("emergency")} ${styles.call} ${className}`}>
      <Icon name="phone" size={19} />
      {isCompact && (
        <span className={styles.short}>
          {call.shortLabel} <span className="visually-hidden">{call.number}</span>
        </span>
      )}
      <span className={isCompact ? styles.long : styles.lines}>
        <span className={styles.label}>{call.label}</span> <span className={styles.number}>{call.number}</span>
      </span>
    </a>
  );
}
