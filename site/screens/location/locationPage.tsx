import type { Metadata } from "next";
import { remainingMs } from "../../bff/deadline";
import { locatorWords } from "../../i18n/locator";
import { type PageProps, parseParams } from "../../routing/params";
import { PageError } from "../../errors/pageError";
import { cityLine } from "../../ui/kioskName";
import { createTimeLimit } from "../../parts/content/timeLimit";
import { directoryMetadata } from "../../parts/directoryData/directoryMetadata";
import { loadAround, loadLocation, loadStock } from "../../parts/directoryData/loadDirectory";
import { LocationScreen } from "./LocationScreen";
import { locationParams } from "../../parts/directoryData/routeParams";
import { cityOf } from "../../parts/directoryData/cityOf";
import { kioskTitle } from "../../parts/directoryData/directoryTitles";
import { servicesInWords } from "../../parts/directoryData/servicesInWords";

/** Time limit for the kiosk's surroundings. */
const AROUND_MS = 2000;

/** Metadata of a kiosk's page. */
export async function locationMetadata({ params }: PageProps): Promise<Metadata> {
  const {
    edition: { lang },
    state,
    city: citySlug,
    path,
    data,
    kiosk,
  } = await load(params);
  const words = locatorWords(lang);
  const services = servicesInWords(kiosk.servicesAvailable, lang);
  return directoryMetadata({
    lang,
    path,
    title: kioskTitle(kiosk, lang),
    // Kiosks share the picture of their city: a million pictures would be too many.
    pictureOf: cityOf(data, state, citySlug).path,
    description: words.locationDescription(services, [kiosk.address.street, cityLine(kiosk.address)].filter(Boolean).join(", ")),
  });
}

/** Renders a kiosk's page; without its surroundings when the backend is slow. */
export async function renderLocation({ params }: PageProps) {
  const inTime = createTimeLimit(Math.min(AROUND_MS, remainingMs()));
  const { kiosk, ...page } = await load(params);
  const spot = kiosk.geoLocation;
  const [around, stock] = spot ? await Promise.all([inTime(loadAround(spot)), inTime(loadStock(spot, page.edition.lang))]) : [null, null];
  return <LocationScreen {...page} kiosk={kiosk} around={around} stock={stock} now={new Date()} />;
}

/** Loads the kiosk of a URL. Throws a PageError 503 when it failed to load, so that a kept page stays. */
async function load(params: PageProps["params"]) {
  const { edition, state, city, address, locationId } = parseParams(locationParams, await params);
  const parts = [state, city, address, locationId].map(encodeURIComponent);
  const path = `/key-services/${parts.join("/")}/`;
  const data = await loadLocation(edition.lang, locationId, state, city);
  if (!data?.kiosk) throw new PageError(503, `The kiosk of ${path} is unavailable.`);
  return { edition, state, city, path, data, kiosk: data.kiosk };
}
