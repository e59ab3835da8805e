import type { Resolvers } from "../../__generated__/resolvers";
import { MAX_IDS } from "../../sources/kiosks/client";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import { checkBounds, checkCount, checkLength, checkPoint, toServiceKeys } from "./input";
import type { KioskLoaders } from "./loaders";
import { pathOfCity, pathOfKiosk, pathOfState } from "./paths";
import { findInBounds, findNear } from "./search";
import { stateNameOf } from "./stateNames";

/** Most kiosks that a list of ids may name. */
const MAX_LIST = 50;

export const resolvers: Resolvers = {
  Query: {
    kiosk: (_, { id }, { loaders }) => loaders.kiosk.load(id),

    kiosks(_, { ids }, { loaders }) {
      checkLength("ids", ids, MAX_LIST);
      return loadExisting(ids, loaders);
    },

    async kiosksInBounds(_, { bounds, services, limit }, { loaders }) {
      checkBounds(bounds);
      checkCount("limit", limit, 1, MAX_IDS);
      const found = await findInBounds(bounds, { services: toServiceKeys(services), limit }, loaders);
      return loadExisting(found.map(({ locationId }) => locationId), loaders);
    },

    kiosksNear(_, { lat, lng, services, limit }, { loaders }) {
      checkPoint({ lat, lng });
      checkCount("limit", limit, 1, MAX_IDS);
      return findNear({ lat, lng }, { services: toServiceKeys(services), limit }, loaders);
    },

    async kiosksByPlace(_, { state, city, first, offset }, { loaders }) {
      checkCount("first", first, 1, MAX_IDS);
      checkCount("offset", offset, 0, Number.MAX_SAFE_INTEGER);
      return (await loaders.network()).directory.page(state, city, first, offset);
    },

    kioskStates: async (_, __, { loaders }) => (await loaders.network()).directory.states(),
    kioskState: async (_, { state }, { loaders }) => (await loaders.network()).directory.state(state),
    kioskCity: async (_, { state, city }, { loaders }) => (await loaders.network()).directory.city(state, city),
    kioskCities: async (_, { state }, { loaders }) => (await loaders.network()).directory.cities(state),
  },

  Kiosk: { path: pathOfKiosk },
  KioskState: { path: pathOfState, name: ({ state }, { lang }) => stateNameOf(state, lang) },
  KioskCity: { path: pathOfCity },

  KiosksNear: {
    async results({ found }, _, { loaders }) {
      const kiosks = await Promise.all(found.map(({ locationId }) => loaders.kiosk.load(locationId)));
      return kiosks.flatMap((kiosk, place) => (kiosk ? [{ kiosk, distanceKm: found[place]!.distanceKm }] : []));
    },
  },

  KioskList: {
    kiosks: ({ locationIds }, _, { loaders }) => loadExisting(locationIds, loaders),
  },

  FeaturedKiosksSlice: {
    kiosks: ({ primary }, _, { loaders }) =>
      loadExisting(
        // Content written before its model grew has no group.
        (primary?.locations ?? []).map(({ location_id }) => location_id?.trim() ?? "").filter(Boolean).slice(0, MAX_LIST),
        loaders,
      ),
  },
};

async function loadExisting(ids: readonly string[], { kiosk }: KioskLoaders): Promise<Kiosk[]> {
  const kiosks = await Promise.all(ids.map((id) => kiosk.load(id)));
  return kiosks.filter((found) => found !== null);
}
