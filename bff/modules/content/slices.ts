import type { Log } from "../../lib/log";
import type { ContentManifest } from "./manifest";
import { inLang, knownLangOf } from "./sliceLang";

interface SliceJson {
  id?: string;
  slice_type: string;
  variation: string;
  primary?: Record<string, unknown>;
  items?: Record<string, unknown>[];
}

type ResolverMap = Record<string, Record<string, (parent: never) => unknown>>;

/**
 * Resolvers for everything codegen derives from the models: they tell union members apart by slice type and
 * variation, give content written before its model grew the lists it lacks, and tell slices their document's language.
 */
export function createSliceResolvers(manifest: ContentManifest, log: Log): ResolverMap {
  const reported = new Set<string>();
  const variationOf = ({ slice_type, variation }: SliceJson) => manifest.slices[slice_type]?.variations[variation];

  const toSliceType = (slice: SliceJson, allowed: string[]) => {
    const known = allowed.includes(slice.slice_type) && variationOf(slice);
    if (known) return manifest.slices[slice.slice_type]!.type;
    const name = `${slice.slice_type} (${slice.variation})`;
    // Once per process: a page asked a thousand times has one editor to tell.
    if (!reported.has(name)) log.warn({ slice_type: slice.slice_type, variation: slice.variation }, "content uses a slice without a model; it is skipped");
    reported.add(name);
    return "UnknownSlice";
  };

  // Slices older than shared slices have no variation, and some no id.
  const id = (slice: SliceJson) => slice.id ?? slice.slice_type;
  const resolvers: ResolverMap = { UnknownSlice: { id, variation: (slice: SliceJson) => slice.variation ?? "default" } };
  for (const [union, allowed] of Object.entries(manifest.zones)) {
    resolvers[union] = { __resolveType: (slice: SliceJson) => toSliceType(slice, allowed) };
  }
  for (const { type } of Object.values(manifest.slices)) {
    resolvers[type] = {
      id,
      primary: (slice: SliceJson) => ({ ...slice.primary, __typename: variationOf(slice)!.primary }),
      items: (slice: SliceJson) => toList(slice.items).map((item) => ({ ...item, __typename: variationOf(slice)!.item })),
    };
  }
  for (const { type } of Object.values(manifest.documents)) {
    resolvers[type] = { data: ({ data, lang }: { data: object; lang: string }) => inLang(data, lang) };
  }
  for (const [type, fields] of Object.entries(manifest.lists)) {
    const lists = fields.map((field) => [field, (parent: Record<string, unknown>) => toList(parent[field]).map((entry) => inLang(entry, knownLangOf(parent)))]);
    resolvers[type] = { ...resolvers[type], ...Object.fromEntries(lists) };
  }
  return resolvers;
}

function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
