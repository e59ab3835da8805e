import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import type { LocatorState } from "../locator/locatorState";
import { isSearch, printPoint } from "../locator/locatorState";
import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  state: LocatorState;
  /** Initial value of the box. */
  value: string | undefined;
  /** Whether nothing was found for the value; the children say so. */
  isInvalid?: boolean;
  /** Path that reads the search, with language prefix, if it is not the locator's first page. */
  action?: string;
  /** Whether the button "Find" shows in place of "Clear", as on pages that are for nothing else. */
  hasFind?: boolean;
  /** False when the page has its own "use my location" button. */
  hasLocate?: boolean;
  lang: Lang;
  children?: ReactNode;
}

/**
 * Search box for an address, a postal code or a city, with a button for the visitor's position. It is a plain form that keeps the filters.
 */
export function SearchBox({ state, value, isInvalid = false, hasLocate = true, hasFind = false, action, lang, children }: SearchBoxProps) {
  const messages = messagesOf(lang);
  return (
    <search>
      {/* The data attributes tell parts/placeSearch which place is shown, so that the device can remember it. */}
      <form
        action={action ?? withLang("/key-services/", lang)}
        method="get"
        className={styles.form}
        data-place-search
        noValidate
        data-at={state.at && printPoint(state.at)}
      >
        <div className={`${styles.field} ${hasFind ? styles.withFind : ""}`} data-place-field>
          <button type="submit" className={styles.submit} aria-label={messages.search}>
            <Icon name="search" />
          </button>
          <input
            id="locator-search"
            type="text"
            role="searchbox"
            name="q"
            required
            maxLength={200}
            enterKeyHint="search"
            aria-label={messages.searchPlaces}
            placeholder={messages.searchPlaces}
            defaultValue={value}
            aria-invalid={isInvalid || undefined}
            aria-describedby={children ? "locator-search-help" : undefined}
            className={styles.input}
          />
          <button type="button" data-clear className={styles.clear} aria-label={messages.clear}>
            <Icon name="close" size={16} />
            <span className={styles.wide}>{messages.clear}</span>
          </button>
          {hasLocate && (
            <button type="button" data-locate className={styles.locate}>
              <Icon name="locate" size={18} />
              <span className={styles.wide}>{messages.useMyLocation}</span>
              <span className={styles.narrow}>{messages.nearMe}</span>
            </button>
          )}
          <button type="submit" className={styles.find}>
            {messages.find}
          </button>
        </div>
        {/* Fills the field where the device remembers a place (locatorBar/fillPlace.ts), unless the page shows another. */}
        {value === undefined && !isSearch(state) && <fill-place hidden />}
        <Kept state={state} />
        {children && (
          <div id="locator-search-help" className={styles.help}>
            {children}
          </div>
        )}
      </form>
    </search>
  );
}

/** What a new search keeps of the state. */
function Kept({ state: { services, open, view, sort } }: { state: LocatorState }) {
  return (
    <>
      {services.length > 0 && <input type="hidden" name="services" value={services.join(",")} />}
      {open && <input type="hidden" name="open" value={open} />}
      {view && <input type="hidden" name="view" value={view} />}
      {sort === "name" && <input type="hidden" name="sort" value="name" />}
    </>
  );
}
