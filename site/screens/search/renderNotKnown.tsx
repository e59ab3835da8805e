import { SimilarTownsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { nullOnFailure } from "../../parts/content/nullOnFailure";
import { loadStates } from "../../parts/directoryData/loadDirectory";
import { loadLocationTexts } from "../../parts/geolocation/loadLocationTexts";
import type { LocatorState } from "../../parts/locator/locatorState";
import type { Edition } from "../../routing/edition";
import { NotKnownScreen } from "./NotKnownScreen";

/** Renders the page of a search that found nothing; `isSilent` when nobody answered it. Without suggestions when they fail to load. */
export async function renderNotKnown(edition: Edition, locatorState: LocatorState, isSilent: boolean) {
  const { lang } = edition;
  const [similar, data, { call }, locationTexts] = await Promise.all([
    nullOnFailure(queryBff(SimilarTownsDocument, { words: locatorState.q ?? "" })),
    loadStates(lang, locatorState.services),
    loadChrome(edition),
    loadLocationTexts(lang),
  ]);
  return (
    <NotKnownScreen
      edition={edition}
      locatorState={locatorState}
      isSilent={isSilent}
      towns={similar?.data.similarTowns ?? []}
      data={data}
      call={call}
      locationTexts={locationTexts}
    />
  );
}
