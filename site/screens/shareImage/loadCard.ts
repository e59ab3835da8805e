import { type ImageField, isFilled } from "@prismicio/client";
import { z } from "zod";
import { bffAddress } from "../../bff/bffAddress";
import type { Lang } from "../../i18n/languages";
import { isService } from "../../i18n/services";
import { findRoute } from "../../routing/findRoute";
import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { loadCityNames, loadState } from "../../parts/directoryData/loadDirectory";
import { slug } from "../../parts/directoryData/routeParams";
import { cityTitle, rootTitle, stateTitle } from "../../parts/directoryData/directoryTitles";
import { fillPhone } from "../../parts/content/fillPhone";
import { loadPage } from "../../parts/content/loadPage";
import { titleOf } from "../../parts/seo/pageMetadata";
import { toDataUrl } from "./drawings";
import type { Card } from "./ShareCard";
import { shareText } from "./shareText";

const DIRECTORY = "/key-services/";
// A state, and optionally a city.
const directoryParts = z.array(slug).max(2);

const TITLE_LENGTH = 96;
const BRAND_LENGTH = 32;

/** Loads the content of a published page's share image; null when there is no such page. Throws when the BFF does not answer. */
export async function loadCard(lang: Lang, path: string): Promise<{ card: Card; mark: string | null } | null> {
  if (!(await isPublished(lang, path))) return null;
  const { brand, logo, localPhone } = await loadChrome({ lang });
  const named = path.startsWith(DIRECTORY) ? await nameDirectoryPage(lang, path) : await namePage(lang, path, brand);
  if (!named) return null;
  const title = shareText(fillPhone(named.title, localPhone), TITLE_LENGTH);
  return { card: { title, service: named.service ?? null, brand: shareText(brand, BRAND_LENGTH) }, mark: await loadMark(logo) };
}

// Checked first: missing pages would be cached too, and visitors can invent any number of paths.
async function isPublished(lang: Lang, path: string): Promise<boolean> {
  const route = await findRoute(path, lang);
  if (!route || route.status === "UNAVAILABLE") throw new Error(`The route of ${path} (${lang}) is unavailable.`);
  return route.status === "FOUND";
}

type Named = Pick<Card, "title"> & Partial<Pick<Card, "service">>;

async function namePage(lang: Lang, path: string, brand: string): Promise<Named | null> {
  const page = await loadPage({ lang }, path);
  if (!page) return null;
  const service = "service" in page.data ? page.data.service : null;
  return { title: titleOf(page, brand), service: isService(service) ? service : null };
}

/** Returns title and service of the directory, a state or a city; kiosks use the image of their city. */
async function nameDirectoryPage(lang: Lang, path: string): Promise<Named | null> {
  const { success, data: parts } = directoryParts.safeParse(path.slice(DIRECTORY.length).split("/").filter(Boolean));
  if (!success) return null;
  const [state, city] = parts;
  if (!state) return { title: rootTitle(await loadPage({ lang }, path).catch(() => null), lang) };
  const title = city ? await nameCity(lang, state, city) : await nameState(lang, state);
  return title === null ? null : { title };
}

// When the directory did not answer, its lists are null too.
async function nameState(lang: Lang, state: string): Promise<string | null> {
  const data = await loadState(lang, state);
  if (!data?.kioskCities) throw new Error(`The directory does not answer for ${state}.`);
  return data.kioskState && stateTitle(data.kioskState, state, lang);
}

async function nameCity(lang: Lang, state: string, city: string): Promise<string | null> {
  const data = await loadCityNames(lang, state, city);
  if (!data?.kiosksInState) throw new Error(`The directory does not answer for ${city}, ${state}.`);
  return data.kioskCity && cityTitle(data, state, city, lang);
}

/** Types and maximum size of a logo that is embedded in the image. */
const MARK_TYPES = ["image/svg+xml", "image/png", "image/jpeg"];
const MARK_BYTES = 200_000;
const MARK_TIMEOUT_MS = 3000;

/** Loads the logo through the BFF as a data URL; null when content has none or it failed to load. */
async function loadMark(logo: ImageField | null): Promise<string | null> {
  if (!isFilled.image(logo)) return null;
  try {
    const answer = await fetch(`${bffAddress()}${toMediaPath(logo.url)}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(MARK_TIMEOUT_MS),
    });
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return answer.ok && MARK_TYPES.includes(type) && bytes.byteLength <= MARK_BYTES ? toDataUrl(type, bytes) : null;
  } catch {
    return null;
  }
}
