import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { KiosksFoundInDocument, KiosksFoundNearDocument, PointOfWordsDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Service } from "../../i18n/services";
import { distanceKm } from "./distance";
import { type Found, MOST_ROWS } from "./listing";
import type { Area, Point } from "./locatorHref";

// Not kept: there are as many points as visitors, and the BFF has the network in memory.

/** The kiosks around a point; null where they cannot be had. */
export async function loadNear({ lat, lng }: Point, services: readonly Service[]): Promise<Found | null> {
  const near = (await ask(KiosksFoundNearDocument, { lat, lng, services: [...services], limit: MOST_ROWS }))?.data.kiosksNear;
  if (!near?.results) return null;
  return { rows: near.results, total: near.total, services: near.services, isWidened: near.isWidened };
}

/** The kiosks of a part of the map, the nearest first where a point is known; null where they cannot be had. */
export async function loadIn(area: Area, services: readonly Service[], from: Point | undefined): Promise<Found | null> {
  const inArea = (await ask(KiosksFoundInDocument, { bounds: area, services: [...services], limit: MOST_ROWS }))?.data.kiosksInArea;
  if (!inArea?.results) return null;
  // How far a kiosk is from the middle of a map tells nobody anything.
  const kiosks = inArea.results.map(({ kiosk }) => kiosk);
  const rows = from
    ? kiosks.map((kiosk) => ({ kiosk, distanceKm: distanceKm(from, kiosk.geoLocation) })).toSorted((one, other) => one.distanceKm - other.distanceKm)
    : kiosks.map((kiosk) => ({ kiosk }));
  return { rows, total: inArea.total, services: inArea.services, isWidened: false };
}

/** Where a text leads: a point with its place's id, `none`, or `unknown` where nobody could say. Asked once, kept nowhere. */
export async function findPoint(words: string, lang: Lang): Promise<{ at: Point; place: string } | "none" | "unknown"> {
  const answer = await ask(PointOfWordsDocument, { words, lang });
  const found = answer?.data.placeSearch;
  if (found) return { at: found.geoLocation, place: found.place_id };
  return answer?.errors.length === 0 ? "none" : "unknown";
}

async function ask<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables) {
  try {
    return await queryBff(document, variables);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    console.error(error.message);
    return null;
  }
}
