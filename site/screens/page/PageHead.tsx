import { isTitledHero } from "#slices/isHeadOfPage.ts";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { type Breadcrumb, PageBreadcrumbs } from "../../parts/breadcrumbs/PageBreadcrumbs";
import type { Page } from "../../parts/content/loadPage";
import styles from "./PageHead.module.css";
import { pageName } from "./pageName";
import { isService } from "../../parts/content/pageTypes";

/** Head of a page below the home page: breadcrumbs, and the page's name as h1 when no hero has it. */
export function PageHead({ page, lang }: { page: Page; lang: Lang }) {
  // Slices that the graph does not know are not rendered.
  const slices = page.data.slices.filter((slice) => "primary" in slice);
  const crumbs = { lang, url: page.url ?? "/", above: stepsTo(page, lang), name: pageName(page, lang) };
  if (slices[0]?.slice_type === "hero" && slices.some(isTitledHero))
    return (
      <div className={styles.strip} data-breadcrumbs>
        <div className="shell">
          <PageBreadcrumbs {...crumbs} />
        </div>
      </div>
    );
  return (
    <div className={styles.head}>
      <div className="shell">
        <PageBreadcrumbs {...crumbs} />
        {!slices.some(isTitledHero) && <h1 className={styles.title}>{crumbs.name}</h1>}
      </div>
    </div>
  );
}

// Path segments between are categories without a page.
function stepsTo(page: Page, lang: Lang): Breadcrumb[] {
  return isService(page) ? [{ label: messagesOf(lang).productsMenu, href: withLang("/products/", lang) }] : [];
}
