import type { SliceLike } from "@prismicio/react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { Lang, LanguagePaths } from "../i18n/languages";
import type { Page } from "../parts/content/loadPage";
import type { FaqPage, GalleryPage } from "../parts/content/pageTypes";
import type { Edition } from "../routing/edition";
import { FaqScreen } from "./faq/FaqScreen";
import { loadFaqList } from "./faq/loadFaqs";
import { galleryLanguagePaths, galleryMetadata } from "./gallery/galleryMetadata";
import { GalleryScreen } from "./gallery/GalleryScreen";
import { guideLanguagePaths } from "./page/guide/guideLanguagePaths";
import { hasGuide, SlicesScreen } from "./page/SlicesScreen";
import { loadServiceCards } from "./products/loadServices";
import { ProductsScreen } from "./products/ProductsScreen";

interface ScreenProps<T extends Page> {
  page: T;
  /** The page's slices, including its list. */
  slices: readonly SliceLike[];
  edition: Edition;
  /** The raw query; each screen parses what it reads of it. */
  query: unknown;
}

/** How pages of a document type are shown. Methods rather than properties, so that each may take its own page type. */
interface DocumentScreen<T extends Page = Page> {
  Screen(props: ScreenProps<T>): ReactNode | Promise<ReactNode>;
  /** Whether the screen renders breadcrumbs and title itself; otherwise they stand above it. */
  hasOwnHead?: boolean;
  /** Whether it searches for kiosks itself, so that no locator bar stands above it. */
  hasOwnSearch?: boolean;
  /** The list that the page exists for. When the editor removed its slice, it is added below the head. */
  list?: { sliceType: string; load(lang: Lang): Promise<object> };
  /** Adapts the page's metadata to the query. */
  metadata?(metadata: Metadata, page: T, lang: Lang, query: unknown): Promise<Metadata>;
  /** Adds the query's view to the page's path in every language. */
  languagePaths?(paths: LanguagePaths, query: unknown): LanguagePaths;
}

/** Document types with a screen of their own. */
export const DOCUMENT_SCREENS = new Map<string, DocumentScreen>([
  ["homepage", { Screen: SlicesScreen, hasOwnHead: true }],
  ["faq", ofType<FaqPage>({ Screen: FaqScreen, hasOwnHead: true })],
  ["faq_page", { Screen: SlicesScreen, list: { sliceType: "faq_list", load: loadFaqList } }],
  [
    "key_gallery",
    ofType<GalleryPage>({ Screen: GalleryScreen, hasOwnHead: true, metadata: galleryMetadata, languagePaths: galleryLanguagePaths }),
  ],
  ["products_page", { Screen: ProductsScreen, list: { sliceType: "service_cards", load: loadServiceCards } }],
]);

const OTHERS: DocumentScreen = { Screen: SlicesScreen };

/** A page with a guide keeps what is chosen in it in every language. */
const WITH_GUIDE: DocumentScreen = { Screen: SlicesScreen, hasOwnSearch: true, languagePaths: guideLanguagePaths };

// Safe: documentScreenOf gives a screen only pages of its own type.
function ofType<T extends Page>(screen: DocumentScreen<T>): DocumentScreen {
  return screen;
}

/** Returns how a page is shown, by its document type; the default is head and slices. */
export function documentScreenOf(page: Page): DocumentScreen {
  return DOCUMENT_SCREENS.get(page.type) ?? (hasGuide(page.data?.slices ?? []) ? WITH_GUIDE : OTHERS);
}
