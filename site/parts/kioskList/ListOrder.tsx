import { formatRadius, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { type LocatorState, printRadius, printState, RADII } from "../locator/locatorState";
import { Disclosure } from "./Disclosure";
import type { Listing } from "./listing";
import styles from "./ListOrder.module.css";

interface ListOrderProps {
  listing: Pick<Listing, "count" | "total">;
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  /** City of the list; undefined for a search. */
  city?: string;
  lang: Lang;
  /** The unit of the list. A distance of the URL keeps its own. */
  unit: Unit;
}

/** Order and distance of the list: one button beside the title that says what they are, and a panel of links. */
export function ListOrder(props: ListOrderProps) {
  const { listing, state, city, lang } = props;
  const hasRadius = city === undefined && state.at !== undefined && state.area === undefined;
  // Fewer than two kiosks have no order.
  const hasOrder = listing.count > 1 && (city !== undefined || state.at !== undefined);
  if (!hasRadius && !hasOrder) return null;
  const { sortBy, distance } = messagesOf(lang);
  return (
    <Disclosure className={styles.order} summaryClassName={styles.button} summary={<Summary {...props} />}>
      <div className={styles.panel}>
        {hasOrder && <Choices name={sortBy} choices={ordersOf(props)} />}
        {hasRadius && <Choices name={distance} choices={distancesOf(props)} />}
      </div>
    </Disclosure>
  );
}

function Summary({ listing: { total }, state: { sort, within }, city, lang }: ListOrderProps) {
  const [words, messages] = [resultWords(lang), messagesOf(lang)];
  const isByName = sort === "name";
  const order = isByName ? messages.byName : city === undefined ? messages.nearestFirst : messages.openFirst;
  const radius = within && words.within(`${within.count}\u00a0${within.unit}`);
  const [wide, narrow] =
    city === undefined
      ? [[order, radius].filter(Boolean).join(", "), isByName ? order : messages.nearestShort]
      : [`${words.kiosks(total)}, ${order.toLowerCase()}`, order];
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
      <Icon name="down" size={12} />
    </>
  );
}

interface Choice {
  label: string;
  href: string;
  isChosen: boolean;
}

function Choices({ name, choices }: { name: string; choices: readonly Choice[] }) {
  return (
    <ul aria-label={name} className={styles.choices}>
      {choices.map(({ label, href, isChosen }) => (
        <li key={label}>
          <SiteLink href={href} rel="nofollow" aria-current={isChosen || undefined} className={styles.choice}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function ordersOf({ state, path, city, lang }: ListOrderProps): Choice[] {
  const { nearestFirst, openFirst, byName } = messagesOf(lang);
  const order = (sort: "name" | undefined, label: string) => ({
    label,
    href: path + printState({ ...state, sort, page: 1 }),
    isChosen: (state.sort === "name") === (sort === "name"),
  });
  return [order(undefined, city === undefined ? nearestFirst : openFirst), order("name", byName)];
}

function distancesOf({ state, path, lang, unit }: ListOrderProps): Choice[] {
  const words = resultWords(lang);
  const { within } = state;
  const distance = (radius: LocatorState["within"], label: string) => ({
    label: capital(label),
    href: path + printState({ ...state, within: radius, page: 1 }),
    isChosen: (radius && printRadius(radius)) === (within && printRadius(within)),
  });
  const radiusUnit = within?.unit ?? unit;
  return [
    distance(undefined, words.nearby),
    ...RADII.map((count) => distance({ count, unit: radiusUnit }, words.within(formatRadius({ count, unit: radiusUnit }, lang)))),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
