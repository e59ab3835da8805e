import { galleryWords } from "../../i18n/gallery";
import type { Lang } from "../../i18n/languages";
import { formatCount } from "../../i18n/formatNumber";
import { messagesOf } from "../../i18n/messages";
import { tileSources } from "../../ui/ContentImage/imageSizes";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./GalleryFilters.module.css";
import { closed, type GalleryState, galleryHref } from "../../parts/galleryState/galleryState";
import { countStock, type Filter, type GallerySelection, type Stock, type SubFilter, toCodes } from "./galleryView";

interface FiltersProps {
  /** Stock at the chosen place; null when no place is chosen or it is unknown. */
  stock: readonly Stock[] | null;
  state: GalleryState;
  url: string;
  lang: Lang;
}

/** The gallery's filters with their pictures, as links. A filter without stock is gray but can be followed. */
export function GalleryFilters({
  filters,
  selected,
  stock,
  state,
  url,
  lang,
}: FiltersProps & { filters: readonly Filter[]; selected: GallerySelection["filter"] }) {
  const { designFilters, allDesigns } = messagesOf(lang);
  return (
    <nav aria-label={designFilters}>
      <ul className={styles.filters}>
        <FilterLink
          href={hrefOf(url, state)}
          label={allDesigns}
          isSelected={!selected}
          image={{ src: "/assets/all-designs.svg" }}
          lang={lang}
        />
        {filters
          .filter(({ label, query }) => label && query.length > 0)
          .map((filter) => (
            <FilterLink
              key={filter.id}
              href={hrefOf(url, state, filter)}
              label={filter.label!}
              isSelected={filter === selected}
              isAbsent={stock !== null && countStock(filter, stock) === 0}
              image={filter.imageUrl ? tileSources(filter.imageUrl) : null}
              lang={lang}
            />
          ))}
      </ul>
    </nav>
  );
}

/** Returns the URL of another filter at the same place, from its first page. */
function hrefOf(url: string, state: GalleryState, filter: Filter | null = null, sub: SubFilter | null = null): string {
  return galleryHref(url, { ...closed(state), page: 1, ...toCodes({ filter, sub }) });
}

interface FilterLinkProps {
  href: string;
  label: string;
  image: { src: string; srcSet?: string } | null;
  isSelected: boolean;
  isAbsent?: boolean;
  lang: Lang;
}

function FilterLink({ href, label, image, isSelected, isAbsent = false, lang }: FilterLinkProps) {
  return (
    <li>
      <SiteLink
        href={href}
        className={`${styles.filter} ${isAbsent ? styles.absent : ""}`}
        aria-current={isSelected ? "true" : undefined}
        aria-label={isAbsent ? galleryWords(lang).absent(label) : undefined}
      >
        {/* Low priority: on a slow connection the labels come first. */}
        {image ? (
          // oxlint-disable-next-line nextjs/no-img-element -- the BFF serves the picture; Next's optimizer would ask upstream itself
          <img {...image} alt="" width={80} height={80} loading="lazy" fetchPriority="low" decoding="async" className={styles.picture} />
        ) : (
          <span className={styles.picture} />
        )}
        <span>{label}</span>
      </SiteLink>
    </li>
  );
}

/** The sub-filters of a filter; renders nothing without any. At a place, each with its number in stock. */
export function SubFilters({
  filter,
  selected,
  stock,
  state,
  url,
  lang,
}: FiltersProps & { filter: Filter; selected: GallerySelection["sub"] }) {
  const { narrowDown, allOf } = messagesOf(lang);
  const offered = filter.subFilters.filter(({ label, query }) => label && query.length > 0);
  if (offered.length === 0) return null;
  const countOf = (one: Pick<Filter, "query">) => (stock ? countStock(one, stock) : null);
  return (
    <nav aria-label={narrowDown}>
      <ul className={styles.chips}>
        <Chip
          href={hrefOf(url, state, filter)}
          label={`${allOf} ${filter.label}`}
          isSelected={!selected}
          count={countOf(filter)}
          lang={lang}
        />
        {offered.map((sub) => (
          <Chip
            key={sub.query.join()}
            href={hrefOf(url, state, filter, sub)}
            label={sub.label!}
            isSelected={sub === selected}
            count={countOf(sub)}
            lang={lang}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  href: string;
  label: string;
  isSelected: boolean;
  /** Null when unknown. */
  count: number | null;
  lang: Lang;
}

function Chip({ href, label, isSelected, count, lang }: ChipProps) {
  return (
    <li>
      <SiteLink href={href} className={`${styles.chip} ${count === 0 ? styles.none : ""}`} aria-current={isSelected ? "true" : undefined}>
        {label}
        {count !== null && <span className={styles.count}> {formatCount(count, lang)}</span>}
      </SiteLink>
    </li>
  );
}
