import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { formatCount } from "../../i18n/formatNumber";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Open } from "../../i18n/results";
import { filterName, KIOSK_SERVICES, type Service } from "../../i18n/services";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./FilterChips.module.css";
import type { Listing, ServiceCount } from "./listing";
import { type LocatorState, printState } from "../locator/locatorState";

interface FilterChipsProps {
  /** Path of the screen, with language prefix. */
  path: string;
  state: LocatorState;
  services: readonly ServiceCount[];
  /** How many are open; null when unknown, undefined when the screen has no filter for hours. */
  open?: Listing["open"];
  lang: Lang;
}

/**
 * Filters as links, each to the same list with that filter added or removed. Those that few ask for show after "More", and when they are
 * chosen.
 */
export function FilterChips({ path, state, services, open, lang }: FilterChipsProps) {
  const messages = messagesOf(lang);
  const to = (changed: Partial<LocatorState>) => path + printState({ ...state, page: 1, ...changed });
  const toggled = (service: Service) =>
    state.services.includes(service) ? state.services.filter((one) => one !== service) : [...state.services, service];
  const countOf = (service: Service) => services.find((one) => one.service === service)?.kioskCount;
  const chipOfService = (service: Service) => (
    <Chip
      key={service}
      id={`service-${service}`}
      href={to({ services: toggled(service) })}
      isChosen={state.services.includes(service)}
      // A locksmith comes to the visitor: a number of kiosks says nothing.
      count={service === "locksmith" ? undefined : countOf(service)}
      icon={<span className={`${styles.dot} ${styles[service]}`} />}
      isExtra={service === "locksmith"}
      lang={lang}
    >
      {filterName(service, lang)}
    </Chip>
  );
  const chipOfOpen = (value: Open, label: string, count: number | undefined) => (
    <Chip
      id={`open-${value}`}
      href={to({ open: state.open === value ? undefined : value })}
      isChosen={state.open === value}
      // How many are open is said where there are none.
      count={count === 0 ? 0 : undefined}
      icon={<Icon name="clock" size={14} />}
      isExtra={value === "24h"}
      lang={lang}
    >
      {label}
    </Chip>
  );
  return (
    <ul className={styles.chips} aria-label={messages.filters}>
      {KIOSK_SERVICES.map(chipOfService)}
      {open !== undefined && chipOfOpen("now", messages.openNow, open?.now)}
      <li className={styles.more}>
        <details>
          <summary className={styles.chip}>{messages.more}</summary>
        </details>
      </li>
      {chipOfService("locksmith")}
      {open !== undefined && chipOfOpen("24h", messages.open24, open?.always)}
    </ul>
  );
}

interface ChipProps {
  /** Navigation returns the focus to the element with this id after the list has changed. */
  id: string;
  href: string;
  isChosen: boolean;
  /** Number of kiosks with it; undefined when unknown. */
  count: number | undefined;
  icon: ReactNode;
  /** Whether it shows after "More" only. */
  isExtra: boolean;
  lang: Lang;
  children: string;
}

function Chip({ id, href, isChosen, count, icon, isExtra, lang, children }: ChipProps) {
  return (
    <li className={isExtra ? styles.extra : undefined}>
      <SiteLink
        id={`filter-${id}`}
        href={href}
        rel="nofollow"
        aria-current={isChosen || undefined}
        className={`${styles.chip} ${count === 0 ? styles.none : ""}`}
      >
        <span className={styles.sign}>{isChosen ? <Icon name="check" size={14} /> : icon}</span>
        {children}
        {count !== undefined && (
          <span className={styles.count}>
            <span aria-hidden="true">{formatCount(count, lang)}</span>
            <span className="visually-hidden">{locatorWords(lang).kiosks(count)}</span>
          </span>
        )}
      </SiteLink>
    </li>
  );
}
