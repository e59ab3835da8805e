import type { Lang } from "../../i18n/languages";
import { galleryWords } from "../../i18n/gallery";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import { closed, type GalleryState, galleryHref, withoutPlace } from "../../parts/galleryState/galleryState";
import styles from "./GalleryNotes.module.css";
import { toShown } from "./galleryView";
import type { GalleryView } from "./loadGalleryView";

interface GalleryNotesProps {
  view: GalleryView;
  state: GalleryState;
  url: string;
  lang: Lang;
}

/** Notes above the designs: how many there are, and what the page could not show as requested. */
export function GalleryNotes({ view, state, url, lang }: GalleryNotesProps) {
  const { place, stock, designs, filters, selection, open, isOpenMissing } = view;
  const [messages, words] = [messagesOf(lang), galleryWords(lang)];
  const around = place?.kind === "found" ? place : null;
  const count = designs ? toShown(designs, filters, state.find).length : 0;
  return (
    <div className={styles.notes}>
      {isOpenMissing && <Unavailable message={messages.designMissing} lang={lang} href={galleryHref(url, state)} />}
      {state.sku && !open && !isOpenMissing && (
        <div className={styles.note}>
          <h2 className={styles.title}>{words.unknownDesign(state.sku)}</h2>
          <p>{messages.unknownDesignText}</p>
        </div>
      )}
      {around && !stock && (
        <Unavailable
          message={words.stockUnknown(around.words, designs !== null && !selection.groups)}
          lang={lang}
          href={galleryHref(url, state)}
        />
      )}
      {/* Always rendered, so that screen readers announce changes. */}
      <div aria-live="polite" className={styles.status}>
        {around && stock && <Cleared view={view} place={around.words} state={state} url={url} lang={lang} />}
        {count > 0 && <p className={styles.count}>{around && stock ? words.inStock(count, around.words) : words.designs(count)}</p>}
      </div>
    </div>
  );
}

/** Says which filter was cleared because the place has no stock of it, with a link to that filter without the place. */
function Cleared({ view: { selection, filters }, place, state, url, lang }: GalleryNotesProps & { place: string | undefined }) {
  const { cleared, filter } = selection;
  if (!cleared?.label) return null;
  const words = galleryWords(lang);
  const isFilter = filters.some((one) => one === cleared);
  const before = {
    ...withoutPlace(closed(state)),
    ...(isFilter ? { group: cleared.query, sub: undefined } : { group: filter?.query, sub: cleared.query }),
  };
  return (
    <p className={styles.cleared}>
      <span>{words.cleared(cleared.label, place)}</span>{" "}
      <SiteLink href={galleryHref(url, before)} className={styles.undo}>
        {messagesOf(lang).undo}
        <span className="visually-hidden">. {words.undo(cleared.label)}</span>
      </SiteLink>
    </p>
  );
}
