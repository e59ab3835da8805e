import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { buttonClass } from "../ui/Button/Button";
import { type FormId, nameOf } from "./formState";
import styles from "./Thanks.module.css";

/** The confirmation in place of an accepted form. Its heading gets the focus if the form was sent without a new page. */
export function Thanks({ form, reference, lang }: { form: FormId; reference: string; lang: Lang }) {
  const words = formWords(lang);
  const { thanks, thanksNext } = words[nameOf(form)];
  return (
    <div className={styles.thanks} data-thanks="">
      <svg className={styles.mark} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="m9.400 18.600-5.900-5.900 1.700-1.700 4.200 4.200 9.400-9.400 1.700 1.700z" />
      </svg>
      <h3 className={styles.title} tabIndex={-1}>
        {thanks}
      </h3>
      <p>{thanksNext}</p>
      <p className={styles.reference}>
        <span>{words.reference}</span> <strong>{reference}</strong>
      </p>
      {/* Reloads the page with an empty form. */}
      <p>
        <a href="?" target="_self" className={buttonClass("outlined")}>
          {words.another}
        </a>
      </p>
    </div>
  );
}
