import type { Box } from "./network";

const maxIds = 100;
const edges = ["minLat", "maxLat", "minLng", "maxLng"] as const;

/** An error to which the backend responds with 400. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/** The parsed query of a request for kiosks. */
export type KiosksQuery = { ids: readonly string[] } | { box: Box; limit: number | undefined };

/** Parses the query of `GET /kiosks`. Throws a `BadRequest` that names the fault. */
export function parseKiosksQuery(query: URLSearchParams): KiosksQuery {
  const ids = query.get("ids");
  if (ids !== null) {
    refuseOthers(query, ["ids"]);
    return { ids: parseIds(ids) };
  }
  return { box: parseBox(query, ["limit"]), limit: readLimit(query) };
}

/** Parses the four edges of a box. Throws a `BadRequest` for an invalid edge, or another parameter that is not `allowed`. */
export function parseBox(query: URLSearchParams, allowed: readonly string[]): Box {
  refuseOthers(query, [...edges, ...allowed]);
  const [minLat, maxLat, minLng, maxLng] = edges.map((edge) => readNumber(query, edge)) as [number, number, number, number];
  if (minLat > maxLat) throw new BadRequest("minLat is greater than maxLat");
  if (minLng > maxLng) throw new BadRequest("minLng is greater than maxLng");
  return { minLat, maxLat, minLng, maxLng };
}

/** Throws a `BadRequest` that names all parameters that are not allowed. */
export function refuseOthers(query: URLSearchParams, allowed: readonly string[]): void {
  const others = [...new Set(query.keys())].filter((name) => !allowed.includes(name));
  if (others.length > 0) throw new BadRequest(`Unknown query parameter: ${others.join(", ")}`);
}

function parseIds(text: string): string[] {
  const ids = [...new Set(text.split(",").map((id) => id.trim()))].filter(Boolean);
  if (ids.length === 0) throw new BadRequest("ids is empty");
  if (ids.length > maxIds) throw new BadRequest(`ids names ${ids.length}, ${maxIds} at most`);
  return ids;
}

function readNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name)?.trim();
  if (!text) throw new BadRequest(`${name} is missing: give ids, or ${edges.join(", ")}`);
  const value = Number(text);
  if (!Number.isFinite(value)) throw new BadRequest(`${name} is not a number: ${text}`);
  return value;
}

function readLimit(query: URLSearchParams): number | undefined {
  const text = query.get("limit");
  if (text === null) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new BadRequest(`limit is not a positive number: ${text}`);
  return Number(text);
}
