import { siteConfig } from "#site/config.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { directoryWords } from "#site/i18n/directory.ts";
import { JsonLd } from "#site/ui/JsonLd/JsonLd.tsx";
import type { CityList } from "./cityListing";
import { loadCitiesNearby } from "#site/parts/directoryData/loadDirectory.ts";
import { DirectoryNeighbours } from "../DirectoryNeighbours";
import { DirectoryServices } from "../DirectoryServices";
import { toKioskList } from "#site/parts/seo/structuredData.ts";

/** The part of a city's page below its list: services, neighbouring cities, and the list as structured data. */
export async function CityDetails({ list: { cityInfo, listing }, lang }: { list: CityList; lang: Lang }) {
  const cities = await loadCitiesNearby(cityInfo.code.toLowerCase(), cityInfo.city);
  const nearby =
    cities?.map(({ city, state, ...more }) => ({ ...more, name: state === cityInfo.code ? city : `${city}, ${state}` })) ?? null;
  return (
    <>
      <DirectoryServices
        counted={cityInfo}
        title={directoryWords(lang).servicesIn(cityInfo.city)}
        path={cityInfo.path}
        city={cityInfo.city}
        lang={lang}
      />
      <DirectoryNeighbours title={messagesOf(lang).nearbyCities} neighbours={nearby} lang={lang} />
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
