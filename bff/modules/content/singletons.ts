import type { Lang } from "#shared/config/languages.ts";
import type { Context } from "../../context";
import type { ContentManifest } from "./manifest";

type SingletonResolver = (parent: unknown, args: { language: Lang }, context: Context) => unknown;

/** Creates the resolvers of the field that codegen generates for every custom type with one document per language. */
export function createSingletonResolvers(manifest: ContentManifest): { Query: Record<string, SingletonResolver> } {
  const resolvers = Object.entries(manifest.documents).flatMap(([type, { singleton }]): [string, SingletonResolver][] =>
    singleton ? [[singleton, (_, args, { loaders }) => loaders.singleton(type, args.language)]] : [],
  );
  return { Query: Object.fromEntries(resolvers) };
}
