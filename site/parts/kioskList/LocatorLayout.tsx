import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./LocatorLayout.module.css";
import { Icon } from "../../ui/Icon/Icon";
import { ViewSwitch } from "./ViewSwitch";

interface LocatorLayoutProps {
  /** Breadcrumbs and h1. */
  title: ReactNode;
  /** Search box and filters. */
  search: ReactNode;
  /** What the list holds, in words. */
  summary?: ReactNode;
  list: ReactNode;
  /** Null without a map to show. */
  map: ReactNode;
  /** Whether narrow screens show the map above the list too, in small. */
  hasSmallMap?: boolean;
  lang: Lang;
}

/**
 * A list of kiosks beside their map. The list comes first in the document. Below 960 pixels a small map stands between search and list, and
 * a switch makes it fill the screen, with the list's kiosks as cards in a row over its lower edge.
 */
export function LocatorLayout({ title, search, summary, list, map, hasSmallMap = true, lang }: LocatorLayoutProps) {
  const { view, viewList, viewMap } = messagesOf(lang);
  return (
    <div className={styles.frame}>
      <div className={styles.screen} data-list-and-map>
        <div className={styles.head}>
          <div className={styles.title}>{title}</div>
          {search}
          {summary && <div className={styles.summary}>{summary}</div>}
        </div>
        <div className={styles.list} data-cards>
          {list}
        </div>
        {map && <div className={`${styles.map} ${hasSmallMap ? "" : styles.large}`}>{map}</div>}
        {map && (
          <div className={styles.switch}>
            <ViewSwitch label={view} list={<View icon="menu">{viewList}</View>} map={<View icon="pin">{viewMap}</View>} />
          </div>
        )}
      </div>
    </div>
  );
}

function View({ icon, children }: { icon: "menu" | "pin"; children: string }) {
  return (
    <>
      <Icon name={icon} size={18} />
      {children}
    </>
  );
}
