import type { RequestDeps } from "./requestDeps";
import { type ContentLoaders, createContentLoaders } from "./modules/content/loaders";
import { createDesignLoaders, type DesignLoaders } from "./modules/designs/loaders";
import { createKioskLoaders, type KioskLoaders } from "./modules/kiosks/loaders";
import { createPlaceLoaders, type PlaceLoaders } from "./modules/places/loaders";

/** The loaders of one request. */
export type Loaders = ContentLoaders & DesignLoaders & KioskLoaders & PlaceLoaders;

/** Creates the loaders of a request. */
export function createLoaders(request: RequestDeps): Loaders {
  return {
    ...createContentLoaders(request),
    ...createDesignLoaders(request),
    ...createKioskLoaders(request),
    ...createPlaceLoaders(request),
  };
}
