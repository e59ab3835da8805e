import type { City } from "./cities";
import { regions } from "./regions";

type Part = Pick<City, "lat" | "lng">;

// The parts of states and provinces in another time zone. The real borders follow counties; these are exact enough for cities.
const exceptions: Readonly<Record<string, [isWithin: (part: Part) => boolean, zone: string][]>> = {
  BC: [[({ lat, lng }) => lng > -116.8 && lat < 51.5, "America/Edmonton"]],
  FL: [[({ lng }) => lng < -85.2, "America/Chicago"]],
  ID: [[({ lat }) => lat > 45.6, "America/Los_Angeles"]],
  IN: [
    [({ lat, lng }) => lat > 41 && lng < -86.7, "America/Chicago"],
    [({ lat, lng }) => lat < 38.6 && lng < -86.9, "America/Chicago"],
  ],
  KS: [[({ lng }) => lng < -101.4, "America/Denver"]],
  KY: [[({ lng }) => lng < -86.3, "America/Chicago"]],
  MI: [[({ lat, lng }) => lng < -87.5 && lat < 46.9, "America/Chicago"]],
  ND: [[({ lat, lng }) => lng < -101.3 && lat < 47.6, "America/Denver"]],
  NE: [[({ lng }) => lng < -101.2, "America/Denver"]],
  NL: [[({ lng }) => lng < -59.5, "America/Goose_Bay"]],
  NV: [[({ lat, lng }) => lng > -114.15 && lat > 40.5, "America/Denver"]],
  ON: [[({ lng }) => lng < -90, "America/Winnipeg"]],
  OR: [[({ lat, lng }) => lng > -118.1 && lat > 42.5 && lat < 44.5, "America/Boise"]],
  QC: [[({ lng }) => lng > -62, "America/Halifax"]],
  SD: [[({ lng }) => lng < -100.5, "America/Denver"]],
  SK: [[({ lng }) => lng < -109.9, "America/Edmonton"]],
  TN: [[({ lng }) => lng > -85, "America/New_York"]],
  TX: [[({ lng }) => lng < -104.9, "America/Denver"]],
};

/** Returns the IANA time zone of a city. */
export function toTimeZone(city: City): string {
  const part = exceptions[city.state]?.find(([isWithin]) => isWithin(city));
  return part ? part[1] : regions[city.state]!.timeZone;
}
