import type { LanguagePaths } from "../i18n/languagePaths";
import { languagePathsOfPage } from "../parts/content/languagePathsOfPage";
import type { Edition } from "../routing/edition";
import { readFormState } from "../forms/readFormState";
import { PageFrame } from "../parts/frame/PageFrame";
import { FaqListScreen } from "./faq/FaqListScreen";
import { FaqScreen } from "./faq/FaqScreen";
import { galleryHref, parseGallery } from "../parts/gallery/galleryState";
import { GalleryScreen } from "./gallery/GalleryScreen";
import { ProductsScreen } from "./products/ProductsScreen";
import type { Page } from "../parts/content/loadPage";
import { PageData } from "../parts/seo/PageData";
import { PageHead } from "./page/PageHead";
import { PageSlices } from "../parts/sliceZone/PageSlices";
import { isFaq, isGallery } from "../parts/content/pageTypes";

interface PageScreenProps {
  page: Page;
  edition: Edition;
  /** As it came: what a page reads of it, it checks. */
  query: unknown;
}

/** A page of content within the site's frame. */
export function PageScreen(props: PageScreenProps) {
  return (
    <PageFrame edition={props.edition} languagePaths={pathsOf(props)} layout={props.page.data}>
      <Screen {...props} />
      <PageData page={props.page} edition={props.edition} />
    </PageFrame>
  );
}

/** What its type makes of a page; most are nothing but their head and their slices. */
function Screen({ page, edition, query }: PageScreenProps) {
  if (isFaq(page)) return <FaqScreen page={page} edition={edition} />;
  if (isGallery(page)) return <GalleryScreen page={page} edition={edition} query={query} />;
  return (
    <>
      {page.type !== "homepage" && <PageHead page={page} lang={edition.lang} />}
      <ScreenBelowHead page={page} edition={edition} query={query} />
    </>
  );
}

function ScreenBelowHead({ page, edition, query }: PageScreenProps) {
  if (page.type === "faq_page") return <FaqListScreen page={page} edition={edition} />;
  if (page.type === "products_page") return <ProductsScreen page={page} edition={edition} />;
  return <PageSlices slices={page.data.slices} form={readFormState(query)} edition={edition} />;
}

// What is chosen in the gallery is the same in every language.
function pathsOf({ page, query }: PageScreenProps): LanguagePaths {
  const paths = languagePathsOfPage(page);
  if (!isGallery(page)) return paths;
  const state = parseGallery(query);
  return Object.fromEntries(Object.entries(paths).map(([lang, path]) => [lang, galleryHref(path, state)]));
}
