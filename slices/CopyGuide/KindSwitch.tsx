import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import type { GuideState } from "../copyGuideState";
import styles from "./KindSwitch.module.css";

interface KindSwitchProps {
  kinds: readonly KioskCopyService[];
  /** The kind that is shown. */
  kind: KioskCopyService | undefined;
  state: GuideState;
  lang: Lang;
}

/** The choice between the guides of a page. Each link keeps what the others have in the address. */
export function KindSwitch({ kinds, kind, state, lang }: KindSwitchProps) {
  const words = copyGuideWords(lang);
  return (
    <nav aria-label={words.kind} className={styles.kinds}>
      {kinds.map((one) => (
        <SiteLink key={one} href={hrefOf(one, state)} aria-current={one === kind || undefined} className={styles.kind}>
          <ServiceIcon service={one} size="small" />
          {words.kinds[one]}
        </SiteLink>
      ))}
    </nav>
  );
}

function hrefOf(kind: KioskCopyService, state: GuideState): string {
  const kept = Object.entries(state).filter((entry): entry is [string, string] => Boolean(entry[1]) && entry[0] !== "kind");
  return `?${new URLSearchParams([["kind", kind], ...kept])}`;
}
