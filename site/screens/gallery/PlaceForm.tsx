import { type ReactNode, useId } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import { printPoint } from "../../parts/locator/locatorState";
import search from "../../parts/kioskList/SearchBox.module.css";
import { OfferPlace } from "../../parts/locatorBar/OfferPlace";
import { type GalleryState, galleryHref, withoutPlace } from "../../parts/galleryState/galleryState";
import styles from "./PlaceForm.module.css";

interface PlaceFormProps {
  label: string;
  state: GalleryState;
  /** URL of the gallery. */
  url: string;
  /** Initial value of the field. */
  value?: string;
  /** Whether nothing was found for the value; the children say so. */
  isInvalid?: boolean;
  /** Whether the button "Find" shows in the field, with the visitor's position above it: the browser then points out an empty field. */
  hasFind?: boolean;
  lang: Lang;
  children?: ReactNode;
}

/** Search for a place whose stock is shown: a plain form that keeps the other parameters. A script adds suggestions (parts/placeSearch). */
export function PlaceForm({ label, state, url, value, isInvalid = false, hasFind = false, lang, children }: PlaceFormProps) {
  const messages = messagesOf(lang);
  const id = useId();
  const { group, sub, find, sku, at } = state;
  const hiddenFields = { group: group?.join(), sub: sub?.join(), find, sku };
  return (
    <search>
      <form
        action={url}
        method="get"
        className={styles.form}
        data-place-search="designs"
        data-at={at && printPoint(at)}
        noValidate={!hasFind}
      >
        <div className={styles.labels}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <OfferPlace href={galleryHref(url, withoutPlace(state))} label={messages.usePlace} className={styles.offer} />
          {hasFind && (
            <button type="button" data-locate className={`${search.locate} ${styles.near}`}>
              <Icon name="locate" size={18} />
              {messages.nearMe}
            </button>
          )}
        </div>
        <div className={`${search.field} ${hasFind ? search.withFind : ""}`} data-place-field>
          <button type="submit" className={search.submit} aria-label={messages.search}>
            <Icon name="search" />
          </button>
          <input
            id={id}
            type="text"
            role="searchbox"
            name="q"
            required
            maxLength={200}
            enterKeyHint="search"
            placeholder={messages.searchPlaces}
            defaultValue={value}
            aria-invalid={isInvalid || undefined}
            aria-describedby={children ? `${id}-help` : undefined}
            className={search.input}
          />
          <button type="button" data-clear className={search.clear} aria-label={messages.clear}>
            <Icon name="close" size={18} />
          </button>
          {hasFind ? (
            <button type="submit" className={search.find}>
              {messages.find}
            </button>
          ) : (
            <button type="button" data-locate className={search.locate} aria-label={messages.useMyLocation}>
              <Icon name="locate" />
            </button>
          )}
        </div>
        {Object.entries(hiddenFields).map(([name, codes]) => codes && <input key={name} type="hidden" name={name} value={codes} />)}
        {children && (
          <div id={`${id}-help`} className={styles.help}>
            {children}
          </div>
        )}
      </form>
    </search>
  );
}
