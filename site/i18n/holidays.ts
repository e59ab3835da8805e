import type { Lang } from "./languages";

/** The names of holidays, as they follow "Closed today:". */
const NAMES = {
  NEW_YEARS_DAY: { "en-us": "New Year’s Day", "fr-ca": "jour de l’An" },
  MARTIN_LUTHER_KING_DAY: { "en-us": "Martin Luther King Jr. Day", "fr-ca": "jour de Martin Luther King" },
  PRESIDENTS_DAY: { "en-us": "Presidents’ Day", "fr-ca": "jour des présidents" },
  FAMILY_DAY: { "en-us": "Family Day", "fr-ca": "jour de la Famille" },
  GOOD_FRIDAY: { "en-us": "Good Friday", "fr-ca": "Vendredi saint" },
  EASTER_SUNDAY: { "en-us": "Easter Sunday", "fr-ca": "Pâques" },
  EASTER_MONDAY: { "en-us": "Easter Monday", "fr-ca": "lundi de Pâques" },
  VICTORIA_DAY: { "en-us": "Victoria Day", "fr-ca": "Journée nationale des patriotes" },
  MEMORIAL_DAY: { "en-us": "Memorial Day", "fr-ca": "Memorial Day" },
  JUNETEENTH: { "en-us": "Juneteenth", "fr-ca": "Juneteenth" },
  SAINT_JEAN_BAPTISTE_DAY: { "en-us": "Saint-Jean-Baptiste Day", "fr-ca": "fête nationale du Québec" },
  CANADA_DAY: { "en-us": "Canada Day", "fr-ca": "fête du Canada" },
  INDEPENDENCE_DAY: { "en-us": "Independence Day", "fr-ca": "fête de l’Indépendance" },
  CIVIC_HOLIDAY: { "en-us": "Civic Holiday", "fr-ca": "congé civique" },
  LABOR_DAY: { "en-us": "Labor Day", "fr-ca": "fête du Travail" },
  TRUTH_AND_RECONCILIATION_DAY: {
    "en-us": "National Day for Truth and Reconciliation",
    "fr-ca": "Journée nationale de la vérité et de la réconciliation",
  },
  COLUMBUS_DAY: { "en-us": "Columbus Day", "fr-ca": "jour de Christophe Colomb" },
  THANKSGIVING: { "en-us": "Thanksgiving", "fr-ca": "Action de grâce" },
  VETERANS_DAY: { "en-us": "Veterans Day", "fr-ca": "jour des anciens combattants" },
  REMEMBRANCE_DAY: { "en-us": "Remembrance Day", "fr-ca": "jour du Souvenir" },
  CHRISTMAS_EVE: { "en-us": "Christmas Eve", "fr-ca": "veille de Noël" },
  CHRISTMAS_DAY: { "en-us": "Christmas Day", "fr-ca": "Noël" },
  BOXING_DAY: { "en-us": "Boxing Day", "fr-ca": "lendemain de Noël" },
  NEW_YEARS_EVE: { "en-us": "New Year’s Eve", "fr-ca": "veille du jour de l’An" },
} satisfies Record<string, Record<Lang, string>>;

/** A holiday, as the BFF calls it. */
export type Holiday = keyof typeof NAMES;

/**
 * Returns why a date differs: the backend's own words, which are English, or else the holiday's name. French prefers the holiday's name.
 * Null when neither is known.
 */
export function reasonOf({ name, holiday }: { name: string | null; holiday: Holiday | null }, lang: Lang): string | null {
  const holidayName = holiday && NAMES[holiday][lang];
  return lang === "en-us" ? (name ?? holidayName) : (holidayName ?? name);
}
