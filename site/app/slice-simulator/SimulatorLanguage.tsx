"use client";

import { useRouter } from "next/navigation";
import { type Lang, LANGS } from "../../i18n/languages";
import styles from "./SimulatorLanguage.module.css";

/** Buttons that choose the language of the simulator's texts and live data. The slices that the editor's tool has sent stay. */
export function SimulatorLanguage({ lang }: { lang: Lang }) {
  const router = useRouter();
  const choose = (other: Lang) => {
    const url = new URL(location.href);
    url.searchParams.set("lang", other);
    router.replace(url.href, { scroll: false });
  };
  return (
    <fieldset aria-label="Language / Langue" className={styles.switch}>
      {LANGS.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => choose(one)} className={styles.button}>
          {one.slice(0, 2).toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
