import { describe, expect, test } from "vitest";
import { createNetwork } from "../kiosks/network";
import { toLocation } from "../kiosks/toLocation";
import { toDistanceKm } from "./area";
import { createGazetteer } from "./gazetteer";

const network = createNetwork(7500);
const gazetteer = createGazetteer(network);
const kiosks = Array.from({ length: network.count }, (_, index) => network.spot(index));

/** Codes of cities with kiosks, as the post offices of both countries assign them. */
const CODES = `
10001 New York NY; 10036 New York NY; 11201 Brooklyn NY; 90012 Los Angeles CA; 90028 Los Angeles CA; 60601 Chicago IL; 60614 Chicago IL;
77002 Houston TX; 85004 Phoenix AZ; 19103 Philadelphia PA; 78205 San Antonio TX; 92101 San Diego CA; 75201 Dallas TX; 95113 San Jose CA;
78701 Austin TX; 32202 Jacksonville FL; 76102 Fort Worth TX; 43215 Columbus OH; 43201 Columbus OH; 28202 Charlotte NC;
94103 San Francisco CA; 46204 Indianapolis IN; 98101 Seattle WA; 80202 Denver CO; 20005 Washington DC; 02108 Boston MA; 37203 Nashville TN;
48226 Detroit MI; 73102 Oklahoma City OK; 97205 Portland OR; 89101 Las Vegas NV; 38103 Memphis TN; 40202 Louisville KY; 21201 Baltimore MD;
53202 Milwaukee WI; 87102 Albuquerque NM; 85701 Tucson AZ; 93721 Fresno CA; 95814 Sacramento CA; 64106 Kansas City MO; 30303 Atlanta GA;
68102 Omaha NE; 27601 Raleigh NC; 33131 Miami FL; 44114 Cleveland OH; 70112 New Orleans LA; 33602 Tampa FL; 96813 Honolulu HI;
55401 Minneapolis MN; 63101 St. Louis MO; 15222 Pittsburgh PA; 45202 Cincinnati OH; 99501 Anchorage AK; 45373 Troy OH; 45356 Piqua OH;
43055 Newark OH; 05401 Burlington VT; 04101 Portland ME; 59601 Helena MT; 82001 Cheyenne WY; 58501 Bismarck ND; 57501 Pierre SD;
83702 Boise ID; 25301 Charleston WV; 29401 Charleston SC; 19901 Dover DE; 03301 Concord NH; 62701 Springfield IL; 01103 Springfield MA;
65802 Springfield MO; 97401 Eugene OR; 86001 Flagstaff AZ; 75072 McKinney TX; 85288 Tempe AZ;
M5V 2T6 Toronto ON; M4Y 1P9 Toronto ON; H2X 1Y4 Montréal QC; H3B 2Y5 Montréal QC; V6B 2W9 Vancouver BC; T2P 1J9 Calgary AB;
T5J 2R7 Edmonton AB; K1P 1J1 Ottawa ON; R3C 4T3 Winnipeg MB; G1R 4P5 Québec QC; B3J 3K5 Halifax NS; L8P 4X1 Hamilton ON; N6A 1M8 London ON;
V8W 1P6 Victoria BC; S7K 1J5 Saskatoon SK; S4P 3C8 Regina SK; A1C 5M2 St. John's NL; E1C 4Z6 Moncton NB; C1A 4P3 Charlottetown PE;
L5B 3C1 Mississauga ON; J8X 3X7 Gatineau QC; J1H 1Z1 Sherbrooke QC; J4H 2Y7 Longueuil QC; G9A 5L3 Trois-Rivières QC; Y1A 2B5 Whitehorse YT;
X1A 2N3 Yellowknife NT`
  .trim()
  .split(/;\s+/)
  .map((line) => /^(?<code>\d{5}|\w{3} \w{3}) (?<name>.+) (?<state>[A-Z]{2})$/.exec(line)!.groups!);

function nearestTo({ latitude, longitude }: { latitude: number; longitude: number }) {
  const away = ({ lat, lng }: (typeof kiosks)[number]) => toDistanceKm({ latitude: lat, longitude: lng }, { latitude, longitude });
  return kiosks.reduce((one, other) => (away(other) < away(one) ? other : one));
}

describe("a postal code", () => {
  test.each(CODES)("$code lands in $name, $state, where the nearest kiosk is", ({ code, name, state }) => {
    const [entry] = gazetteer.find(code!);
    expect(entry).toMatchObject({ postalCode: code, city: { name, state } });
    expect(nearestTo(entry!.position).city).toMatchObject({ name, state });
  });

  test("of a kiosk lands near the kiosk", () => {
    for (const spot of kiosks.filter(({ index }) => index % 50 === 0)) {
      const { postalCode } = toLocation(spot).address;
      const [entry] = gazetteer.find(postalCode);
      expect(toDistanceKm(entry!.position, { latitude: spot.lat, longitude: spot.lng }), `${postalCode} ${spot.city.name}`).toBeLessThan(
        40,
      );
    }
  });
});

test("the list has a hundred codes", () => {
  expect(CODES).toHaveLength(100);
});
