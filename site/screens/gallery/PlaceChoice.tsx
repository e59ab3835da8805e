import type { Lang } from "../../i18n/languages";
import { galleryWords } from "../../i18n/gallery";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { GalleryPlace } from "./galleryPlace";
import { closed, type GalleryState, galleryHref, withoutPlace } from "../../parts/galleryState/galleryState";
import styles from "./PlaceChoice.module.css";
import { PlaceForm } from "./PlaceForm";

interface PlaceChoiceProps {
  place: GalleryPlace | null;
  /** State for links, without values that lead nowhere. */
  state: GalleryState;
  url: string;
  lang: Lang;
}

/** The place whose stock is shown, with links to change or remove it; or the search for a place. */
export function PlaceChoice({ place, state, url, lang }: PlaceChoiceProps) {
  const messages = messagesOf(lang);
  const closedState = closed(state);
  if (place?.kind !== "found") {
    return (
      <div className={styles.card}>
        <PlaceForm label={messages.stockNearYou} state={closedState} url={url} value={place?.words} isInvalid={place !== null} lang={lang}>
          {place && <p>{place.isSilent ? messages.searchStopped : galleryWords(lang).noPlace(place.words)}</p>}
        </PlaceForm>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {/* The summary stands among the links, its search form below them. */}
      <details className={styles.place}>
        <summary className={styles.line}>
          <span className={styles.pin}>
            <Icon name="pin" />
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{messages.inStock}</span>{" "}
            <strong className={styles.name}>{galleryWords(lang).near(place.words)}</strong>
          </span>
          <span className={styles.change}>{messages.change}</span>
        </summary>
        <div className={styles.search}>
          <PlaceForm label={messages.whereAreYou} state={closedState} url={url} value={place.words} lang={lang} />
        </div>
      </details>
      <SiteLink href={galleryHref(url, withoutPlace(closedState))} className={styles.all}>
        {messages.showAll}
      </SiteLink>
    </div>
  );
}
