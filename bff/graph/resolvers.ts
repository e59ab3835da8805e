import { resolvers as applications } from "../modules/applications/resolvers";
import { resolvers as company } from "../modules/company/resolvers";
import type { resolvers as content } from "../modules/content/resolvers";
import { resolvers as designs } from "../modules/designs/resolvers";
import { resolvers as documents } from "../modules/documents/resolvers";
import { enums } from "../modules/kiosks/enums";
import { resolvers as kiosks } from "../modules/kiosks/resolvers";
import { resolvers as localities } from "../modules/localities/resolvers";
import { resolvers as neighbours } from "../modules/kiosks/neighbours";
import { resolvers as places } from "../modules/places/resolvers";
import type { resolvers as routes } from "../modules/routes/resolvers";
import type { Resolvers } from "../__generated__/resolvers";
import { contentResolvers } from "./contentResolvers";
import type { Fits, Unserved } from "./servedFields";

/** The field that modules/content/slices.ts resolves for each page type with slices. */
type OfPages = { [Type in Extract<keyof Resolvers, `${string}Document`>]: { slices: unknown } };

/** The resolvers of all modules, by type and field, without those that only read a property. */
export type Own = OfPages &
  typeof applications &
  typeof company &
  typeof content &
  typeof designs &
  typeof documents &
  typeof kiosks &
  typeof localities &
  typeof neighbours &
  typeof places &
  typeof routes;

/**
 * Does not compile when a field of the graph has neither a resolver nor a property of its model; the error contains the field's name.
 * @public
 */
export type EveryFieldIsServed = Fits<object, Record<Unserved<Own>, "has no resolver">>;

/** The resolvers of all modules, and those derived from the content models. */
export const resolvers = [...contentResolvers, documents, company, kiosks, enums, localities, neighbours, designs, places, applications];
