import type { LocksmithLocatorLiveFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { paragraph } from "./paragraph";

type Widget = NonNullable<LocksmithLocatorLiveFragment["widget"]>;
type Words = Record<"title" | "description" | "input_label" | "placeholder" | "button_label" | "call_label" | "call_number", string>;

const WORDS: Record<Lang, Words> = {
  "en-us": {
    title: "Locked out? Tell us where.",
    description: "A locksmith near you opens homes, cars and stores at any hour. You hear the price on the phone before anyone sets out.",
    input_label: "Where are you?",
    placeholder: "City, address or ZIP code",
    button_label: "Find a locksmith",
    call_label: "Or call, day or night:",
    call_number: "614-555-0124",
  },
  "fr-ca": {
    title: "Embarré dehors? Dites-nous où.",
    description:
      "Un serrurier du coin ouvre maisons, autos et commerces à toute heure. Vous connaissez le prix avant qu’il prenne la route.",
    input_label: "Où êtes-vous?",
    placeholder: "Adresse, ville ou code postal",
    button_label: "Trouver un serrurier",
    call_label: "Ou appelez, jour et nuit\u00a0:",
    call_number: "514-555-0124",
  },
};

/** Returns the words of the locksmith locator widget, without its picture. */
export function widgetExample(lang: Lang): Widget {
  const { title, description, ...words } = WORDS[lang];
  const data = { ...words, title: [{ type: "heading2" as const, text: title, spans: [] as [] }], description: paragraph(description) };
  return { id: "example", type: "locksmith_locator_widget", url: null, data: { ...data, title: data.title as never, image: null } };
}
