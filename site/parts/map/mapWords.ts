import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Texts of the map in one language, passed as props so that the browser loads no dictionary. */
export type MapWords = ReturnType<typeof mapWords>;

/** Returns the map's texts in a language. */
export function mapWords(lang: Lang) {
  const {
    mapLabel,
    oneSomeMany,
    showMap,
    showMapText,
    searchThisArea,
    zoomIn,
    zoomOut,
    showMyPlace,
    youAreHere,
    kiosk,
    kiosks,
    open,
    closedNow,
    mapNotDrawn,
    mapLost,
    mapNotLoaded,
    pinsNotUpdated,
    twoFingers,
    ctrlScroll,
    commandScroll,
    tryAgain,
    close,
    directions,
    seeKiosk,
  } = messagesOf(lang);
  return {
    mapLabel,
    oneSomeMany,
    showMap,
    showMapText,
    searchThisArea,
    zoomIn,
    zoomOut,
    showMyPlace,
    youAreHere,
    kiosk,
    kiosks,
    open,
    closedNow,
    mapNotDrawn,
    mapLost,
    mapNotLoaded,
    pinsNotUpdated,
    twoFingers,
    ctrlScroll,
    commandScroll,
    tryAgain,
    close,
    directions,
    seeKiosk,
  };
}
