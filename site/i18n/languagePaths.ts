import type { Lang } from "./languages";

/** The paths of a page in its languages; for a missing language, links lead to that language's home page. */
export type LanguagePaths = Partial<Record<Lang, string>>;
