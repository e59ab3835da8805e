import type { Resolvers } from "../../__generated__/resolvers";
import type { LatLng } from "../../lib/geo";
import { MAX_IDS } from "../../sources/kiosks/client";
import { type Kiosk, MACHINE_TYPES, SERVICE_KEYS, type ServiceKey } from "../../sources/kiosks/kiosk";
import { toServiceSet } from "../../sources/kiosks/serviceSet";
import { limitOf } from "../content/sliceLimit";
import { toText } from "../places/input";
import { checkArea, checkCount, checkLength, checkPoint, toPoint } from "./input";
import type { KioskLoaders } from "./loaders";
import { MAX_ZOOM } from "./network/mapView";
import type { RankedKiosk } from "./network/networkIndex";
import { pathOfCity, pathOfState } from "./paths";
import { pickedIds } from "./pickedKiosks";
import { findInArea, findNear, MAX_TO_FILTER } from "./search";
import { stateNameOf, stateNamesOf } from "./stateNames";

/** Maximum number of ids in a list. */
const MAX_LIST = 50;
/** The nearest kiosks are found one after the other: visitors do not page further than this, and no query may have all of them sorted. */
const MAX_OFFSET = 10_000;
/** How many cities a field lists. */
const MAX_CITIES = 20;
/** How many kiosks a slice shows around its point. */
const AROUND_POINT = { usual: 4, most: 12 };

/** Farther away, a kiosk is not in the visitor's surroundings; and all kiosks within the distance are counted one by one. */
const MAX_WITHIN_KM = 100;

interface NearArguments {
  offering?: readonly ServiceKey[] | null;
  first: number;
  offset: number;
  atLeast: number;
  withinKm?: number | null;
}

