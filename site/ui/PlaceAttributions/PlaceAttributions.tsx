import { Fragment } from "react";
import { dataFrom } from "../../i18n/placeAttributions";
import type { Lang } from "../../i18n/languages";
import styles from "./PlaceAttributions.module.css";

/** A provider of a place's data. */
export interface PlaceAttribution {
  provider: string;
  /** The provider's page. */
  providerUri: string | null;
}

interface PlaceAttributionsProps {
  attributions: readonly PlaceAttribution[];
  lang: Lang;
}

/** The providers of a place's data, which Google requires beside the data. Renders nothing without any, as for most places. */
export function PlaceAttributions({ attributions, lang }: PlaceAttributionsProps) {
  if (attributions.length === 0) return null;
  return (
    // Marked as Google's, because they belong to data that is hidden beside another provider's map (parts/map/googleContent.ts).
    <span className={styles.providers} data-of-google="">
      {dataFrom(lang)}{" "}
      {attributions.map((attribution, index) => (
        <Fragment key={index}>
          {index > 0 && ", "}
          <Provider {...attribution} />
        </Fragment>
      ))}
    </span>
  );
}

function Provider({ provider, providerUri }: PlaceAttribution) {
  if (!/^https?:\/\//.test(providerUri ?? "")) return <span translate="no">{provider}</span>;
  return (
    <a href={providerUri!} rel="noopener noreferrer nofollow" translate="no">
      {provider}
    </a>
  );
}
