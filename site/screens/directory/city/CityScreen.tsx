import { locatorWords } from "#site/i18n/locator.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import type { Edition } from "#site/routing/edition.ts";
import { CityDetails } from "./CityDetails";
import type { CityList } from "./cityListing";
import { languagePathsOf } from "#site/parts/locator/languagePathsOf.ts";
import { KioskListPage } from "#site/parts/kioskList/KioskListPage.tsx";
import { supportPhoneOf } from "#site/parts/directoryData/loadDirectory.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import { OtherCities } from "./OtherCities";

interface CityScreenProps {
  edition: Edition;
  state: LocatorState;
  list: CityList;
  /** When the list was read. */
  now: Date;
}

/** A city: all its kiosks in pages, and the other cities of its state. */
export function CityScreen({ edition, state, list, now }: CityScreenProps) {
  const { cityInfo, data, listing, fallback } = list;
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  return (
    <KioskListPage
      edition={edition}
      path={cityInfo.path}
      languagePaths={languagePathsOf(cityInfo.path, state)}
      above={[
        { label: messages.keyServices, path: "/key-services/" },
        { label: cityInfo.stateName, path: cityInfo.statePath },
      ]}
      titleOf={() => words.servicesIn(messages.keyServices, cityInfo.city)}
      name={cityInfo.city}
      state={state}
      words={`${cityInfo.city}, ${cityInfo.code}`}
      listing={listing}
      fallback={fallback}
      city={cityInfo.city}
      phone={supportPhoneOf(data)}
      now={now}
    >
      <CityDetails list={list} lang={lang} />
      <OtherCities {...cityInfo} state={cityInfo.code} lang={lang} />
    </KioskListPage>
  );
}
