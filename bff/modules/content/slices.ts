import type { Context } from "../../context";
import type { ContentManifest } from "./manifest";
import { inLang, langOfPart } from "./sliceLang";

interface SliceJson {
  id?: string;
  slice_type: string;
  /** Undefined for composite slices, which are older than shared slices. */
  variation?: string;
  primary?: Record<string, unknown>;
  items?: Record<string, unknown>[];
}

// A symbol, since content may have a field of any name.
const ZONE = Symbol("the slice zone's union");

/** A slice with the union of its zone, which tells its type. */
type ZonedSlice = SliceJson & { [ZONE]: string };

type ResolverMap = Record<string, Record<string, (parent: never, ...rest: never[]) => unknown>>;

const DEFAULT_VARIATION = "default";

/**
 * Creates the resolvers for all types that codegen derives from the models: they resolve the types of documents and slices, add the lists
 * that content older than its model lacks, pass the document's language to slices, and read fields whose ids are not valid GraphQL names.
 */
export function createSliceResolvers(manifest: ContentManifest): ResolverMap {
  const variationOf = ({ slice_type, variation }: SliceJson) =>
    variation === undefined ? undefined : manifest.slices[slice_type]?.variations[variation];

  const toSliceType = (slice: SliceJson, union: string, { reportUnknownSlice }: Pick<Context, "reportUnknownSlice">) => {
    const variation = manifest.zones[union]!.includes(slice.slice_type) && variationOf(slice);
    if (variation) return manifest.slices[slice.slice_type]!.type;
    const composite = slice.variation === undefined && manifest.composites[union]?.[slice.slice_type];
    if (composite) return composite.type;
    reportUnknownSlice(slice);
    return "UnknownSlice";
  };

  // Slices older than shared slices have no variation.
  const variation = (slice: SliceJson) => slice.variation ?? DEFAULT_VARIATION;
  const resolvers: ResolverMap = { UnknownSlice: { id: idOf, variation } };
  for (const union of Object.keys(manifest.zones)) {
    resolvers[union] = { __resolveType: (slice: SliceJson, context: Context) => toSliceType(slice, union, context) };
  }
  for (const { type, variations } of [
    ...Object.values(manifest.slices),
    ...Object.values(manifest.composites).flatMap((of) => Object.values(of)),
  ]) {
    resolvers[type] = {
      id: idOf,
      variation,
      primary: (slice: SliceJson) => ({ ...slice.primary, __typename: variations[variation(slice)]!.primary }),
      items: (slice: SliceJson) => toList(slice.items).map((item) => ({ ...item, __typename: variations[variation(slice)]!.item })),
    };
  }
  resolvers.Slice = { __resolveType: (slice: ZonedSlice, context: Context) => toSliceType(slice, slice[ZONE], context) };
  const slicesOf = (zones: readonly [id: string, union: string][]) => {
    const toZoned = (slice: SliceJson, union: string): ZonedSlice => ({ ...slice, [ZONE]: union });
    return ({ data, lang }: { data: Record<string, unknown>; lang: string }) =>
      withOwnIds(zones.flatMap(([id, union]) => toSlices(data[id]).map((slice) => toZoned(inLang(slice, lang), union))));
  };
  const toDocumentType = ({ type }: { type: string }) => manifest.documents[type]!.type;
  for (const abstract of ["Document", "Page"]) resolvers[abstract] = { __resolveType: toDocumentType };
  for (const { type, zones } of Object.values(manifest.documents)) {
    resolvers[type] = {
      data: ({ data, lang }: { data: object; lang: string }) => inLang(data, lang),
      ...(zones && { slices: slicesOf(zones) }),
    };
  }
  resolvers.PageWithSlices = { __resolveType: toDocumentType };
  for (const [type, fields] of Object.entries(manifest.renamed)) {
    resolvers[type] = Object.fromEntries(
      Object.entries(fields).map(([field, id]) => [field, (parent: Record<string, unknown>) => parent[id]]),
    );
  }
  for (const [type, fields] of Object.entries(manifest.lists)) {
    const lists = fields.map((field) => {
      const id = manifest.renamed[type]?.[field] ?? field;
      return [field, (parent: Record<string, unknown>) => toList(parent[id]).map((entry) => inLang(entry, langOfPart(parent)))];
    });
    resolvers[type] = { ...resolvers[type], ...Object.fromEntries(lists) };
  }
  return resolvers;
}

function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}

/** Some slices that are older than shared slices have no id; a page needs one for each. */
function idOf({ id, slice_type }: SliceJson): string {
  return id ?? slice_type;
}

function withOwnIds(slices: readonly ZonedSlice[]): ZonedSlice[] {
  const counts = new Map<string, number>();
  return slices.map((slice) => {
    const id = idOf(slice);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? slice : { ...slice, id: `${id}$${count}` };
  });
}

function toSlices(value: unknown): SliceJson[] {
  return toList(value).filter((slice): slice is Record<string, unknown> & SliceJson => typeof slice === "object" && slice !== null);
}
