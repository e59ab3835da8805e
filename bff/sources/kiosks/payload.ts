import { z } from "zod";
import { fitting } from "../../lib/fitting";
import { toVisible } from "../../lib/toVisible";

// The product backend's schema (docs/kiosks-api.yaml). Real data lacks fields, so few are required.
const text = z.string().transform(toVisible).pipe(z.string().min(1)).nullish().catch(null);
// Not coerced: that would turn a missing id into "undefined".
const id = z.union([z.string().min(1), z.number()]).transform(String);

export const kioskPayload = z.object({
  locationId: id,
  name: text,
  retailer: text,
  address: z.object({ street: text, city: text, state: text, postalCode: text, country: text }).nullish().catch(null),
  phone: text,
  timeZone: text,
  // Read by hours/readWeek.ts and hours/readHolidays.ts: what does not fit makes a day unknown, and nothing else.
  hours: z.unknown().optional(),
  holidayHours: z.unknown().optional(),
  geoLocation: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullish()
    .catch(null),
  placeId: text,
  stocksDesignGroups: fitting(z.string().trim().min(1)),
  sites: z
    .array(
      z.object({
        machineType: z.string().nullish().catch(null),
        settings: z
          .array(z.object({ name: z.string().nullish().catch(null), value: z.unknown().optional() }))
          .nullish()
          .catch(null),
      }),
    )
    .nullish()
    .catch(null),
  locksmithArea: z.boolean().nullish().catch(null),
});

export type KioskPayload = z.output<typeof kioskPayload>;

const design = {
  names: z.object({ en: text, fr: text }).nullish().catch(null),
  image: z.object({ jp2: text, webp: text, original: text }).nullish().catch(null),
  Skus: fitting(z.object({ sku: text, skuId: z.number().int().nullish().catch(null) })),
};

export const keyDesignPayload = z.object({ designId: id, designGroup: z.string().min(1), ...design });

/** In stock lists, only the blanks are guaranteed. */
const stockedDesignPayload = z.object({ designId: id.nullish().catch(null), designGroup: text, ...design });

export type KeyDesignPayload = z.output<typeof keyDesignPayload>;

export const stockedGroupPayload = z.object({ code: z.string().min(1), Designs: fitting(stockedDesignPayload) });

/** A list response of the product backend; its entries are parsed one by one, so that an invalid one does not fail the others. */
export const resultsPayload = z.object({ results: z.array(z.unknown()) });

export const listPayload = z.array(z.unknown());
