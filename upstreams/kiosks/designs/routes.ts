import { toJsonReply, type Call, type Reply } from "../../lib/http";
import type { Network } from "../network";
import { BadRequest, parseBox } from "../params";
import type { Design } from "./catalog";
import { findDesigns, findStockedDesigns, type DesignQuery } from "./search";

const fields = ["designGroupCodes", "skuIds"];

/** Answers `POST /kiosks/key-designs`. */
export async function listDesigns(call: Call): Promise<Reply> {
  const query = parseDesignQuery(await call.readBody());
  return toJsonReply(
    200,
    findDesigns(query).map((design) => toPayload(design, call.baseUrl)),
  );
}

/** Answers `GET /kiosks/key-designs/by-coordinates`. */
export function listDesignsInBox({ query, baseUrl }: Call, network: Network): Reply {
  const results = findStockedDesigns(network.within(parseBox(query, []))).map(({ code, Designs }) => ({
    code,
    Designs: Designs.map((design) => ({
      ...toPayload(design, baseUrl),
      Skus: design.Skus.map(({ skuId }) => ({ skuId })),
    })),
  }));
  return toJsonReply(200, { results });
}

function toPayload({ designId, designGroup, names, Skus }: Design, baseUrl: string) {
  const url = `${baseUrl}/designs/${designId}`;
  const image = { webp: `${url}.webp`, jp2: `${url}.jp2`, original: `${url}.svg` };
  return { designId, designGroup, names, image, Skus };
}

function parseDesignQuery(text: string): DesignQuery {
  const body = parseObject(text);
  const others = Object.keys(body).filter((name) => !fields.includes(name));
  if (others.length > 0) throw new BadRequest(`Unknown field: ${others.join(", ")}`);
  const { designGroupCodes, skuIds } = body;
  if (!isListOf("string", designGroupCodes)) {
    throw new BadRequest("designGroupCodes is not a list of strings");
  }
  if (skuIds !== undefined && !isListOf("number", skuIds)) {
    throw new BadRequest("skuIds is not a list of numbers");
  }
  return { designGroupCodes: designGroupCodes as string[], skuIds: skuIds as number[] | undefined };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Refused below, like other bodies that are not objects.
  }
  throw new BadRequest("The body is not a JSON object");
}

function isListOf(type: "string" | "number", value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === type);
}
