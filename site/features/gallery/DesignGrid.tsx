import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { DesignCard } from "./DesignCard";
import styles from "./DesignGrid.module.css";
import { byGroup, filterHref, type GallerySelection } from "./galleryView";

interface DesignGridProps {
  designs: readonly DesignCardFragment[];
  filters: readonly GalleryFilterFragment[];
  selection: GallerySelection;
  url: string;
  lang: Lang;
}

/** Designs by group, each under its name. A filter of one group needs no second heading, only its own. */
export function DesignGrid({ designs, filters, selection, url, lang }: DesignGridProps) {
  const groups = byGroup(designs, filters);
  if (groups.length === 0) return <NoDesigns url={url} lang={lang} isFiltered={selection.filter !== null} />;
  const own = (selection.sub ?? selection.filter)?.label;
  const { moreDesigns } = messagesOf(lang);
  // The pictures that a visitor sees first are fetched first.
  return groups.map(({ code, label, designs: shown }, place) => (
    <section key={code} aria-labelledby={`group-${code}`} className={styles.group}>
      <h2 id={`group-${code}`} className={styles.title}>
        {(groups.length === 1 && own) || label || moreDesigns} <span className={styles.count}>{shown.length}</span>
      </h2>
      <ul className={styles.grid}>
        {shown.map((design, index) => (
          <DesignCard key={design.designId} design={design} isFirst={place === 0 && index < 4} />
        ))}
      </ul>
    </section>
  ));
}

function NoDesigns({ url, lang, isFiltered }: { url: string; lang: Lang; isFiltered: boolean }) {
  const { noDesigns, noDesignsText, allDesignsButton } = messagesOf(lang);
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{noDesigns}</h2>
      <p>{noDesignsText}</p>
      {isFiltered && (
        <SiteLink href={filterHref(url)} className={`${button.button} ${button.secondary}`}>
          {allDesignsButton}
        </SiteLink>
      )}
    </div>
  );
}
