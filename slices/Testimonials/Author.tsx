import { isFilled } from "@prismicio/client";
import type { ReactNode } from "react";
import type { Lang } from "#site/i18n/languages.ts";
import { isService, serviceName } from "#site/i18n/services.ts";
import styles from "./Testimonials.module.css";
import type { Testimonial } from "./testimonial";

interface AuthorProps {
  testimonial: Pick<Testimonial, "name" | "detail" | "service">;
  lang: Lang;
  /** Picture or icon before the name; it shows without a name too. */
  children?: ReactNode;
}

/** The author of a quote: name, then location or role and the service. Renders nothing without any of them. */
export function Author({ testimonial: { name, detail, service }, lang, children }: AuthorProps) {
  const details = [detail, isService(service) && serviceName(service, lang)].filter(Boolean).join(" · ");
  if (!isFilled.keyText(name) && !details && !children) return null;
  return (
    <figcaption className={styles.author}>
      {children}
      {(isFilled.keyText(name) || details) && (
        <span className={styles.who}>
          {isFilled.keyText(name) && <span className={styles.name}>{name}</span>}
          {details && <span className={styles.detail}>{details}</span>}
        </span>
      )}
    </figcaption>
  );
}
