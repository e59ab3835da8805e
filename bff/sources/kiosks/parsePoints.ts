import { SERVICE_KEYS, type ServiceKey } from "./kiosk";
import type { NetworkPoint } from "./network";

/**
 * Collects the points of a network line by line. There may be a million of them, hence checks by hand instead of a
 * schema, and one copy of every text that comes back again and again.
 */
export function createPointParser() {
  const points: NetworkPoint[] = [];
  const texts = new Map<string, string>();
  const services = new Map<string, readonly ServiceKey[]>();
  let badLines = 0;

  const toText = (value: unknown): string => {
    if (typeof value !== "string") return "";
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = value.trim();
    texts.set(value, text);
    return text;
  };
  const toServices = (value: unknown): readonly ServiceKey[] => {
    const key = Array.isArray(value) ? value.join() : "";
    const known = services.get(key);
    if (known) return known;
    const names = key.split(",");
    const offered = SERVICE_KEYS.filter((service) => names.includes(service));
    services.set(key, offered);
    return offered;
  };

  return {
    points,
    badLines: () => badLines,
    /** Takes one line of NDJSON; one without an id or a position is only counted. */
    add(line: string): void {
      const entry = parseObject(line);
      const { locationId, lat, lng } = entry ?? {};
      if (!isId(locationId) || !isDegrees(lat, 90) || !isDegrees(lng, 180)) return void badLines++;
      const state = toText(entry?.state).toUpperCase();
      points.push({ locationId: String(locationId), lat, lng, services: toServices(entry?.services), state: toText(state), city: toText(entry?.city) });
    },
  };
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === "number" && Math.abs(value) <= max;
}
