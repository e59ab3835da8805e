import type { Application } from "../../../forms/application";

/** Our name of each field by the upstream's, to say which one it refuses. */
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

/** An application in the upstream's words; what is empty is not sent. */
export function toFields(application: Application): Record<string, string> {
  const { street_number, route, latitude, longitude } = application;
  const fields = {
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email,
    phone: application.phone,
    street: [street_number, route].filter(Boolean).join(" "),
    city: application.locality,
    county: application.administrative_area_level_2,
    state: application.administrative_area_level_1,
    country: application.country,
    postalCode: application.postal_code,
    latitude: String(latitude),
    longitude: String(longitude),
    experienceYears: String(application.experienceYears),
    services: application.trades.join(","),
    availableFrom: application.availableFrom,
    message: application.message,
    consent: "true",
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
