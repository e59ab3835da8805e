import { resolvers as applications } from "./modules/applications/resolvers";
import { resolvers as company } from "./modules/company/resolvers";
import { manifest } from "./modules/content/__generated__/manifest";
import { resolvers as content } from "./modules/content/resolvers";
import { createSingletonResolvers } from "./modules/content/singletons";
import { createSliceResolvers } from "./modules/content/slices";
import { resolvers as designs } from "./modules/designs/resolvers";
import { resolvers as documents } from "./modules/documents/resolvers";
import { resolvers as kiosks } from "./modules/kiosks/resolvers";
import { resolvers as nearPlaces } from "./modules/kiosks/nearPlaces";
import { resolvers as places } from "./modules/places/resolvers";
import { resolvers as routes } from "./modules/routes/resolvers";

const root = { Query: { ok: () => true } };

/** The resolvers of all modules, and of what follows from the content model. */
export const resolvers = [
  root,
  createSliceResolvers(manifest),
  createSingletonResolvers(manifest),
  content,
  documents,
  company,
  kiosks,
  nearPlaces,
  designs,
  places,
  routes,
  applications,
] as never;
