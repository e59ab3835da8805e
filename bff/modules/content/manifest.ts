/** What codegen tells the BFF about the models (see __generated__/manifest.ts). */
export interface ContentManifest {
  /** Custom type -> GraphQL type. */
  documents: Record<string, { type: string; isPage: boolean; isSingleton: boolean }>;
  /** Slice type -> GraphQL type, and those of its variations. */
  slices: Record<string, { type: string; variations: Record<string, { primary: string; item: string }> }>;
  /** Union of a slice zone -> slice types allowed in it. */
  zones: Record<string, string[]>;
  /** GraphQL type -> its groups and slice zones, which content written before the model grew may lack. */
  lists: Record<string, string[]>;
}
