import { useEffect, useId, useRef, useState } from "react";
import { onSavedChange, readSaved, type Saved, toggleSaved } from "../../device/saved";
import type { Lang } from "../../i18n/languages";
import { takeAlongWords } from "../../i18n/takeAlong";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./SavedList.module.css";

/** Links to the saved kiosks or designs, each with a button that removes it. Renders nothing if there are none. */
export default function LoadedSavedList({ kind, lang }: { kind: Saved["kind"]; lang: Lang }) {
  const [all, setAll] = useState(() => readSaved(kind));
  useEffect(() => onSavedChange(() => setAll(readSaved(kind))), [kind]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  if (all.length === 0) return null;
  const { yours, onDevice, remove } = takeAlongWords(lang);
  const drop = (one: Saved) => {
    // The button will be gone.
    heading.current?.focus({ preventScroll: true });
    toggleSaved(one);
  };
  return (
    <section aria-labelledby={id} className={styles.saved}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {yours[kind]}
      </h2>
      <p className={styles.note}>{onDevice}</p>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one.href} className={styles.entry}>
            <div className={styles.words}>
              <a href={one.href} className={styles.name}>
                {one.name}
              </a>
              {one.detail && <span className={styles.detail}>{one.detail}</span>}
            </div>
            <button type="button" aria-label={remove(one.name)} className={styles.remove} onClick={() => drop(one)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
