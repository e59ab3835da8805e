import type { ReactNode } from "react";
import type { VisitorService } from "#site/i18n/directory.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { serviceName } from "#site/i18n/services.ts";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./KioskServices.module.css";

interface ServiceRowProps {
  service: VisitorService;
  /** Whether visitors of this kiosk can have it; if not, its icon is an outline. */
  isHere: boolean;
  /** Path of the service's page, with language prefix. */
  url: string | null | undefined;
  text: string | null | undefined;
  lang: Lang;
  /** What to do, at the end of the row. */
  children: ReactNode;
}

/** A service in the list on a kiosk's page: icon, name, a sentence, and what to do. */
export function ServiceRow({ service, isHere, url, text, lang, children }: ServiceRowProps) {
  const name = serviceName(service, lang);
  return (
    <li className={`${styles.service} ${isHere ? "" : styles.absent} ${styles[service]}`}>
      <ServiceIcon service={service} size="large" />
      <div className={styles.words}>
        <h3 className={styles.name}>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </li>
  );
}
