/** What codegen tells the BFF about the models (see __generated__/manifest.ts). */
export interface ContentManifest {
  /** Custom type -> GraphQL type, and the field of Query that answers with its only document. */
  documents: Record<string, { type: string; isPage: boolean; singleton?: string }>;
  /** Slice type -> GraphQL type, and those of its variations. */
  slices: Record<string, SliceTypes>;
  /** Union of a slice zone -> slice types allowed in it. */
  zones: Record<string, string[]>;
  /** Union of a slice zone -> slice type -> GraphQL types, of the composite slices that the zone has itself. */
  composites: Record<string, Record<string, SliceTypes>>;
  /** GraphQL type -> its groups and slice zones, which content written before the model grew may lack. */
  lists: Record<string, string[]>;
  /** GraphQL type -> field of the graph -> its id in the models, where GraphQL does not allow that as a name. */
  renamed: Record<string, Record<string, string>>;
  /** Alias in the generated fragments -> the field of the graph that it stands for. */
  aliases: Record<string, string>;
}

/** GraphQL type of a slice, and those of its variations; a composite slice has one, "default". */
interface SliceTypes {
  type: string;
  variations: Record<string, { primary: string; item: string }>;
}
