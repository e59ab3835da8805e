import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import type { FormState } from "./formState";
import styles from "./AddressChoice.module.css";

/** The addresses that match the typed line, to choose from without scripts. */
export function AddressChoice({ addresses, typed, lang }: { addresses: NonNullable<FormState["addresses"]>; typed: string; lang: Lang }) {
  if (addresses.length === 0) return <p className={styles.none}>{formWords(lang).noAddress(typed)}</p>;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{formWords(lang).whichAddress}</legend>
      {addresses.map(({ placeId, description }) => (
        <label key={placeId} className={styles.option}>
          <input type="radio" name="placeId" value={placeId} className={styles.radio} />
          {description}
        </label>
      ))}
      {/* Google requires its name beside its data. */}
      <p className={styles.source} translate="no">
        Google Maps
      </p>
    </fieldset>
  );
}
