import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { paragraph } from "./paragraph";

/** Topic, question and answer. */
type Example = readonly [topic: string, question: string, answer: string];

const QUESTIONS: Record<Lang, readonly Example[]> = {
  "en-us": [
    [
      "kiosks",
      "Which keys can a kiosk copy?",
      "Most house, apartment, office and padlock keys. The kiosk tells you before you pay anything.",
    ],
    ["kiosks", "How long does a copy take?", "About a minute for a house key, from scan to finished copy."],
    ["car-keys", "Does a copied car key have to be programmed?", "If yours has a chip, yes: the car only starts for a key it knows."],
    ["key-fobs", "Which fobs and cards can you copy?", "Most building fobs, gate tags and access cards that open a door near a reader."],
    ["locksmith", "What does a locksmith cost?", "You hear the price on the phone, before anyone sets out."],
    ["orders", "Where is my order?", "Mailed orders leave our workshop within two to five business days of the scan."],
  ],
  "fr-ca": [
    [
      "kiosks",
      "Quelles clés une borne peut-elle copier?",
      "La plupart des clés de maison, de bureau et de cadenas. La borne le dit avant le paiement.",
    ],
    ["kiosks", "Combien de temps prend un double?", "Une minute environ pour une clé de maison, de la lecture au double terminé."],
    [
      "car-keys",
      "Faut-il programmer un double de clé d’auto?",
      "Si la vôtre a une puce, oui\u00a0: l’auto ne démarre qu’avec une clé qu’elle connaît.",
    ],
    [
      "key-fobs",
      "Quelles puces et cartes d’accès pouvez-vous copier?",
      "La plupart des puces d’immeuble, puces de barrière et cartes d’accès.",
    ],
    ["locksmith", "Combien coûte un serrurier?", "On vous donne le prix au téléphone, avant que le serrurier prenne la route."],
    ["orders", "Où est ma commande?", "Les commandes postées quittent notre atelier deux à cinq jours ouvrables après la lecture."],
  ],
};

/** Returns the questions of a topic, or of all topics if none is chosen. */
export function questionExamples(topic: string | null, lang: Lang): FaqEntryFragment[] {
  return QUESTIONS[lang]
    .filter(([of]) => !topic || of === topic)
    .map(([of, question, answer], index) => ({
      id: `example-${index}`,
      type: "faq",
      url: withLang("/frequently-asked-questions/", lang),
      data: { question, answer: paragraph(answer), topic: of },
    }));
}
