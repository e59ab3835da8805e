import { SiteLink } from "../SiteLink/SiteLink";
import styles from "./Breadcrumbs.module.css";

export interface Crumb {
  label: string;
  /** Missing for the current page. */
  href?: string;
}

/** The breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label: name, href }) => (
          <li key={href ?? name} className={styles.crumb}>
            {href ? (
              <SiteLink href={href} className={styles.link}>
                {name}
              </SiteLink>
            ) : (
              <span aria-current="page" className={styles.current}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
