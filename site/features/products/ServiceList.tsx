import { isFilled } from "@prismicio/client";
import { ContentImage } from "../../ui/ContentImage/ContentImage";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { ServiceCard } from "./loadServices";
import styles from "./ServiceList.module.css";

/** A card a service, in the order of the graph. */
export function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  const named = services.filter(({ url, data }) => url && data.card_title);
  return (
    <ul className={`shell ${styles.list}`}>
      {named.map(({ id, url, data }) => (
        <li key={id} className={`${styles.card} ${styles[data.service ?? ""] ?? ""}`}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <SiteLink href={url!} className={styles.link}>
                {data.card_title}
              </SiteLink>
            </h2>
            {isFilled.keyText(data.card_text) && <p className={styles.text}>{data.card_text}</p>}
          </div>
          {data.card_image && <ContentImage field={data.card_image} className={styles.image} sizes="320px" />}
        </li>
      ))}
    </ul>
  );
}
