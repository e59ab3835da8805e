import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { resultWords } from "#site/i18n/results.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import { loadState } from "#site/parts/directoryData/loadDirectory.ts";
import styles from "./OtherCities.module.css";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";

interface OtherCitiesProps {
  /** The page's own city. */
  city: string;
  /** Two letters. */
  state: string;
  /** Path of the state's page, without language prefix. */
  statePath: string;
  stateName: string;
  lang: Lang;
}

const MOST = 15;

/** The other cities of a state, those with most kiosks first. Renders nothing when there are none or they failed to load. */
export async function OtherCities({ city, state, statePath, stateName, lang }: OtherCitiesProps) {
  const all = (await loadState(lang, state.toLowerCase()))?.kioskCities ?? [];
  const cities = all.filter((one) => one.city !== city);
  if (!cities.length) return null;
  const most = cities.toSorted((one, other) => other.kioskCount - one.kioskCount).slice(0, MOST);
  const messages = messagesOf(lang);
  return (
    <Section color="light blue" aria-labelledby="more-of-state">
      <div className={styles.head}>
        <h2 id="more-of-state" className={styles.title}>
          {resultWords(lang).moreOf(stateName)}
        </h2>
        <SiteLink href={withLang("/key-services/", lang)} className={styles.all}>
          {messages.allStates}
        </SiteLink>
      </div>
      <div className={styles.cities}>
        <DirectoryLinks entries={most.map((one) => ({ ...one, name: one.city }))} isDense lang={lang} />
      </div>
      {cities.length > MOST && (
        <p className={styles.rest}>
          <SiteLink href={withLang(statePath, lang)} className={styles.all}>
            {resultWords(lang).allOf(stateName)}
          </SiteLink>
        </p>
      )}
    </Section>
  );
}
