import { type ReactNode, useId } from "react";
import type { Messages } from "../../i18n/messages";
import styles from "./CookieSettings.module.css";

interface CookieSettingsProps {
  messages: Messages;
  /** Initial choice for statistics; null when the site has no tag manager. */
  statistics: boolean | null;
  onStatistics: (isWanted: boolean) => void;
}

/** Lists the kinds of cookies, what each is for, and a switch for those that are optional. */
export function CookieSettings({ messages, statistics, onStatistics }: CookieSettingsProps) {
  const text = statistics === null ? messages.statisticsUnused : messages.statisticsCookiesText;
  return (
    <ul className={styles.kinds}>
      <Kind name={messages.necessaryCookies} text={messages.necessaryCookiesText} state={messages.alwaysOn} />
      {statistics === null ? (
        <Kind name={messages.statisticsCookies} text={text} state={messages.unused} />
      ) : (
        <Switch name={messages.statisticsCookies} text={text} isOn={statistics} onChange={onStatistics} />
      )}
      <Kind name={messages.videoCookies} text={messages.videoCookiesText} state={messages.whenPlayed} />
    </ul>
  );
}

function Kind({ name, text, state }: { name: ReactNode; text: string; state: string }) {
  return (
    <li className={styles.kind}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span> <span className={styles.state}>{state}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

function Switch({ name, text, isOn, onChange }: { name: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <li className={styles.kind}>
      <label className={styles.head}>
        <span className={styles.name}>{name}</span>
        <input
          type="checkbox"
          className={styles.switch}
          defaultChecked={isOn}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p id={id} className={styles.text}>
        {text}
      </p>
    </li>
  );
}
