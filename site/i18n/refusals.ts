import type { Lang } from "./languages";

interface RefusalTexts {
  addressTooLong(maxChars: number): string;
  tooManyParams(max: number): string;
  invalidAddress: string;
  headersTooLong: string;
  badRequest: string;
}

const english: RefusalTexts = {
  addressTooLong: (maxChars) => `This address is too long. Shorten it to ${maxChars} characters or fewer.`,
  tooManyParams: (max) => `This address has too many parameters. Leave out all but ${max}.`,
  invalidAddress: "This address is not valid. It has to begin with a slash.",
  headersTooLong: "The headers of this request are too long. Delete this site's cookies, and try again.",
  badRequest: "This request cannot be read. Check its first line and its headers.",
};

const french: RefusalTexts = {
  addressTooLong: (maxChars) => `Cette adresse est trop longue. Raccourcissez-la à ${maxChars} caractères ou moins.`,
  tooManyParams: (max) => `Cette adresse a trop de paramètres. N’en gardez que ${max}.`,
  invalidAddress: "Cette adresse n’est pas valide. Elle doit commencer par une barre oblique.",
  headersTooLong: "Les en-têtes de cette requête sont trop longs. Supprimez les témoins de ce site, puis réessayez.",
  badRequest: "Cette requête est illisible. Vérifiez sa première ligne et ses en-têtes.",
};

/** The plain texts with which the server refuses a request before it is routed. */
export const refusalTexts: Readonly<Record<Lang, RefusalTexts>> = { "en-us": english, "fr-ca": french };
