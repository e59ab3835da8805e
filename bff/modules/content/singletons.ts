import type { Context } from "../../context";
import type { ContentManifest } from "./manifest";

type SingletonResolver = (parent: unknown, args: { lang: string }, context: Context) => Promise<unknown>;

/** Resolvers for the field that codegen gives every custom type of which there is one document per language. */
export function createSingletonResolvers(manifest: ContentManifest): { Query: Record<string, SingletonResolver> } {
  const singletons = Object.entries(manifest.documents).filter(([, { isSingleton }]) => isSingleton);
  return {
    Query: Object.fromEntries(singletons.map(([type]): [string, SingletonResolver] => [type, (_, { lang }, { loaders }) => loaders.singleton(type, lang)])),
  };
}
