import { toEntryName, toStreetLine, type Entry } from "./entry";
import { toCountryName, toRegionName, type Language } from "./regionNames";

/** Returns the second line of a suggestion: city, state and country. */
export function toSecondaryText(entry: Entry, language: Language): string {
  const { city } = entry;
  const isCity = toEntryName(entry) === city.name && entry.types[0] === "locality";
  const parts = [!isCity && city.name, toState(entry, language), toCountryName(city.country, language)];
  return parts.filter(Boolean).join(", ");
}

/** Returns the whole address in one line. */
export function toFormattedAddress(entry: Entry, language: Language): string {
  const { city, postalCode, houseNumber, route } = entry;
  const street = route && (houseNumber ? toStreetLine(houseNumber, route, city) : route);
  const state = [toState(entry, language), postalCode].filter(Boolean).join(" ");
  return [street, city.name, state, toCountryName(city.country, language)].filter(Boolean).join(", ");
}

/** Returns street and city, or city and state. */
export function toShortAddress(entry: Entry): string {
  const { city, postalCode, houseNumber, route } = entry;
  if (!route) return [`${city.name}, ${city.state}`, postalCode].filter(Boolean).join(" ");
  return `${houseNumber ? toStreetLine(houseNumber, route, city) : route}, ${city.name}`;
}

/** Returns the components of an address, from the smallest. */
export function toAddressComponents(entry: Entry, language: Language) {
  const { city, postalCode, houseNumber, route } = entry;
  const part = (longText: string, types: string[], shortText = longText) => ({
    longText,
    shortText,
    types,
    languageCode: language,
  });
  return [
    ...(houseNumber ? [part(houseNumber, ["street_number"])] : []),
    ...(route ? [part(route, ["route"])] : []),
    part(city.name, ["locality", "political"]),
    part(toRegionName(city.state, language), ["administrative_area_level_1", "political"], city.state),
    part(toCountryName(city.country, language, true), ["country", "political"], city.country),
    ...(postalCode ? [part(postalCode, ["postal_code"])] : []),
  ];
}

// In French, American states are written out unless a postal code follows.
function toState({ city, postalCode, route }: Entry, language: Language): string {
  const isShort = language === "en" || city.country === "CA" || postalCode || route;
  return isShort ? city.state : toRegionName(city.state, language);
}
