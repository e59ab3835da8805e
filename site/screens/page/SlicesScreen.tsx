import type { SliceLike } from "@prismicio/react";
import { countryOfPlace } from "#shared/forms/regions.ts";
import { chosenOf, isGuide, withOneKind } from "#slices/copyGuideState.ts";
import type { SliceContext } from "#slices/sliceProps.ts";
import { readFormState } from "../../forms/readFormState";
import { toPriced } from "../../i18n/prices";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { loadLargestCities } from "../../parts/directoryData/loadDirectory";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { Edition } from "../../routing/edition";
import { CopyKiosks } from "./guide/CopyKiosks";
import { loadCopyKiosks, loadWantedDesign } from "./guide/loadCopyKiosks";
import { parseGuide } from "./guide/parseGuide";
import { StartPlaces } from "./StartPlaces";

interface SlicesScreenProps {
  page: { id: string; type?: string; data?: object };
  slices: readonly SliceLike[];
  edition: Edition;
  /** The raw query, which may hold a form's state. */
  query: unknown;
}

/** A page that consists of its slices. */
export async function SlicesScreen({ page, slices: all, edition, query }: SlicesScreenProps) {
  const priced = page.data && "service" in page.data ? toPriced(String(page.data.service)) : null;
  const { slices, guide } = hasGuide(all) ? await readGuide(all, edition, query) : { slices: all };
  const cities = page.type === "homepage" ? await loadLargestCities(edition.lang) : null;
  const start = cities && <StartPlaces cities={cities} lang={edition.lang} />;
  const slicesProps = { priced, guide, start, country: countryOfPlace(guide?.state.near) };
  return <PageSlices slices={slices} documentId={page.id} form={readFormState(query)} edition={edition} {...slicesProps} />;
}

/** Whether slices include a guide. */
export function hasGuide(slices: readonly SliceLike[]): boolean {
  return slices.some(isGuide);
}

/** Returns the slices with the guides to show, and what is chosen in them, with the kiosks that copy it around the visitor's place. */
async function readGuide(
  all: readonly SliceLike[],
  edition: Edition,
  query: unknown,
): Promise<{ slices: readonly SliceLike[]; guide: NonNullable<SliceContext["guide"]> }> {
  const { lang } = edition;
  const state = parseGuide(query);
  const { slices, ...kinds } = withOneKind(all, state);
  const wanted = await loadWantedDesign(state.design, lang);
  const read = { state, ...kinds, design: wanted?.name };
  const chosen = chosenOf(slices, state);
  if (!chosen || chosen.verdict === "none" || !state.near) return { slices, guide: { ...read, kiosks: null } };
  const { service } = chosen;
  const now = new Date();
  // Designs are printed on house keys.
  const design = service === "keyCopy" ? wanted : null;
  const shared = { service, near: state.near, design };
  const [result, { prices }] = await Promise.all([loadCopyKiosks(shared, lang, now), loadChrome(edition)]);
  const kiosks = <CopyKiosks result={result} {...shared} prices={prices} now={now} lang={lang} />;
  return { slices, guide: { ...read, kiosks } };
}
