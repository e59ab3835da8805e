import { REFUSALS } from "#shared/links/explainRefusal.ts";
import type { Refusal } from "#shared/links/readLink.ts";
import type { Lang } from "./languages";

const PATH_OR_SITE = "Écrivez /contact/ pour une page du site, ou https://example.com/ pour un autre site.";

const FRENCH: Readonly<typeof REFUSALS> = {
  blank: { why: "est vide", remedy: "Saisissez une adresse, choisissez un document, ou retirez le lien." },
  "too-long": { why: "dépasse 4 000 caractères", remedy: "Saisissez une adresse plus courte." },
  unreadable: { why: "contient des caractères qu’aucune adresse n’a", remedy: "Effacez l’adresse et saisissez-la à la main." },
  scheme: {
    why: "commence par un protocole que le site n’accepte pas",
    remedy: "Utilisez https:, http:, mailto:, tel:, sms:, geo: ou whatsapp:, ou un chemin comme /contact/.",
  },
  host: { why: "ne nomme aucun site", remedy: "Corrigez le nom du site, par exemple https://example.com/." },
  incomplete: {
    why: "ne nomme personne après son protocole",
    remedy: "Complétez-la, par exemple mailto:aide@example.com, tel:+16145550124 ou geo:40.1,-83.0.",
  },
  word: { why: "n’est qu’un mot", remedy: PATH_OR_SITE },
  unclear: { why: "n’est pas une adresse", remedy: PATH_OR_SITE },
};

/** Returns what is wrong with a refused address, and what an editor can do, as two sentences. */
export function explainRefusedLink(address: string, refused: Refusal, lang: Lang): string {
  const { why, remedy } = (lang === "fr-ca" ? FRENCH : REFUSALS)[refused];
  const subject = lang === "fr-ca" ? `L’adresse «\u00a0${address}\u00a0»` : `The address “${address}”`;
  return `${subject} ${why}. ${remedy}`;
}
