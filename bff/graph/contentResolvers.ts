import { manifest } from "../modules/content/__generated__/manifest";
import { languageCodes } from "../modules/content/languageCodes";
import { resolvers as content } from "../modules/content/resolvers";
import { createSingletonResolvers } from "../modules/content/singletons";
import { createSliceResolvers } from "../modules/content/slices";
import { resolvers as routes } from "../modules/routes/resolvers";

const root = { Query: { ok: () => true } };

/** The resolvers of any content model: its documents, pages and routes, without what modules add to slices of this project. */
export const contentResolvers = [
  root,
  createSliceResolvers(manifest),
  createSingletonResolvers(manifest),
  content,
  languageCodes,
  routes,
] as const;
