import { expect, it } from "vitest";
import { parseSiteConfig } from "../../config";
import { mapSettings } from "./mapSettings";

const settings = (env: Record<string, string>) => mapSettings(parseSiteConfig(env).map);

it.each([
  [{}, { google: null, styleUrl: null, tilesUrl: null, isPlacesGoogles: false }],
  [
    { GOOGLE_MAPS_API_KEY: "m" },
    { google: { key: "m", url: "https://maps.googleapis.com" }, styleUrl: null, tilesUrl: null, isPlacesGoogles: false },
  ],
  [
    { GOOGLE_MAPS_API_KEY: "m", GOOGLE_PLACES_API_KEY: "p" },
    { google: { key: "m", url: "https://maps.googleapis.com" }, styleUrl: null, tilesUrl: null, isPlacesGoogles: true },
  ],
  [
    { MAP_STYLE_URL: "https://tiles.example/style.json" },
    { google: null, styleUrl: "https://tiles.example/style.json", tilesUrl: null, isPlacesGoogles: false },
  ],
])("with %j the map is %j", (env, expected) => {
  expect(settings(env)).toEqual(expected);
});

it("there is no map when places come from Google and the map could only be ours", () => {
  expect(settings({ GOOGLE_PLACES_API_KEY: "p" })).toBeNull();
  expect(settings({ GOOGLE_PLACES_API_KEY: "p", MAP_STYLE_URL: "https://tiles.example/style.json" })).toBeNull();
});
