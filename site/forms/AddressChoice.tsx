import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { type FormState, NOT_LISTED } from "./formState";
import styles from "./AddressChoice.module.css";

/** The addresses that match the typed line, to choose from without scripts, and the way to enter another one. */
export function AddressChoice({ addresses, lang }: { addresses: NonNullable<FormState["addresses"]>; lang: Lang }) {
  const { whichAddress, typeAddress } = formWords(lang);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{whichAddress}</legend>
      {addresses.map(({ placeId, description }) => (
        <label key={placeId} className={styles.option}>
          <input type="radio" name="placeId" value={placeId} className={styles.radio} />
          {description}
        </label>
      ))}
      <label className={styles.option}>
        <input type="radio" name="placeId" value={NOT_LISTED} className={styles.radio} />
        {typeAddress}
      </label>
      {/* Google requires its name beside its data. */}
      <p className={styles.source} translate="no">
        Google Maps
      </p>
    </fieldset>
  );
}
