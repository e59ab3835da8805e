import { isFilled } from "@prismicio/client";
import { countryOfPlace } from "#shared/forms/regions.ts";
import { withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { pricedText, pricesIn } from "../../i18n/prices";
import type { Edition } from "../../routing/edition";
import { RichText } from "../../ui/RichText/RichText";
import { Section } from "../../ui/Section/Section";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { GalleryPage } from "../../parts/content/pageTypes";
import { PageBreadcrumbs } from "../../parts/breadcrumbs/PageBreadcrumbs";
import { SavedList } from "../../parts/takeAlong/SavedList";
import { FindDesign } from "./FindDesign";
import { DesignGrid } from "./DesignGrid";
import { GalleryFilters, SubFilters } from "./GalleryFilters";
import { GalleryNotes } from "./GalleryNotes";
import styles from "./GalleryScreen.module.css";
import { closed, galleryHref, parseGallery } from "../../parts/galleryState/galleryState";
import { loadGalleryView } from "./loadGalleryView";
import { OpenDesign } from "./OpenDesign";
import { PlaceChoice } from "./PlaceChoice";

interface GalleryScreenProps {
  page: GalleryPage;
  edition: Edition;
  query: unknown;
}

/** The key gallery. Its whole state is in its URL, so it works without scripts and can be shared. */
export async function GalleryScreen({ page, edition, query }: GalleryScreenProps) {
  const { lang } = edition;
  const { title, lead, slices, guide_link } = page.data;
  const { prices } = await loadChrome(edition);
  const messages = messagesOf(lang);
  const url = page.url ?? withLang("/key-gallery/", lang);
  const view = await loadGalleryView(parseGallery(query), lang);
  const price = pricedText("printedKey", pricesIn(prices, lang, countryOfPlace(view.place?.words)), lang);
  const { filters, areFiltersMissing, selection, stock, designs, place, state } = view;
  const shared = { state, url, lang };
  return (
    <>
      {view.open && <OpenDesign design={view.open} guide={guide_link} {...{ filters, place, prices }} {...shared} />}
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.row}>
          <PageBreadcrumbs lang={lang} url={url} above={[]} name={messages.keyGallery} />
          <div className={styles.top}>
            <div>
              <h1 className={styles.title}>{title || messages.keyGallery}</h1>
              {isFilled.richText(lead) && (
                <div className={styles.lead}>
                  <RichText field={lead} />
                </div>
              )}
              {price && <p className={styles.price}>{price}</p>}
            </div>
            <PlaceChoice place={place} {...shared} />
          </div>
          {areFiltersMissing && <Unavailable message={messages.filtersMissing} lang={lang} href={galleryHref(url, state)} />}
          {filters.length > 0 && <GalleryFilters filters={filters} selected={selection.filter} stock={stock} {...shared} />}
        </div>
      </Section>
      <div className={`shell ${styles.body}`}>
        <FindDesign key={state.find} {...shared} state={closed(state)} />
        {selection.filter && <SubFilters filter={selection.filter} selected={selection.sub} stock={stock} {...shared} />}
        <GalleryNotes view={view} {...shared} />
        {designs ? (
          <DesignGrid designs={designs} view={view} {...shared} />
        ) : (
          <div className={styles.missing}>
            <Unavailable message={messages.designsMissing} lang={lang} href={galleryHref(url, state)} />
          </div>
        )}
        <SavedList kind="design" lang={lang} />
      </div>
      <PageSlices slices={slices} documentId={page.id} edition={edition} hasHeading />
    </>
  );
}
