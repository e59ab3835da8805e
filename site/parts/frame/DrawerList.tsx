import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { Icon } from "../../ui/Icon/Icon";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import styles from "./DrawerList.module.css";
import { currentAt } from "./MenuList";
import list from "./MenuList.module.css";
import { currentEntry, linksOf } from "./menuLinks";
import type { MenuEntry } from "../chrome/chrome";

interface DrawerListProps {
  entries: readonly MenuEntry[];
  path: string | undefined;
}

/** Menu entries with name and icon. The second level of an entry unfolds by `<details>`, which works without JavaScript. */
export function DrawerList({ entries, path }: DrawerListProps) {
  const current = currentEntry(entries, path);
  return (
    <ul className={list.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.links.length > 0 ? (
            <Group entry={entry} path={path} isOpen={entry === current} />
          ) : (
            <ContentLink field={entry.link} className={list.entry} aria-current={currentAt(path, entry)}>
              <Name entry={entry} />
            </ContentLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Group({ entry, path, isOpen }: { entry: MenuEntry; path: string | undefined; isOpen: boolean }) {
  const links = linksOf(entry);
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={`${list.entry} ${styles.opener}`}>
        <Name entry={entry} />
        <Icon name="down" size={14} />
      </summary>
      <ul className={list.links}>
        {links.map((one) => (
          <li key={one.label}>
            <ContentLink field={one.link} className={`${list.link} ${styles.link}`} aria-current={currentAt(path, one)}>
              {one.label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Name({ entry: { service, label } }: { entry: MenuEntry }) {
  return (
    <>
      {service && <ServiceIcon service={service} />}
      <span className={list.label}>{label}</span>
    </>
  );
}
