import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import styles from "./CitySearch.module.css";

interface CitySearchProps {
  /** Path of the state's page, without language prefix. */
  path: string;
  /** State of the URL: its text, and the filters, which the search keeps. */
  locatorState: LocatorState;
  lang: Lang;
}

/** Search for a city of a state: a plain form to the state's own page, which filters its list or leads to the city. */
export function CitySearch({ path, locatorState: { q, services, open }, lang }: CitySearchProps) {
  const messages = messagesOf(lang);
  return (
    <search>
      <form action={withLang(path, lang)} method="get" className={styles.form}>
        <label htmlFor="city-search" className={styles.label}>
          {messages.yourCity}
        </label>
        <div className={styles.row}>
          <input
            id="city-search"
            type="text"
            role="searchbox"
            name="q"
            maxLength={200}
            defaultValue={q}
            enterKeyHint="search"
            autoComplete="address-level2"
            className={styles.field}
          />
          <button type="submit" className={buttonClass("primary")}>
            {messages.search}
          </button>
        </div>
        {services.length > 0 && <input type="hidden" name="services" value={services.join(",")} />}
        {open && <input type="hidden" name="open" value={open} />}
      </form>
    </search>
  );
}
