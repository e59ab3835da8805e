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
      /** Filled in the browser, by a script that comes only where the device knows a place (knownPlace.ts). */
      "known-place": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

/**
 * The visitor's place and the nearest kiosk, on every page; what it opens is a panel over a curtain. The panel is a
 * popover within the bar: the platform closes it on Escape and beside it, and it cannot be there without its bar.
 */
export function LocatorBar({ words, lang }: { words: LocatorBarWords; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <div className={styles.bar}>
      <div className={`shell ${styles.row}`}>
        <Icon name="pin" size={18} />
        {/* React leaves alone what stands within: the server has nothing there, and the browser maybe before React comes. */}
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
      <dialog id={ID} popover="auto" aria-label={words.title} className={styles.panel}>
        <div className={`shell ${styles.content}`}>
          {/* First, for the dialog gives it the focus when it opens. An autofocus would be asked for on every page already. */}
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
 * Other ways to a place, or away from one: what a press does arrives with it (parts/placeSearch, knownPlace.ts). Not there without a
 * script.
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
