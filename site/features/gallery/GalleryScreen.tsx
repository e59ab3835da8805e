import { isFilled } from "@prismicio/client";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { PageQuery } from "../../routing/params";
import { RichText } from "../../ui/RichText/RichText";
import { Section } from "../../ui/Section/Section";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import { PageSlices } from "../page/PageSlices";
import type { GalleryPage } from "../page/pageTypes";
import { WayHere } from "../wayHere/WayHere";
import { DesignGrid } from "./DesignGrid";
import { GalleryFilters, SubFilters } from "./GalleryFilters";
import styles from "./GalleryScreen.module.css";
import { filterHref, toSelection } from "./galleryView";
import { loadDesigns, loadFilters } from "./loadGallery";

interface GalleryScreenProps {
  page: GalleryPage;
  lang: Lang;
  isDraft?: boolean;
  query: PageQuery;
}

/** The key gallery. Its whole state is its address, so that it works without a script and can be shared. */
export async function GalleryScreen({ page, lang, isDraft, query }: GalleryScreenProps) {
  const { title, lead, slices } = page.data;
  const messages = messagesOf(lang);
  const url = page.url ?? withLang("/key-gallery/", lang);
  // Filters first: they say which designs to ask for.
  const filters = (await loadFilters(lang)) ?? [];
  const selection = toSelection(filters, query);
  const designs = await loadDesigns(selection.groups);
  return (
    <>
      <Section color="light blue" curve="bottom" className={styles.head}>
        <div className={styles.row}>
          <WayHere lang={lang} url={url} above={[]} name={messages.keyGallery} />
          <h1 className={styles.title}>{title || messages.keyGallery}</h1>
          {isFilled.richText(lead) && (
            <div className={styles.lead}>
              <RichText field={lead} />
            </div>
          )}
          {filters.length > 0 && <GalleryFilters filters={filters} selected={selection.filter} url={url} lang={lang} />}
        </div>
      </Section>
      <div className={`shell ${styles.body}`}>
        {selection.filter && <SubFilters filter={selection.filter} selected={selection.sub} url={url} lang={lang} />}
        {designs ? (
          <DesignGrid designs={designs} filters={filters} selection={selection} url={url} lang={lang} />
        ) : (
          <div className={styles.missing}>
            <Unavailable message={messages.designsMissing} lang={lang} href={filterHref(url, selection.filter, selection.sub)} />
          </div>
        )}
      </div>
      <PageSlices slices={slices} lang={lang} isDraft={isDraft} />
    </>
  );
}
