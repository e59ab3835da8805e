import { buttonClass } from "../Button/Button";
import { Icon } from "../Icon/Icon";
import { toTel } from "../toTel";
import styles from "./CallLink.module.css";

/** The red button that calls the emergency number; as wide as the page on phones. Renders nothing for a number that cannot be dialled. */
export function CallLink({ number, label }: { number: string | null | undefined; label: string }) {
  const tel = number ? toTel(number) : undefined;
  if (!tel) return null;
  return (
    <a href={tel} className={`${buttonClass("emergency")} ${styles.call}`}>
      <Icon name="phone" size={18} />
      {label}
    </a>
  );
}
