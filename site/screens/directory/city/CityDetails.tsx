import { siteConfig } from "../../../config";
import type { Lang } from "../../../i18n/languages";
import { messagesOf } from "../../../i18n/messages";
import { directoryWords } from "../../../i18n/directory";
import { JsonLd } from "../../../ui/JsonLd/JsonLd";
import type { CityList } from "./cityListing";
import { loadCitiesNearby } from "../../../parts/directory/loadDirectory";
import { DirectoryNeighbours } from "../DirectoryNeighbours";
import { DirectoryServices } from "../DirectoryServices";
import { toKioskList } from "../../../parts/seo/structuredData";

/** What a city's page says below its list: what can be had there, which cities are near, and the list once more for search engines. */
export async function CityDetails({ list: { place, listing }, lang }: { list: CityList; lang: Lang }) {
  const cities = await loadCitiesNearby(place.code.toLowerCase(), place.city);
  const nearby = cities?.map(({ city, state, ...more }) => ({ ...more, name: state === place.code ? city : `${city}, ${state}` })) ?? null;
  return (
    <>
      <DirectoryServices
        place={place}
        title={directoryWords(lang).servicesIn(place.city)}
        city={{ name: place.city, path: place.path }}
        lang={lang}
      />
      <DirectoryNeighbours title={messagesOf(lang).nearbyCities} places={nearby} lang={lang} />
      {listing && listing.rows.length > 1 && (
        <JsonLd
          data={toKioskList(
            listing.rows.map(({ kiosk }) => kiosk),
            lang,
            siteConfig().siteUrl,
          )}
        />
      )}
    </>
  );
}
