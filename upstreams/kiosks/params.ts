import type { Box } from "./network";

const maxIds = 100;
const edges = ["minLat", "maxLat", "minLng", "maxLng"] as const;

/** A request that the backend refuses with 400. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/** What a request for kiosks asks for. */
export type KiosksQuery = { ids: readonly string[] } | { box: Box; limit: number | undefined };

/** Reads the query of `GET /kiosks`; throws a `BadRequest` that names what is wrong. */
export function parseKiosksQuery(query: URLSearchParams): KiosksQuery {
  const ids = query.get("ids");
  if (ids !== null) {
    refuseOthers(query, ["ids"]);
    return { ids: parseIds(ids) };
  }
  return { box: parseBox(query, ["limit"]), limit: readLimit(query) };
}

/** Reads the four edges of a box; throws a `BadRequest` that names what is wrong or not `allowed` beside them. */
export function parseBox(query: URLSearchParams, allowed: readonly string[]): Box {
  refuseOthers(query, [...edges, ...allowed]);
  const [minLat, maxLat, minLng, maxLng] = edges.map((edge) => readNumber(query, edge)) as [number, number, number, number];
  if (minLat > maxLat) throw new BadRequest("minLat is greater than maxLat");
  if (minLng > maxLng) throw new BadRequest("minLng is greater than maxLng");
  return { minLat, maxLat, minLng, maxLng };
}

/** Throws a `BadRequest` that names the parameters beside the allowed ones. */
export function refuseOthers(query: URLSearchParams, allowed: readonly string[]): void {
  const others = [...new Set(query.keys())].filter((name) => !allowed.includes(name));
  if (others.length > 0) throw new BadRequest(`Unknown query parameter: ${others.join(", ")}`);
}

function parseIds(text: string): string[] {
  const ids = [...new Set(text.split(",").map((id) => id.trim()))].filter(Boolean);
  if (ids.length === 0) throw new BadRequest("ids names no location");
  if (ids.length > maxIds) throw new BadRequest(`ids names ${ids.length}, ${maxIds} at most`);
  return ids;
}

function readNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name)?.trim();
  if (!text) throw new BadRequest(`${name} is missing: give ids, or ${edges.join(", ")}`);
  const value = Number(text);
  if (!Number.isFinite(value)) throw new BadRequest(`${name} is no number: ${text}`);
  return value;
}

function readLimit(query: URLSearchParams): number | undefined {
  const text = query.get("limit");
  if (text === null) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new BadRequest(`limit is no positive number: ${text}`);
  return Number(text);
}
