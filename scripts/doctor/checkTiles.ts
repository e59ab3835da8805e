import { open } from "node:fs/promises";
import type { MapConfig } from "#site/config.ts";
import type { AskOptions } from "./ask";
import { type Diagnosis, diagnosesOf } from "./diagnosis";
import { explainFailure } from "./explainFailure";

const { ok, fault } = diagnosesOf("maps");
const TIMEOUT_MS = 10_000;
/** A PMTiles file begins with its name and version; the kind of its tiles is in its hundredth byte. */
const HEADER_BYTES = 127;
const VERSION = 3;
const VECTOR_TILES = 1;

/** Checks the file of street map tiles: reads its header as browsers do, which say nothing when they cannot. */
export async function checkTiles({ tilesUrl, tilesFile }: MapConfig, siteUrl: string, options: AskOptions): Promise<Diagnosis[]> {
  const header = tilesFile === null ? await fetchHeader(tilesUrl!, siteUrl, options) : await readHeader(tilesFile);
  return [Buffer.isBuffer(header) ? explainHeader(header) : header];
}

function explainHeader(header: Buffer): Diagnosis {
  if (header.subarray(0, 7).toString("latin1") !== "PMTiles" || header[7] !== VERSION)
    return fault("The file at MAP_TILES is no PMTiles file of version 3.", "Convert it, e.g. with `pmtiles convert`.");
  if (header[99] !== VECTOR_TILES)
    return fault("The tiles at MAP_TILES are pictures.", "Use vector tiles in Protomaps' schema, e.g. an extract of its daily build.");
  return ok("MAP_TILES has vector tiles of streets.");
}

async function readHeader(file: string): Promise<Buffer | Diagnosis> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fault(`The file at MAP_TILES cannot be read (${code}).`, "Check its path, and that the site's process may read it.");
  }
}

async function fetchHeader(
  url: string,
  siteUrl: string,
  { send = fetch, timeoutMs = TIMEOUT_MS }: AskOptions,
): Promise<Buffer | Diagnosis> {
  const { origin } = new URL(siteUrl);
  try {
    const headers = { range: `bytes=0-${HEADER_BYTES - 1}`, origin };
    const response = await send(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 206) {
      await response.body?.cancel();
      return fault(
        `The host at MAP_TILES answers ${response.status} to a range.`,
        "Check the address, and that its host sends ranges (206).",
      );
    }
    if (!["*", origin].includes(response.headers.get("access-control-allow-origin") ?? ""))
      return fault(`The host at MAP_TILES does not allow ${origin} to read it.`, "Allow the site's origin there (CORS).");
    return Buffer.from(await response.arrayBuffer()).subarray(0, HEADER_BYTES);
  } catch (error) {
    const { message, remedy } = explainFailure(error, { host: new URL(url).host, variable: "MAP_TILES", seconds: timeoutMs / 1000 });
    return fault(message, remedy);
  }
}
