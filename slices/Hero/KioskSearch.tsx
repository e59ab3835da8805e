import { type Content, isFilled } from "@prismicio/client";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import button from "#site/ui/Button/Button.module.css";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./KioskSearch.module.css";

type SearchFields = Pick<Content.HeroSliceSearch["primary"], "search_label" | "button_label" | "note">;

/** Search for kiosks: a plain form that works without a script. */
export function KioskSearch({ fields: { search_label, button_label, note }, lang }: { fields: SearchFields; lang: Lang }) {
  const messages = messagesOf(lang);
  const label = search_label || messages.searchPlaces;
  return (
    <>
      <search>
        <form action={withLang("/key-services/", lang)} className={styles.form} data-place-search data-place-field noValidate>
          <Icon name="search" />
          <input
            type="text"
            role="searchbox"
            name="q"
            required
            maxLength={200}
            aria-label={label}
            placeholder={label}
            enterKeyHint="search"
            className={styles.field}
          />
          {/* Fills the field where the device remembers a place (locatorBar/fillPlace.ts). */}
          <fill-place hidden />
          <button type="submit" className={`${button.button} ${button.primary} ${styles.submit}`}>
            {button_label || messages.findKiosk}
          </button>
        </form>
      </search>
      {isFilled.richText(note) && (
        <div className={styles.note}>
          <RichText field={note} />
        </div>
      )}
    </>
  );
}
