import type { GalleryFilterFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./GalleryFilters.module.css";
import { filterHref, type GallerySelection } from "./galleryView";

interface GalleryFiltersProps {
  filters: readonly GalleryFilterFragment[];
  selected: GallerySelection["filter"];
  url: string;
  lang: Lang;
}

/** The gallery's filters with their pictures, as links. */
export function GalleryFilters({ filters, selected, url, lang }: GalleryFiltersProps) {
  const { designFilters, allDesigns } = messagesOf(lang);
  return (
    <nav aria-label={designFilters}>
      <ul className={styles.filters}>
        <Filter href={filterHref(url)} label={allDesigns} isSelected={!selected} image="/assets/all-designs.svg" />
        {filters
          .filter(({ label, query }) => label && query.length > 0)
          .map((filter) => (
            <Filter
              key={filter.id}
              href={filterHref(url, filter)}
              label={filter.label!}
              isSelected={filter === selected}
              image={filter.image_url ? toMediaPath(filter.image_url) : null}
            />
          ))}
      </ul>
    </nav>
  );
}

function Filter({ href, label, image, isSelected }: { href: string; label: string; image: string | null; isSelected: boolean }) {
  return (
    <li>
      <SiteLink href={href} className={styles.filter} aria-current={isSelected ? "true" : undefined}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- a small drawing that the BFF serves */}
        {image ? <img src={image} alt="" width={80} height={80} className={styles.picture} /> : <span className={styles.picture} />}
        <span>{label}</span>
      </SiteLink>
    </li>
  );
}

interface SubFiltersProps {
  filter: GalleryFilterFragment;
  selected: GallerySelection["sub"];
  url: string;
  lang: Lang;
}

/** The narrower filters of one filter; nothing where it has none. */
export function SubFilters({ filter, selected, url, lang }: SubFiltersProps) {
  const { narrowDown, allOf } = messagesOf(lang);
  const offered = filter.subFilters.filter(({ label, query }) => label && query.length > 0);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={narrowDown}>
      <ul className={styles.chips}>
        <Chip href={filterHref(url, filter)} label={`${allOf} ${filter.label}`} isSelected={!selected} />
        {offered.map((sub) => (
          <Chip key={sub.query.join()} href={filterHref(url, filter, sub)} label={sub.label!} isSelected={sub === selected} />
        ))}
      </ul>
    </nav>
  );
}

function Chip({ href, label, isSelected }: { href: string; label: string; isSelected: boolean }) {
  return (
    <li>
      <SiteLink href={href} className={styles.chip} aria-current={isSelected ? "true" : undefined}>
        {label}
      </SiteLink>
    </li>
  );
}
