import type { ReactNode } from "react";
import type { Lang } from "../../i18n/languages";
import { formatCount, locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Open } from "../../i18n/results";
import { FILTERS, type Service, serviceName } from "../../i18n/services";
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

/** Filters as links, each to the same list with that filter added or removed. */
export function FilterChips({ path, state, services, open, lang }: FilterChipsProps) {
  const messages = messagesOf(lang);
  const to = (changed: Partial<LocatorState>) => path + printState({ ...state, page: 1, ...changed });
  const toggled = (service: Service) =>
    state.services.includes(service) ? state.services.filter((one) => one !== service) : [...state.services, service];
  const countOf = (service: Service) => services.find((one) => one.service === service)?.kioskCount;
  const chipOfOpen = (value: Open, label: string, count: number | undefined, icon: ReactNode) => (
    <Chip
      key={value}
      id={`open-${value}`}
      href={to({ open: state.open === value ? undefined : value })}
      isChosen={state.open === value}
      count={count}
      icon={icon}
      lang={lang}
    >
      {label}
    </Chip>
  );
  return (
    <ul className={styles.chips} aria-label={messages.filters}>
      {FILTERS.map((service) => (
        <Chip
          key={service}
          id={`service-${service}`}
          href={to({ services: toggled(service) })}
          isChosen={state.services.includes(service)}
          // A locksmith comes to the visitor: a number of kiosks says nothing.
          count={service === "locksmith" ? undefined : countOf(service)}
          icon={<span className={`${styles.dot} ${styles[service]}`} />}
          lang={lang}
        >
          {serviceName(service, lang)}
        </Chip>
      ))}
      {open !== undefined && chipOfOpen("now", messages.openNow, open?.now, <Icon name="clock" size={16} />)}
      {open !== undefined && chipOfOpen("24h", messages.open24, open?.always, <Icon name="clock" size={16} />)}
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
  lang: Lang;
  children: string;
}

function Chip({ id, href, isChosen, count, icon, lang, children }: ChipProps) {
  return (
    <li>
      <SiteLink
        id={`filter-${id}`}
        href={href}
        rel="nofollow"
        aria-current={isChosen || undefined}
        className={`${styles.chip} ${count === 0 ? styles.none : ""}`}
      >
        <span className={styles.sign}>{isChosen ? <Icon name="check" size={16} /> : icon}</span>
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
