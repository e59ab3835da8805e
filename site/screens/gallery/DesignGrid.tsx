import type { DesignCardFragment } from "../../bff/__generated__/operations";
import { galleryWords } from "../../i18n/gallery";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { buttonClass } from "../../ui/Button/Button";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { DesignCard } from "./DesignCard";
import styles from "./DesignGrid.module.css";
import { closed, type GalleryState, galleryHref, withoutPlace } from "../../parts/galleryState/galleryState";
import { PAGE_SIZE, toShown } from "./galleryView";
import type { GalleryView } from "./loadGalleryView";

interface DesignGridProps {
  designs: readonly DesignCardFragment[];
  view: GalleryView;
  state: GalleryState;
  url: string;
  lang: Lang;
}

/** The designs in one grid. */
export function DesignGrid({ designs, view, state, url, lang }: DesignGridProps) {
  const { filters, selection, open } = view;
  const all = toShown(designs, filters, state.find);
  if (all.length === 0) return <NoDesigns view={view} state={state} url={url} lang={lang} />;
  const visible = all.slice(0, state.page * PAGE_SIZE);
  return (
    // data-keys: keys are gray while they load; data-arrow-keys: arrow keys move between them (site/navigation).
    <div data-keys data-arrow-keys>
      <h2 className="visually-hidden">{(selection.sub ?? selection.filter)?.label ?? messagesOf(lang).allDesigns}</h2>
      <ul className={styles.grid}>
        {visible.map((design, index) => (
          <DesignCard
            key={design.designId}
            id={`design-${index + 1}`}
            design={design}
            href={design.skuId === null ? null : galleryHref(url, { ...state, sku: String(design.skuId) })}
            isStocked={view.stock !== null}
            isOpen={design.designId === open?.designId}
            lang={lang}
          />
        ))}
      </ul>
      <GridEnd visibleCount={visible.length} total={all.length} view={view} state={closed(state)} url={url} lang={lang} />
    </div>
  );
}

type EndProps = Omit<DesignGridProps, "designs"> & { visibleCount: number; total: number };

/** Link to more of the list, at its next row; or, when a place has narrowed it, to all designs. */
function GridEnd({ visibleCount, total, view: { place, stock }, state, url, lang }: EndProps) {
  const words = resultWords(lang);
  const around = place?.kind === "found" && stock !== null ? place : null;
  if (visibleCount >= total && !around) return null;
  const page = Math.ceil(visibleCount / PAGE_SIZE) + 1;
  return (
    <div className={styles.end}>
      {visibleCount < total ? (
        <>
          <p className={styles.endText}>{words.shown(visibleCount, total)}</p>
          <SiteLink
            href={`${galleryHref(url, { ...state, page })}#design-${visibleCount + 1}`}
            rel="next"
            className={buttonClass("outlined")}
          >
            {words.showMore(Math.min(PAGE_SIZE, total - visibleCount))}
          </SiteLink>
        </>
      ) : (
        <>
          <div>
            <p className={styles.endTitle}>{galleryWords(lang).allShown(total, around!.words)}</p>
            <p className={styles.endText}>{messagesOf(lang).stillEverywhere}</p>
          </div>
          <SiteLink href={galleryHref(url, withoutPlace(state))} className={buttonClass("outlined")}>
            {messagesOf(lang).allDesignsButton}
          </SiteLink>
        </>
      )}
    </div>
  );
}

/** Says why there are no designs, and offers a way on. */
function NoDesigns({ view: { place, stock, selection }, state, url, lang }: Omit<DesignGridProps, "designs">) {
  const messages = messagesOf(lang);
  const around = place?.kind === "found" && stock !== null ? place : null;
  const { find, ...others } = closed(state);
  if (find) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.emptyTitle}>{galleryWords(lang).noneFound(find)}</h2>
        <p>{messages.noneFoundText}</p>
        <SiteLink href={galleryHref(url, { ...others, page: 1 })} className={buttonClass("secondary")}>
          {messages.allDesignsButton}
        </SiteLink>
      </div>
    );
  }
  const everything = around ? withoutPlace(others) : { page: 1 };
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{around ? galleryWords(lang).noneHere(around.words) : messages.noDesigns}</h2>
      <p>{around ? messages.noneHereText : messages.noDesignsText}</p>
      {(around || selection.filter) && (
        <SiteLink href={galleryHref(url, everything)} className={buttonClass("secondary")}>
          {messages.allDesignsButton}
        </SiteLink>
      )}
    </div>
  );
}