export const resolvers = {
  Query: {
    kiosk: (_, { id }, { loaders }) => loaders.kiosk.load(id),

    kiosks(_, { ids }, { loaders }) {
      checkLength("ids", ids, MAX_LIST);
      return loadExisting(ids, loaders);
    },

    kiosksInArea(_, { bounds, from, offset, ...args }, { loaders }) {
      checkArea(bounds);
      if (from) checkPoint(from);
      const query = { services: toServiceSet(args.offering ?? []), limit: args.first, offset };
      checkPage(query);
      return findInArea(bounds, from ?? null, query, loaders);
    },

    kioskMap(_, { bounds, zoom, state, ...args }, { loaders }) {
      checkArea(bounds);
      checkCount("zoom", zoom, 0, MAX_ZOOM);
      return loaders.map({ bounds, zoom, required: toServiceSet(args.offering ?? []), state: state ?? undefined });
    },

    kiosksNear(_, args, { loaders }) {
      checkPoint(args.point);
      return kiosksNear(args.point, args, loaders);
    },

    async kiosksInState(_, { state, city, first, offset, ...args }, { loaders }) {
      checkCount("first", first, 1, MAX_IDS);
      checkCount("offset", offset, 0, Number.MAX_SAFE_INTEGER);
      return (await loaders.network()).directory.page(state, city, { required: toServiceSet(args.offering ?? []), first, offset });
    },

    async kioskStates(_, args, { loaders }) {
      const required = toServiceSet(args.offering ?? []);
      return (await loaders.network()).directory.states(required);
    },

    async kioskState(_, { state, ...args }, { loaders }) {
      const required = toServiceSet(args.offering ?? []);
      return (await loaders.network()).directory.state(state, required);
    },

    async kioskCities(_, { state, ...args }, { loaders }) {
      const required = toServiceSet(args.offering ?? []);
      return (await loaders.network()).directory.cities(state, required);
    },

    kioskCells: async (_, args, { loaders }) => (await loaders.network()).cells(toServiceSet(args.offering ?? [])),

    async citySuggestions(_, { text }, { loaders }) {
      const typed = toText("text", text);
      return (await loaders.networkSoon())?.directory.citiesStarting(typed) ?? [];
    },

    async largestCities(_, { first }, { loaders }) {
      checkCount("first", first, 1, MAX_CITIES);
      return (await loaders.network()).directory.largestCities(first);
    },

    kioskCity: async (_, { state, city }, { loaders }) => (await loaders.network()).directory.city(state, city),
  },

  Place: {
    kiosksNear: ({ geoLocation }, args, { loaders }) => kiosksNear(geoLocation, args, loaders),
  },

  Kiosk: {
    path: (kiosk, _, { loaders }) => loaders.pathOf(kiosk),
    geoLocation: (kiosk, _, { loaders }) => loaders.pointOf(kiosk),
    hours: ({ week }) => (week && week.unknownDays.length === 0 ? week.hours : null),
    knownHours: ({ week }) => week?.hours ?? null,
    unknownDays: ({ week }) => week?.unknownDays ?? [0, 1, 2, 3, 4, 5, 6],
    machines: ({ machineTypes }) => machineTypes,
    services: ({ servicesAvailable }) => servicesAvailable,
  },
  KioskSite: { type: ({ machineType }) => MACHINE_TYPES.find((type) => type === machineType) ?? null },
  ServiceCount: { offering: ({ service }) => service },
  KioskState: {
    path: pathOfState,
    name: ({ state }, args) => stateNameOf(state, args.language),
    names: ({ state }) => stateNamesOf(state),
  },
  KioskCity: { path: pathOfCity },

  KiosksNear: { nodes: ({ kiosks }, _, { loaders }) => loadRanked(kiosks, loaders) },
  KiosksInArea: { nodes: ({ kiosks }, _, { loaders }) => loadRanked(kiosks, loaders) },

  KioskList: {
    nodes: ({ locationIds }, _, { loaders }) => loadExisting(locationIds, loaders),
  },

  FeaturedKiosksSlice: {
    // Content older than its model has no group.
    locationIds: ({ primary }) => pickedIds(primary?.locations, MAX_LIST),
    kiosks: ({ primary }, _, { loaders }) => loadExisting(pickedIds(primary?.locations, MAX_LIST), loaders),
  },

  NearbyKiosksSlice: {
    async nearby({ primary }, _, { loaders }) {
      const point = toPoint(primary?.point);
      // A service that we do not know is offered by no kiosk.
      const service = SERVICE_KEYS.find((key) => key === primary?.service);
      if (!point || (primary?.service && !service)) return [];
      const { kiosks } = await findNear(
        point,
        { services: toServiceSet([service]), limit: limitOf(primary?.limit, AROUND_POINT) },
        loaders,
      );
      return loadRanked(kiosks, loaders);
    },
  },
} satisfies Resolvers;

/** Returns the kiosks around a point that two fields ask for. */
function kiosksNear(point: LatLng, { offset, atLeast, withinKm, ...args }: NearArguments, loaders: KioskLoaders) {
  const query = { services: toServiceSet(args.offering ?? []), limit: args.first, offset, atLeast, withinKm };
  checkPage(query);
  checkCount("atLeast", atLeast, 1, MAX_TO_FILTER);
  if (withinKm !== undefined && withinKm !== null) checkCount("withinKm", withinKm, 1, MAX_WITHIN_KM);
  return findNear(point, query, loaders);
}

function checkPage({ limit, offset }: { limit: number; offset: number }): void {
  checkCount("first", limit, 1, MAX_IDS);
  checkCount("offset", offset, 0, MAX_OFFSET);
}

async function loadRanked(ranked: readonly RankedKiosk[], { kiosk }: KioskLoaders) {
  const kiosks = await Promise.all(ranked.map(({ locationId }) => kiosk.load(locationId)));
  return kiosks.flatMap((one, index) => (one ? [{ kiosk: one, distanceKm: ranked[index]!.distanceKm }] : []));
}

async function loadExisting(ids: readonly string[], { kiosk }: KioskLoaders): Promise<Kiosk[]> {
  return (await Promise.all(ids.map((id) => kiosk.load(id)))).filter((one) => one !== null);
}
