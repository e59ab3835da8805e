import { isFilled } from "@prismicio/client";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./MenuList.module.css";
import type { MenuEntry, MenuLink } from "../chrome/chrome";

/**
 * Returns the `aria-current` value of a menu's link: "page" when it leads to the current page. The page's query does not count, since it
 * holds what the visitor has chosen there (`?kind=carKeys` in the key guide). A link with a query of its own is current at that query
 * alone.
 */
export function currentAt(path: string | undefined, { link }: MenuLink): "page" | undefined {
  return isFilled.link(link) && (link.url === path || link.url === path?.split("?", 1)[0]) ? "page" : undefined;
}

interface MenuListProps {
  entries: readonly MenuEntry[];
  path: string | undefined;
}

/** Menu entries with icon, description and second-level links. */
export function MenuList({ entries, path }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <ContentLink field={entry.link} className={styles.entry} aria-current={currentAt(path, entry)}>
            {entry.service && <ServiceIcon service={entry.service} />}
            <span>
              <span className={styles.label}>{entry.label}</span>
              {entry.description && <span className={styles.description}>{entry.description}</span>}
            </span>
          </ContentLink>
          {entry.links.length > 0 && (
            <ul className={styles.links}>
              {entry.links.map((one) => (
                <li key={one.label}>
                  <ContentLink field={one.link} className={styles.link} aria-current={currentAt(path, one)}>
                    {one.label}
                  </ContentLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
