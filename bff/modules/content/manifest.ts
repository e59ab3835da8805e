/** What codegen generates for the BFF from the models (see __generated__/manifest.ts). */
export interface ContentManifest {
  /**
   * By custom type: its GraphQL type, the field of Query that returns its only document, and of a page with slices the ids and unions of
   * its slice zones.
   */
  documents: Record<string, { type: string; isPage: boolean; singleton?: string; zones?: [id: string, union: string][] }>;
  /** By slice type: its GraphQL type, and those of its variations. */
  slices: Record<string, SliceTypes>;
  /** By union of a slice zone: the slice types allowed in it. */
  zones: Record<string, string[]>;
  /** By union of a slice zone, then by slice type: the GraphQL types of the zone's own composite slices. */
  composites: Record<string, Record<string, SliceTypes>>;
  /** By GraphQL type: its groups and slice zones, which content older than the model may lack. */
  lists: Record<string, string[]>;
  /** By GraphQL type, then by field of the graph: its id in the models, when that is not a valid GraphQL name. */
  renamed: Record<string, Record<string, string>>;
  /** By alias in the generated fragments: the field of the graph that it stands for. */
  aliases: Record<string, string>;
}

/** GraphQL type of a slice, and those of its variations; a composite slice has one variation, "default". */
interface SliceTypes {
  type: string;
  variations: Record<string, { primary: string; item: string }>;
}
