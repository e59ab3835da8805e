import { z } from "zod";
import { isService, SERVICES } from "../../i18n/services";
import { MOST_LISTED, ROWS } from "./listLimits";
import type { Area, LocatorState, Point } from "./locatorState";

/** As much as the BFF looks for. */
const MOST_LETTERS = 200;
/** No list is longer: a page after the last is the last. */
const MOST_PAGES = MOST_LISTED / ROWS;

// A name may come more than once: the first one counts.
const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const text = z.preprocess(first, z.string());
const degrees = (most: number) => z.number().min(-most).max(most);
const numbers = text.transform((value) => value.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part))));

const point = numbers.pipe(z.tuple([degrees(90), degrees(180)])).transform(([lat, lng]): Point => ({ lat, lng }));

const area = numbers
  .pipe(z.tuple([degrees(90), degrees(180), degrees(90), degrees(180)]))
  // From west to east may lead across the date line; from north to south leads nowhere.
  .refine(([south, west, north, east]) => south < north && west !== east)
  .transform(([minLat, minLng, maxLat, maxLng]): Area => ({ minLat, minLng, maxLat, maxLng }));

const words = text.transform(toWords).pipe(z.string().min(1));

/** What fits no rule is as if it were not there: anybody may write anything into an address. */
const schema = z.object({
  q: words.optional().catch(undefined),
  at: point.optional().catch(undefined),
  // Google says nothing of what an id is made of, but that it is text for addresses.
  place: text
    .pipe(z.string().regex(/^[\w-]{1,300}$/))
    .optional()
    .catch(undefined),
  area: area.optional().catch(undefined),
  services: text
    .transform((value) => SERVICES.filter((service) => value.split(",").some((part) => isService(part) && part === service)))
    .catch([]),
  open: text
    .pipe(z.enum(["now", "24h"]))
    .optional()
    .catch(undefined),
  sort: text
    .pipe(z.enum(["distance", "name"]))
    .optional()
    .catch(undefined),
  page: text
    .transform(Number)
    .pipe(z.number().int().min(1))
    .transform((page) => Math.min(page, MOST_PAGES))
    .catch(1),
});

/** Reads what the locator's address asks for. Never fails. */
export function parseLocatorState(searchParams: unknown): LocatorState {
  const { q, at, place, area: box, open, sort, ...others } = schema.parse(searchParams ?? {});
  return {
    ...others,
    ...(q && { q }),
    ...(at && { at }),
    ...(place && (at || q) && { place }),
    ...(box && { area: box }),
    ...(open && { open }),
    ...(sort && { sort }),
  };
}

/** What a visitor wrote, in one line, without what no keyboard writes, and no longer than anything is looked for. */
function toWords(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  // Never half of a letter that is two long.
  return line.length <= MOST_LETTERS
    ? line
    : line
        .slice(0, MOST_LETTERS)
        .replace(/[\ud800-\udbff]$/, "")
        .trim();
}
