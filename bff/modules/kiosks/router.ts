import { decodePart } from "../../lib/decodePart";
import { okOrMoved, notFound } from "../routes/routeAnswer";
import type { Router } from "../routes/router";
import { pathOfCity, pathOfState, ROOT_PATH } from "./paths";
import type { KioskLoaders } from "./loaders";
import { stateCodeOf } from "./stateNames";

/** The locator's second address: the same screen. */
const LOCATOR_PATH = "/kiosk-locator/";
const SECTIONS: readonly string[] = [ROOT_PATH, LOCATOR_PATH];

/**
 * Routes the directory of kiosks. Its texts exist in every language, so nothing falls back to en-us, and its first page is found even if
 * every source fails. Kiosks that the network does not contain are not loaded.
 */
export const routeKiosks: Router = async (request, { loaders }) => {
  const { path } = request;
  const [, section = "", rest = ""] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  const ownSection = SECTIONS.find((one) => one === `/${section.toLowerCase()}/`);
  if (ownSection && rest === "") return okOrMoved(ownSection, request);
  if (ownSection !== ROOT_PATH) return null;
  const parts = rest.split("/").filter(Boolean).map(decodePart);
  const canonicalPath = parts.includes(null) ? null : await ownPathOf(parts as string[], loaders);
  return canonicalPath === null ? notFound(request.lang) : okOrMoved(canonicalPath, request);
};

/** Returns the path of the page that these parts identify; null when there is none. */
async function ownPathOf(parts: readonly string[], loaders: KioskLoaders): Promise<string | null> {
  const [state = "", city = "", , locationId = ""] = parts;
  if (parts.length === 1 || parts.length === 2) {
    const { directory } = await loaders.network();
    const code = stateCodeOf(state);
    const entry = parts.length === 1 ? directory.state(code) : directory.city(code, city);
    return entry && ("slug" in entry ? pathOfCity(entry) : pathOfState(entry));
  }
  return parts.length === 4 ? pathOfLocation(locationId, loaders) : null;
}

/** Finds a kiosk's path by its id only. Without the network, the backend is asked. */
async function pathOfLocation(locationId: string, loaders: KioskLoaders): Promise<string | null> {
  const network = await loaders.networkSoon();
  if (network && !network.directory.has(locationId)) return null;
  const kiosk = await loaders.kiosk.load(locationId);
  return kiosk && loaders.pathOf(kiosk);
}
