import { REGION_NAMES } from "#shared/forms/regions.ts";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import styles from "./AddressByHand.module.css";
import { SelectField, TextField } from "./Field";
import type { FieldsView } from "./formState";
import { FieldPair } from "./Steps";

/** The fields of an address by hand: one that is not in the list, or to complete one that is. */
export function AddressByHand({ fields, lang }: { fields: FieldsView; lang: Lang }) {
  const { application, typedAddress, pickRegion } = formWords(lang);
  const words = application.fields;
  const chosen = fields("placeId").value;
  return (
    <div className={styles.parts}>
      <p className={styles.why}>{chosen ? typedAddress.partial : typedAddress.whole}</p>
      {chosen && <input type="hidden" name="placeId" value={chosen} readOnly />}
      <input type="hidden" name="addressByHand" value="on" readOnly />
      <TextField field={fields("route")} words={words.route} lang={lang} autoComplete="address-line1" />
      <TextField field={fields("locality")} words={words.locality} lang={lang} autoComplete="address-level2" />
      <FieldPair>
        <SelectField
          field={fields("administrativeAreaLevel1")}
          words={words.administrativeAreaLevel1}
          lang={lang}
          options={regionsIn(lang)}
          prompt={pickRegion}
          autoComplete="address-level1"
        />
        <TextField field={fields("postalCode")} words={words.postalCode} lang={lang} maxLength={20} autoComplete="postal-code" />
      </FieldPair>
    </div>
  );
}

/** Returns states and provinces, sorted by their names in a language. */
function regionsIn(lang: Lang): Record<string, string> {
  const named = Object.entries(REGION_NAMES).map(([code, [english, french]]) => [code, (lang === "fr-ca" && french) || english] as const);
  return Object.fromEntries(named.sort(([, a], [, b]) => a.localeCompare(b, lang)));
}
