// @vitest-environment window
import { afterEach, expect, it, vi } from "vitest";
import { locate } from "./locate";

type Ask = Geolocation["getCurrentPosition"];
const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };

function withGeolocation(getCurrentPosition: Ask | undefined) {
  vi.stubGlobal("navigator", { geolocation: getCurrentPosition && { getCurrentPosition } });
}
afterEach(() => vi.unstubAllGlobals());

it("resolves to the visitor's position", async () => {
  const ask = vi.fn<Ask>((onPosition) => onPosition({ coords: { latitude: 45.5, longitude: -73.57 } } as GeolocationPosition));
  withGeolocation(ask);
  expect(await locate()).toEqual({ lat: 45.5, lng: -73.57 });
  expect(ask.mock.calls[0]![2]).toEqual({ timeout: 10_000, maximumAge: 300_000 });
});

it.each([
  [codes.PERMISSION_DENIED, "denied"],
  [codes.TIMEOUT, "timeout"],
  [codes.POSITION_UNAVAILABLE, "unsupported"],
])("an error with code %i is %s", async (code, failure) => {
  withGeolocation((_, failed) => failed!({ code, message: "", ...codes } as GeolocationPositionError));
  expect(await locate()).toBe(failure);
});

it.each<[string, () => unknown]>([
  [
    "that throws",
    () => ({
      getCurrentPosition: () => {
        throw new Error("blocked");
      },
    }),
  ],
  [
    "that throws what is no error",
    () => ({
      getCurrentPosition: () => {
        throw "no";
      },
    }),
  ],
  ["without the method", () => ({})],
  ["that is null", () => null],
  ["that answers without a position", () => ({ getCurrentPosition: (onPosition: (position: unknown) => void) => onPosition(undefined) })],
  ["that answers without coordinates", () => ({ getCurrentPosition: (onPosition: (position: unknown) => void) => onPosition({}) })],
  [
    "that answers with no numbers",
    () => ({ getCurrentPosition: (onPosition: (one: unknown) => void) => onPosition({ coords: { latitude: NaN, longitude: 1 } }) }),
  ],
  ["that fails without an error", () => ({ getCurrentPosition: (_: unknown, failed: (error: unknown) => void) => failed(null) })],
  ["that fails with an empty error", () => ({ getCurrentPosition: (_: unknown, failed: (error: unknown) => void) => failed({}) })],
])("a geolocation %s is unsupported", async (_, geolocation) => {
  vi.stubGlobal("navigator", { geolocation: geolocation() });
  expect(await locate()).toBe("unsupported");
});

it("a navigator whose geolocation may not be read is unsupported", async () => {
  const blocked = Object.defineProperty({}, "geolocation", {
    get: () => {
      throw new Error("policy");
    },
  });
  vi.stubGlobal("navigator", blocked);
  expect(await locate()).toBe("unsupported");
});

it("a browser without geolocation is unsupported", async () => {
  withGeolocation(undefined);
  expect(await locate()).toBe("unsupported");
});
