import { isFilled } from "@prismicio/client";
import type { HTMLAttributes } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import { RichText } from "../../ui/RichText/RichText";
import type { LocatorBarWords } from "../chrome/chrome";
import styles from "./LocatorBar.module.css";
import { PlaceSearch } from "./PlaceSearch";

const ID = "locator-panel";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in the browser, by a script that loads only when the device remembers a place (rememberedPlace.ts). */
      "known-place": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

/**
 * Bar with the visitor's place and the nearest kiosk, and a panel to change the place. The panel is a popover within the bar: the browser
 * closes it on Escape or a click outside.
 */
export function LocatorBar({ words, lang }: { words: LocatorBarWords; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <div className={styles.bar}>
      <div className={`shell ${styles.row}`}>
        <Icon name="pin" size={18} />
        {/* React does not touch its content: it is empty on the server, and the browser may fill it before hydration. */}
        <known-place
          data-lang={lang}
          data-label={words.label}
          data-nearest={messages.nearestKiosk}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
        <p className={styles.empty}>{words.emptyText}</p>
        <button type="button" popoverTarget={ID} className={styles.opener}>
          <span className={styles.whenEmpty}>{words.buttonLabel}</span>
          <span className={styles.whenKnown}>{words.changeLabel}</span>
        </button>
      </div>
      <dialog id={ID} popover="auto" aria-label={words.title} data-covers="body > :not(header)" className={styles.panel}>
        <div className={`shell ${styles.content}`}>
          {/* First, so that the panel focuses it on opening. An autofocus attribute would act on every page load. */}
          <PlaceSearch
            action={withLang("/key-services/", lang)}
            label={words.title}
            button={words.buttonLabel}
            placeholder={words.placeholder}
            ways={<Ways lang={lang} />}
          >
            {isFilled.richText(words.text) && <RichText field={words.text} />}
          </PlaceSearch>
          <button type="button" popoverTarget={ID} popoverTargetAction="hide" className={styles.closer} aria-label={messages.close}>
            <Icon name="close" size={22} />
          </button>
        </div>
      </dialog>
    </div>
  );
}

/**
 * Buttons for the visitor's position, and to forget the place. Their code loads on a press (parts/placeSearch, rememberedPlace.ts). Hidden
 * without scripts.
 */
function Ways({ lang }: { lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <div className={styles.ways}>
      <button type="button" data-locate className={styles.way}>
        <Icon name="locate" size={18} />
        {messages.useMyLocation}
      </button>
      <button type="button" data-forget-place popoverTarget={ID} popoverTargetAction="hide" className={`${styles.way} ${styles.forget}`}>
        <Icon name="close" size={18} />
        {messages.forgetPlace}
      </button>
    </div>
  );
}
