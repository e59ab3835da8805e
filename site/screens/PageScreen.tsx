import type { Edition } from "../routing/edition";
import { languagePathsOfPage } from "../parts/content/languagePathsOfPage";
import type { Page } from "../parts/content/loadPage";
import { PageFrame } from "../parts/frame/PageFrame";
import { PageStructuredData } from "../parts/seo/PageStructuredData";
import { withListSlice } from "../parts/sliceZone/withListSlice";
import { documentScreenOf } from "./documentScreens";
import { PageHead } from "./page/PageHead";

interface PageScreenProps {
  page: Page;
  edition: Edition;
  /** The raw query; each screen parses what it reads of it. */
  query: unknown;
}

/** A content page with header and footer. */
export function PageScreen({ page, edition, query }: PageScreenProps) {
  const { hasOwnHead, hasOwnSearch, languagePaths } = documentScreenOf(page);
  const paths = languagePathsOfPage(page);
  return (
    <PageFrame edition={edition} languagePaths={languagePaths?.(paths, query) ?? paths} layout={page.data} hasOwnSearch={hasOwnSearch}>
      {!hasOwnHead && <PageHead page={page} lang={edition.lang} />}
      <Content page={page} edition={edition} query={query} />
      <PageStructuredData page={page} edition={edition} />
    </PageFrame>
  );
}

/** The screen of the page's document type, with the list that the page exists for. */
async function Content({ page, edition, query }: PageScreenProps) {
  const { Screen, list } = documentScreenOf(page);
  const { slices } = page.data;
  const withItsList = list ? await withListSlice(slices, list.sliceType, () => list.load(edition.lang)) : slices;
  return <Screen page={page} slices={withItsList} edition={edition} query={query} />;
}
