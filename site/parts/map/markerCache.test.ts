import { expect, it } from "vitest";
import { createMarkerCache, type MarkerRequest } from "./markerCache";

const at = (lat: number, zoom = 11, services: string[] = []): MarkerRequest => ({
  bounds: { minLat: lat, maxLat: lat + 1, minLng: 0, maxLng: 1 },
  zoom,
  services,
  state: null,
});
/** An answer as the BFF gives it: its box is larger than the requested one. */
const answerTo = ({ bounds }: MarkerRequest) => ({
  bounds: { minLat: bounds.minLat - 1, maxLat: bounds.maxLat + 1, minLng: -1, maxLng: 2 },
  markers: [],
});

it("finds an answer for all views within its box, at the same zoom and with the same services", () => {
  const answers = createMarkerCache();
  const answer = answerTo(at(1));
  answers.keep(at(1), answer);
  for (const lat of [1, 1.5, 0.2]) expect(answers.find(at(lat))).toBe(answer);
  for (const request of [at(3), at(1, 12), at(1, 11, ["carKeys"])]) expect(answers.find(request)).toBeUndefined();
});

it("drops the least recently shown of 33 answers", () => {
  const answers = createMarkerCache();
  for (let lat = 0; lat < 320; lat += 10) answers.keep(at(lat), answerTo(at(lat)));
  answers.keep(at(0), answers.find(at(0))!);
  answers.keep(at(320), answerTo(at(320)));
  expect([answers.find(at(0)), answers.find(at(320))]).not.toContain(undefined);
  expect(answers.find(at(10))).toBeUndefined();
});
