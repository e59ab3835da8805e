import { locatorWords } from "../../../i18n/locator";
import { messagesOf } from "../../../i18n/messages";
import type { Edition } from "../../../routing/edition";
import { CityDetails } from "./CityDetails";
import type { CityList } from "./cityListing";
import { languagePathsOf } from "../../../parts/locator/languagePathsOf";
import { KioskListPage } from "../../../parts/kioskList/KioskListPage";
import { supportPhoneOf } from "../../../parts/directoryData/loadDirectory";
import type { LocatorState } from "../../../parts/locator/locatorState";
import { OtherCities } from "./OtherCities";

interface CityScreenProps {
  edition: Edition;
  state: LocatorState;
  list: CityList;
  isUncached: boolean;
}

/** A city: all its kiosks in pages, and the other cities of its state. */
export function CityScreen({ edition, state, list, isUncached }: CityScreenProps) {
  const { cityInfo, data, listing, instead } = list;
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
      title={words.inCity(messages.keyServices, cityInfo.city, cityInfo.code, cityInfo.stateName)}
      name={cityInfo.city}
      state={state}
      words={`${cityInfo.city}, ${cityInfo.code}`}
      listing={listing}
      instead={instead}
      city={cityInfo.city}
      phone={supportPhoneOf(data)}
      isUncached={isUncached}
    >
      <CityDetails list={list} lang={lang} />
      <OtherCities state={cityInfo.code} path={cityInfo.statePath} name={cityInfo.stateName} lang={lang} />
    </KioskListPage>
  );
}
