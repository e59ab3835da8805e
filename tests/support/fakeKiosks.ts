import type { Bounds, LatLng } from "#bff/lib/geo.ts";
import type { UpstreamCall } from "#bff/lib/http.ts";
import type { KiosksSource } from "#bff/sources/kiosks/client.ts";
import type { KeyDesign } from "#bff/sources/kiosks/keyDesign.ts";
import type { Kiosk } from "#bff/sources/kiosks/kiosk.ts";

/** The data of the fake backend. */
export interface FakeBackend {
  all: Kiosk[];
  /** Every design has one blank, which all kiosks have in stock. */
  designs: KeyDesign[];
}

/** Records a call, and fails or waits as the test specifies. */
type Take = (name: string, call?: UpstreamCall) => Promise<void>;

/** Creates a fake kiosks source. Calls for a visitor are recorded with the token. */
export function createFakeKiosksSource(backend: FakeBackend, take: Take): KiosksSource {
  const isIn = ({ minLat, maxLat, minLng, maxLng }: Bounds, point: Kiosk["geoLocation"]) =>
    point !== null && point.lat >= minLat && point.lat <= maxLat && point.lng >= minLng && point.lng <= maxLng;
  const toText = ({ minLat, maxLat, minLng, maxLng }: Bounds) => [minLat, maxLat, minLng, maxLng].join();
  const as = (token?: string) => (token ? ` as ${token}` : "");
  return {
    async byIds(ids, { token, ...call } = {}) {
      await take(`kiosks.byIds ${ids.join()}${as(token)}`, call);
      // The backend's order is unspecified.
      const kiosks = backend.all.filter(({ locationId }) => ids.includes(locationId)).toReversed();
      return new Map(kiosks.map((one) => [one.locationId, one]));
    },

    async inBounds(bounds, limit, { token, ...call } = {}) {
      await take(`kiosks.inBounds ${toText(bounds)} limit ${limit}${as(token)}`, call);
      return backend.all.filter(({ geoLocation }) => isIn(bounds, geoLocation)).slice(0, limit);
    },

    async network(etag, onChunk, signal) {
      await take(etag ? "kiosks.network again" : "kiosks.network", { signal });
      await onChunk(toLines(backend.all));
      return { etag: '"a network"' };
    },

    async keyDesigns({ designGroupCodes, skuIds }, { token, ...call } = {}) {
      await take(`kiosks.keyDesigns ${designGroupCodes.join()}${skuIds ? ` on ${skuIds.join()}` : ""}${as(token)}`, call);
      const isAnyGroup = designGroupCodes.length === 0 && skuIds !== undefined;
      return backend.designs
        .filter(({ designGroup }) => isAnyGroup || designGroupCodes.includes(designGroup))
        .filter(({ skuId }) => skuIds?.includes(skuId!) ?? true);
    },

    async stockIn(bounds, { token, ...call } = {}) {
      await take(`kiosks.stockIn ${toText(bounds)}${as(token)}`, call);
      const codes = backend.all
        .filter(({ geoLocation }) => isIn(bounds, geoLocation))
        .flatMap(({ stocksDesignGroups }) => stocksDesignGroups);
      return [...new Set(codes)].map((code) => {
        const designs = backend.designs.filter(({ designGroup }) => designGroup === code);
        return { code, designs, skuIds: designs.map(({ skuId }) => skuId!) };
      });
    },
  };
}

/** Returns the network in the backend's format. */
export function toLines(kiosks: readonly Pick<Kiosk, "locationId" | "geoLocation" | "servicesAvailable" | "address">[]): Uint8Array {
  const lines = kiosks.map(({ locationId, geoLocation, servicesAvailable, address: { state, city } }) =>
    JSON.stringify({ locationId, ...geoLocation, services: servicesAvailable, state, city }),
  );
  return new TextEncoder().encode(lines.join("\n"));
}

/** Returns a kiosk as the kiosks source does. */
export function kiosk(locationId: string): Kiosk {
  return {
    locationId,
    name: `Kiosk ${locationId}`,
    retailer: null,
    address: { street: "1 Main St", city: "Springfield", state: "IL", postalCode: "62701", country: "US" },
    phone: null,
    timeZone: "America/Chicago",
    week: { hours: [{ open: { day: 0, time: "00:00" }, close: null }], unknownDays: [] },
    holidayHours: [],
    geoLocation: { lat: 39.8, lng: -89.6 },
    placeId: null,
    sites: [{ machineType: "V3", settings: [{ name: "softwareVersion", value: "4.2" }] }],
    machineTypes: ["V3"],
    servicesAvailable: ["keyCopy"],
    stocksDesignGroups: [],
  };
}

/** Returns a key design as the kiosks source does. */
export function keyDesign(designGroup: string, skuId: number): KeyDesign {
  const designId = `${designGroup.toLowerCase()}-${skuId}`;
  return {
    designId,
    designGroup,
    names: { en: `Design ${skuId}`, fr: `Modèle ${skuId}` },
    image: null,
    sku: `${designGroup}-${skuId}`,
    skuId,
  };
}

/** Returns a kiosk anywhere: its city is not known, so that its point is not compared with it. */
export function kioskAt(locationId: string, lat: number, lng: number): Kiosk & { geoLocation: LatLng } {
  const one = kiosk(locationId);
  return { ...one, geoLocation: { lat, lng }, address: { ...one.address, city: null, state: null } };
}
