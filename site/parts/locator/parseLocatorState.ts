import { z } from "zod";
import { FILTERS } from "../../i18n/services";
import { MAX_LISTED, ROWS } from "./listLimits";
import { type Area, type LocatorState, type Point, readRadius } from "./locatorState";

/** Maximum length of a text that the BFF searches for. */
const MAX_LETTERS = 200;
/** Longest possible list; a later page shows the last one. */
const MAX_PAGES = Math.floor(MAX_LISTED / ROWS);

// Of a repeated parameter the first counts.
const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const text = z.preprocess(first, z.string());
const degrees = (most: number) => z.number().min(-most).max(most);
const numbers = text.transform((value) => value.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part))));

const point = numbers.pipe(z.tuple([degrees(90), degrees(180)])).transform(([lat, lng]): Point => ({ lat, lng }));

const area = numbers
  .pipe(z.tuple([degrees(90), degrees(180), degrees(90), degrees(180)]))
  // An area may cross the date line from west to east; from south to north it must ascend.
  .refine(([south, west, north, east]) => south < north && west !== east)
  .transform(([minLat, minLng, maxLat, maxLng]): Area => ({ minLat, minLng, maxLat, maxLng }));

const words = text.transform(toWords).pipe(z.string().min(1));

/** The URL is untrusted input: values that do not fit are ignored. */
const schema = z.object({
  q: words.optional().catch(undefined),
  at: point.optional().catch(undefined),
  // Google does not document the format of ids, except that they are URL-safe.
  place: text
    .pipe(z.string().regex(/^[\w-]{1,300}$/))
    .optional()
    .catch(undefined),
  area: area.optional().catch(undefined),
  within: text.transform(readRadius).catch(undefined),
  services: text.transform((value) => FILTERS.filter((service) => value.split(",").includes(service))).catch([]),
  open: text
    .pipe(z.enum(["now", "24h"]))
    .optional()
    .catch(undefined),
  sort: text
    .pipe(z.enum(["distance", "name"]))
    .optional()
    .catch(undefined),
  view: text.pipe(z.literal("map")).optional().catch(undefined),
  page: text
    .transform(Number)
    .pipe(z.number().int().min(1))
    .transform((page) => Math.min(page, MAX_PAGES))
    .catch(1),
});

/** Parses the locator's state from the query. Never throws. */
export function parseLocatorState(searchParams: unknown): LocatorState {
  const { q, at, place, area: box, within, open, sort, view, ...others } = schema.parse(searchParams ?? {});
  return {
    ...others,
    ...(q && { q }),
    ...(at && { at }),
    ...(place && (at || q) && { place }),
    ...(box && { area: box }),
    ...(within && (at || q) && !box && { within }),
    ...(open && { open }),
    ...(sort && { sort }),
    ...(view && { view }),
  };
}

/** Normalises a visitor's text: one line, no control characters, limited length. */
function toWords(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  // Never cuts within a surrogate pair.
  return line.length <= MAX_LETTERS
    ? line
    : line
        .slice(0, MAX_LETTERS)
        .replace(/[\ud800-\udbff]$/, "")
        .trim();
}
