import type { SliceLike } from "@prismicio/react";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { explainRefusedLink } from "../../i18n/refusedLink";
import styles from "./BrokenSlice.module.css";
import { findRefusedLinks } from "./findRefusedLinks";

/** Names the links of a draft whose addresses are refused, where they are and what to do. Nothing if there are none. */
export function RefusedLinks({ slices, lang }: { slices: readonly SliceLike[]; lang: Lang }) {
  const links = findRefusedLinks(slices);
  if (links.length === 0) return null;
  return (
    <div className={`shell ${styles.broken}`}>
      <p>
        <strong>{messagesOf(lang).refusedLinks}</strong>
      </p>
      <ul className={styles.message}>
        {links.map(({ place, address, refused }, index) => (
          <li key={index}>
            {place}: {explainRefusedLink(address, refused, lang)}
          </li>
        ))}
      </ul>
    </div>
  );
}
