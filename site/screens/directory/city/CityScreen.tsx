import { locatorWords } from "../../../i18n/locator";
import { messagesOf } from "../../../i18n/messages";
import type { Edition } from "../../../routing/edition";
import { CityDetails } from "./CityDetails";
import type { CityList } from "./cityListing";
import { languagePathsOf } from "../../../parts/locator/languagePathsOf";
import { KioskListPage } from "../../../parts/kioskList/KioskListPage";
import { supportPhoneOf } from "../../../parts/directory/loadDirectory";
import type { LocatorState } from "../../../parts/locator/locatorState";
import { OtherCities } from "./OtherCities";

interface CityScreenProps {
  edition: Edition;
  state: LocatorState;
  list: CityList;
  isUncached: boolean;
}

/** A city: all its kiosks, page by page, and the other cities of its state. */
export function CityScreen({ edition, state, list, isUncached }: CityScreenProps) {
  const { place, data, listing } = list;
  const { lang } = edition;
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  return (
    <KioskListPage
      edition={edition}
      path={place.path}
      languagePaths={languagePathsOf(place.path, state)}
      above={[
        { label: messages.keyServices, path: "/key-services/" },
        { label: place.stateName, path: place.statePath },
      ]}
      title={words.inCity(messages.keyServices, place.city, place.code, place.stateName)}
      name={place.city}
      state={state}
      words={`${place.city}, ${place.code}`}
      listing={listing}
      city={place.city}
      phone={supportPhoneOf(data)}
      isUncached={isUncached}
    >
      <CityDetails list={list} lang={lang} />
      <OtherCities state={place.code} path={place.statePath} name={place.stateName} lang={lang} />
    </KioskListPage>
  );
}
