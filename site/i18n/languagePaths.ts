import type { Lang } from "./languages";

/** The addresses of a page in the languages it exists in; a missing one leads to that language's home. */
export type LanguagePaths = Partial<Record<Lang, string>>;
