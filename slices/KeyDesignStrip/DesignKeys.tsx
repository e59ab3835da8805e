import type { StripDesignFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { DesignPicture } from "#site/ui/DesignPicture/DesignPicture.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./KeyDesignStrip.module.css";

interface DesignKeysProps {
  designs: readonly StripDesignFragment[];
  look: "rack" | "grid";
  lang: Lang;
}

/** A key per design, with its name and a link to it in the gallery. */
export function DesignKeys({ designs, look, lang }: DesignKeysProps) {
  return (
    <ul className={styles[look]}>
      {designs.map((design) => (
        <li key={design.designId} className={styles.key}>
          <DesignKey design={design} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function DesignKey({ design: { name, skuId, image }, lang }: { design: StripDesignFragment; lang: Lang }) {
  // The gallery identifies a design by its blank; a design without one links to the whole gallery.
  const search = skuId === null ? "" : `?sku=${skuId}`;
  return (
    <SiteLink href={withLang(`/key-gallery/${search}`, lang)} className={styles.link}>
      <span className={styles.hook}>
        <DesignPicture image={image} className={styles.picture} />
      </span>
      <span className={styles.name}>{name || messagesOf(lang).keyDesign}</span>
    </SiteLink>
  );
}
