import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { printPoint } from "../../parts/locator/locatorState";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import type { GalleryState } from "../../parts/galleryState/galleryState";
import styles from "./FindDesign.module.css";

/** Search for designs by word: a plain form that keeps filter and place. */
export function FindDesign({ state, url, lang }: { state: GalleryState; url: string; lang: Lang }) {
  const { designWord, search } = messagesOf(lang);
  const { find, group, sub, q, at, place } = state;
  const hiddenFields = { group: group?.join(), sub: sub?.join(), q, at: at && printPoint(at), place };
  return (
    <search>
      <form action={url} method="get" className={styles.form}>
        <label className={styles.label}>
          <span className="visually-hidden">{designWord}</span>
          <Icon name="search" />
          <input
            type="search"
            name="find"
            maxLength={60}
            enterKeyHint="search"
            placeholder={designWord}
            defaultValue={find}
            className={styles.input}
          />
        </label>
        {Object.entries(hiddenFields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button type="submit" className={`${buttonClass("outlined")} ${styles.button}`}>
          {search}
        </button>
      </form>
    </search>
  );
}
