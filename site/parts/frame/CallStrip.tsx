import { buttonClass } from "../../ui/Button/Button";
import { HeldNumbers } from "../../ui/HeldNumbers/HeldNumbers";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./CallStrip.module.css";
import { toTel } from "../../ui/toTel";
import type { Call } from "../chrome/chrome";

interface CallStripProps {
  call: Call;
  title: string;
  text: string;
  /** Label of the button, with the number. */
  label: string;
  look: "ink" | "card";
}

/** Strip with the locksmith's number, for visitors who did not find what they need. */
export function CallStrip({ call, title, text, label, look }: CallStripProps) {
  return (
    <aside className={styles[look]} aria-labelledby="call-strip">
      <div className="shell">
        <div className={styles.strip}>
          {look === "card" && (
            <span className={styles.icon}>
              <Icon name="phone" size={24} />
            </span>
          )}
          <div className={styles.words}>
            <h2 id="call-strip" className={styles.title}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <a href={toTel(call.number)} className={`${buttonClass("emergency")} ${styles.button}`}>
            {look === "ink" && <Icon name="phone" />}
            <HeldNumbers text={label.replace("{number}", call.number)} />
          </a>
        </div>
      </div>
    </aside>
  );
}
