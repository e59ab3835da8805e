import type { ServiceCardFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { type Service, SERVICES } from "#site/i18n/services.ts";

const TEXTS: Record<Lang, Record<Service, [title: string, text: string]>> = {
  "en-us": {
    keyCopy: ["House and padlock keys", "Scan it, pick a design, and take home a copy that fits."],
    carKeys: ["Car keys and remotes", "Plain, chip and remote keys for most makes, without the wait at the dealer."],
    keyFobs: ["Building fobs and cards", "Bring the fob. Most copies are ready in two or three minutes."],
    locksmith: ["A locksmith at your door", "Locked out, moving in, or a lock that has had enough. We come to you, day or night."],
    "become-locksmith": ["You’re the locksmith?", "Take jobs near you, on the days you choose."],
  },
  "fr-ca": {
    keyCopy: ["Clés de maison et de cadenas", "Numérisez-la, choisissez un modèle et repartez avec un double qui fonctionne."],
    carKeys: ["Clés et télécommandes d’auto", "Clés simples, à puce et télécommandes de la plupart des marques."],
    keyFobs: ["Puces et cartes d’immeuble", "Apportez la puce. La plupart des doubles sont prêts en deux ou trois minutes."],
    locksmith: [
      "Un serrurier à votre porte",
      "Embarré dehors, nouveau logement ou serrure à bout de souffle\u00a0: on se déplace, jour et nuit.",
    ],
    "become-locksmith": ["Le serrurier, c’est vous?", "Prenez des contrats près de chez vous, les jours de votre choix."],
  },
};

/** Returns the pages of all services, without pictures. */
export function serviceExamples(lang: Lang): ServiceCardFragment[] {
  return SERVICES.map((service) => {
    const [card_title, card_text] = TEXTS[lang][service];
    return {
      id: service,
      type: "service_page",
      url: withLang("/products/", lang),
      data: { service, card_title, card_text, card_image: null },
    };
  });
}
