import { SliceZone } from "@prismicio/react";
import { components } from "../../../slices";
import { isLang } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import type { LayoutFields } from "../chrome/layouts";
import { type LanguagePaths, PageFrame } from "../chrome/PageFrame";
import { FaqHead } from "./FaqHead";
import type { Page } from "./loadPage";

/** A page of content: its slices in the editor's order. A slice or a variation without a model is skipped; the BFF has logged it. */
export function PageScreen({ page, edition }: { page: Page; edition: Edition }) {
  // What the graph does not know comes without content, though its slice_type may be one that we have a component for.
  const slices = page.data.slices.filter((slice) => "primary" in slice);
  return (
    <PageFrame edition={edition} languagePaths={languagePathsOf(page)} layout={layoutOf(page)}>
      {"question" in page.data && <FaqHead question={page.data.question} answer={page.data.answer} />}
      <SliceZone slices={slices} components={components} context={{ lang: edition.lang }} defaultComponent={Nothing} />
    </PageFrame>
  );
}

// Not every type of page lets its editor choose.
function layoutOf({ data }: Page): LayoutFields {
  return "layout" in data ? data : {};
}

function Nothing() {
  return null;
}

/** Where the page stands in every language it exists in. */
export function languagePathsOf(page: Page): LanguagePaths {
  const all = [{ lang: page.lang, url: page.url }, ...page.alternate_languages];
  return Object.fromEntries(all.filter(({ lang, url }) => isLang(lang) && url).map(({ lang, url }) => [lang, url]));
}
