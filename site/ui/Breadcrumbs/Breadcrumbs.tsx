import { SiteLink } from "../SiteLink/SiteLink";
import styles from "./Breadcrumbs.module.css";

export interface Crumb {
  label: string;
  /** Without one it is the page itself. */
  href?: string;
}

/** The way from the home page to this one. */
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
