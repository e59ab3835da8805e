import { z } from "zod";

// The product backend's own shape (docs/kiosks-api.yaml). Real data lacks fields, so little is required of it.
const text = z.string().trim().min(1).nullish().catch(null);
const weekTime = z.object({ day: z.number().int().min(0).max(6), time: z.string().regex(/^\d{2}:\d{2}$/) });

export const kioskPayload = z.object({
  // Not coerced: that would make "undefined" of a missing one.
  locationId: z.union([z.string().min(1), z.number()]).transform(String),
  name: text,
  retailer: text,
  address: z.object({ street: text, city: text, state: text, postalCode: text, country: text }).nullish().catch(null),
  phone: text,
  timeZone: text,
  hours: z.array(z.object({ open: weekTime, close: weekTime.nullish() })).nullish().catch(null),
  geoLocation: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  sites: z
    .array(
      z.object({
        machineType: z.string().nullish().catch(null),
        settings: z.array(z.object({ name: z.string().nullish().catch(null), value: z.unknown() })).nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
  locksmithArea: z.boolean().nullish().catch(null),
});

export type KioskPayload = z.output<typeof kioskPayload>;

/** A list answer of the product backend; its entries are parsed one by one, so that a bad one costs only itself. */
export const resultsPayload = z.object({ results: z.array(z.unknown()) });
