import type { Lang } from "../../i18n/languages";
import { type CountryPrices, pricedName, toPriced } from "../../i18n/prices";
import styles from "./PriceLine.module.css";

/** At most so many services: it is one line. */
const SERVICES = 2;

/** What the first services of a kiosk cost; nothing where content has no short price of theirs. */
export function PriceLine({ services, prices, lang }: { services: readonly string[]; prices: CountryPrices; lang: Lang }) {
  const lines = services.flatMap((service) => {
    const priced = toPriced(service);
    return (priced && pricedName(priced, prices, lang)) ?? [];
  });
  if (lines.length === 0) return null;
  const visibleLines = lines.slice(0, SERVICES).map((line) => `${line}.`);
  return <p className={styles.line}>{visibleLines.join(" ")}</p>;
}
