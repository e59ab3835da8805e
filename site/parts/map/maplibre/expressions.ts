import type { ExpressionSpecification } from "maplibre-gl";
import { CONTINENT_ZOOM, DETAIL_ZOOM } from "../baseMap/zooms";

/** Minimum zoom of details. MapLibre counts zoom in tiles of 512 pixels: one less than Google and the BFF. */
export const DETAIL_FROM = DETAIL_ZOOM - 1;
/** Maximum zoom of the continent. */
export const CONTINENT_UNTIL = CONTINENT_ZOOM - 1;

/** Interpolates a value by zoom, as MapLibre counts it. */
export const zoomed = (...stops: readonly (readonly [zoom: number, value: number | ExpressionSpecification])[]) =>
  ["interpolate", ["linear"], ["zoom"], ...stops.flat()] as ExpressionSpecification;

/** A value by a town's rank, the largest first; the last value is for all smaller ones too. */
export const byRank = (...values: readonly number[]) =>
  [
    "match",
    ["get", "rank"],
    ...values.slice(0, -1).flatMap((value, rank) => [rank, value]),
    values.at(-1)!,
  ] as unknown as ExpressionSpecification;

/** Selects the features of a kind. */
export const kind = (name: string): ExpressionSpecification => ["==", ["get", "kind"], name];
