import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import { toTel } from "../../ui/toTel";
import type { Call } from "../chrome/chrome";
import type { LocatorState } from "../locator/locatorState";
import styles from "./LocatorLayout.module.css";
import { ViewSwitch } from "./ViewSwitch";

interface LocatorLayoutProps {
  /** Breadcrumbs and h1, with what stands beside it. */
  title: ReactNode;
  /** Search box and filters. */
  search: ReactNode;
  list: ReactNode;
  /** Null without a map to show. */
  map: ReactNode;
  /** The addresses of list and map, of which narrow screens show one; undefined for a page without a list. */
  views?: { list: string; map: string };
  /** Which of the two narrow screens show at first. */
  view?: LocatorState["view"];
  /** Whether the page is where searches begin: a large title, and on narrow screens the map's picture above the list. */
  isStart?: boolean;
  /** Whether the map of such a page is higher on tablets, for one with names beside its rings. */
  hasHighMap?: boolean;
  /** Whether narrow screens show the map's picture below the list, above the number to call. */
  hasMapBelow?: boolean;
  /** The locksmith's number; by night it stands at the lower edge of narrow screens. */
  call?: Call | null;
  lang: Lang;
}

/** Id of the map, for the link that skips the list. */
const MAP = "kiosk-map";

/**
 * A list of kiosks beside their map. Below 960 pixels one of them shows, by a bar at the lower edge of the screen; in place of the list,
 * its kiosks are cards in a row below the map.
 */
export function LocatorLayout({ title, search, list, map, views, view, isStart, hasHighMap, hasMapBelow, call, lang }: LocatorLayoutProps) {
  const nightCall = views && call;
  const looks = [
    views && styles.withList,
    isStart && styles.start,
    hasHighMap && styles.highMap,
    hasMapBelow && styles.mapBelow,
    !map && styles.alone,
  ];
  const { view: label, viewList, viewMap, skipList, lockedOut, dayAndNight } = messagesOf(lang);
  return (
    <div className={`${styles.frame} ${nightCall ? styles.withCall : ""}`} data-list-and-map={view ?? "list"}>
      <div className={[styles.screen, ...looks].filter(Boolean).join(" ")}>
        <div className={styles.title}>{title}</div>
        <div className={styles.search}>{search}</div>
        {map && views && (
          <a href={`#${MAP}`} className={styles.skip}>
            {skipList}
          </a>
        )}
        <div className={styles.list} data-cards>
          {list}
        </div>
        {map && (
          <div id={MAP} tabIndex={-1} className={styles.map}>
            {map}
          </div>
        )}
      </div>
      {nightCall && (
        <a href={toTel(nightCall.number)} className={styles.nightCall}>
          <Icon name="phone" size={22} />
          <span>
            {lockedOut} {dayAndNight} <strong>{nightCall.number}</strong>
          </span>
        </a>
      )}
      {map && views && (
        <ViewSwitch
          label={label}
          views={views}
          initial={view ?? "list"}
          list={<View icon="menu">{viewList}</View>}
          map={<View icon="map">{viewMap}</View>}
        />
      )}
    </div>
  );
}

function View({ icon, children }: { icon: "menu" | "map"; children: string }) {
  return (
    <>
      <Icon name={icon} size={18} />
      {children}
    </>
  );
}
