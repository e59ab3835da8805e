"use client";

import { useEffect, useState } from "react";
import { onSavedChange, readSaved, type Saved, toggleSaved } from "../../device/saved";
import type { Lang } from "../../i18n/languages";
import { takeAlongWords } from "../../i18n/takeAlong";
import { Icon } from "../../ui/Icon/Icon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./SavedList.module.css";

/** Links to the saved kiosks or designs, each with a button that removes it. Nothing if there are none. */
export function SavedList({ kind, lang }: { kind: Saved["kind"]; lang: Lang }) {
  const [all, setAll] = useState<readonly Saved[]>(() => readSaved(kind));
  useEffect(() => onSavedChange(() => setAll(readSaved(kind))), [kind]);
  const { yours, remove, onDevice } = takeAlongWords(lang);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={`saved-${kind}`} className={styles.saved}>
      <h2 id={`saved-${kind}`} className={styles.title}>
        {yours[kind]}
      </h2>
      <p className={styles.note}>{onDevice}</p>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one.href} className={styles.entry}>
            <div className={styles.words}>
              <SiteLink href={one.href} className={styles.name}>
                {one.name}
              </SiteLink>
              {one.detail && <span className={styles.detail}>{one.detail}</span>}
            </div>
            <button type="button" aria-label={remove(one.name)} className={styles.remove} onClick={() => toggleSaved(one)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
