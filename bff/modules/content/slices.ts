import type { Context } from "../../context";
import type { ContentManifest } from "./manifest";
import { inLang, knownLangOf } from "./sliceLang";

interface SliceJson {
  id?: string;
  slice_type: string;
  variation: string;
  primary?: Record<string, unknown>;
  items?: Record<string, unknown>[];
}

type ResolverMap = Record<string, Record<string, (parent: never, ...rest: never[]) => unknown>>;

/**
 * Resolvers for everything codegen derives from the models: they tell union members apart by slice type and
 * variation, give content written before its model grew the lists it lacks, and tell slices their document's language.
 */
export function createSliceResolvers(manifest: ContentManifest): ResolverMap {
  const variationOf = ({ slice_type, variation }: SliceJson) => manifest.slices[slice_type]?.variations[variation];

  const toSliceType = (slice: SliceJson, allowed: string[], { reportUnknownSlice }: Pick<Context, "reportUnknownSlice">) => {
    const known = allowed.includes(slice.slice_type) && variationOf(slice);
    if (known) return manifest.slices[slice.slice_type]!.type;
    reportUnknownSlice(slice);
    return "UnknownSlice";
  };

  // Slices older than shared slices have no variation, and some no id.
  const id = (slice: SliceJson) => slice.id ?? slice.slice_type;
  const resolvers: ResolverMap = { UnknownSlice: { id, variation: (slice: SliceJson) => slice.variation ?? "default" } };
  for (const [union, allowed] of Object.entries(manifest.zones)) {
    resolvers[union] = { __resolveType: (slice: SliceJson, context: Context) => toSliceType(slice, allowed, context) };
  }
  for (const { type } of Object.values(manifest.slices)) {
    resolvers[type] = {
      id,
      primary: onceForEach((slice: SliceJson) => ({ ...slice.primary, __typename: variationOf(slice)!.primary })),
      items: onceForEach((slice: SliceJson) => toList(slice.items).map((item) => ({ ...item, __typename: variationOf(slice)!.item }))),
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

/** Remembers what a slice was turned into, for as long as it is kept itself. */
function onceForEach<T extends object>(turn: (slice: SliceJson) => T): (slice: SliceJson) => T {
  const known = new WeakMap<SliceJson, T>();
  return (slice) => {
    const before = known.get(slice);
    if (before) return before;
    const made = turn(slice);
    known.set(slice, made);
    return made;
  };
}

function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
