import type { AlternateLanguage, PrismicDocument } from "@prismicio/client";

/** The model of a document of any type for resolvers: codegen keeps the field names of Prismic's documents. */
// The fields of `data` follow from the models; resolvers that answer documents of any type do not know them.
// oxlint-disable-next-line typescript/no-explicit-any
export type DocumentModel = PrismicDocument<any>;

/** The same document in another language, with the address that links.ts fills in. */
export interface TranslationModel extends AlternateLanguage {
  url?: string | null;
}
