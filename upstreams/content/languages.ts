/** The language of requests that specify none. */
export const masterLanguage = "en-us";

/** A language of a repository. */
export interface Language {
  id: string;
  name: string;
  is_master: boolean;
}

/** The languages of the embedded repository, as the API root lists them. */
export const languages = [
  { id: masterLanguage, name: "English - United States", is_master: true },
  { id: "fr-ca", name: "French - Canada", is_master: false },
] as const;
