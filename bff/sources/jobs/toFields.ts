import { isByHand } from "#shared/forms/address.ts";
import type { Application } from "#shared/forms/application.ts";
import { countryOf } from "#shared/forms/regions.ts";

/** By the upstream's name of each field: our name, to report which one it refuses. */
export const OUR_NAMES: Readonly<Record<string, string>> = {
  firstName: "firstName",
  lastName: "lastName",
  name: "name",
  email: "email",
  phone: "phone",
  topic: "topic",
  state: "address",
  city: "address",
  street: "address",
  county: "address",
  country: "address",
  postalCode: "address",
  latitude: "address",
  longitude: "address",
  experienceYears: "experienceYears",
  services: "trades",
  availableFrom: "availableFrom",
  message: "message",
  consent: "consent",
  resume: "resume",
};

/** The same for an address that was typed by hand. */
export const OUR_NAMES_BY_HAND: Readonly<Record<string, string>> = {
  ...OUR_NAMES,
  street: "route",
  city: "locality",
  state: "administrativeAreaLevel1",
  country: "administrativeAreaLevel1",
  postalCode: "postalCode",
};

/** Returns an application under the upstream's field names; empty fields are left out. */
export function toFields(application: Application): Record<string, string> {
  const fields = {
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email,
    phone: application.phone,
    ...(isByHand(application) ? typedAddress(application) : chosenAddress(application)),
    experienceYears: String(application.experienceYears),
    services: application.trades.join(","),
    availableFrom: application.availableFrom,
    message: application.message,
    consent: "true",
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

function chosenAddress(application: Application): Record<string, string> {
  const { streetNumber, route, latitude, longitude } = application;
  return {
    street: [streetNumber, route].filter(Boolean).join(" "),
    city: application.locality,
    county: application.administrativeAreaLevel2,
    state: application.administrativeAreaLevel1,
    country: application.country,
    postalCode: application.postalCode,
    latitude: String(latitude),
    longitude: String(longitude),
  };
}

// Without latitude and longitude, which shows the recipient that the address was not looked up.
function typedAddress({ route, locality, administrativeAreaLevel1: state, postalCode }: Application): Record<string, string> {
  return { street: route, city: locality, state, country: countryOf(state) ?? "", postalCode: postalCode };
}
