import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The supported encodings, the better one first. */
export type Encoding = "br" | "gzip";

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];
/** Parsed headers to remember; clients send only a few dozen different ones. */
const MAX_HEADERS = 200;
/** Bytes: compression does not pay for shorter bodies, since the header it needs is as long as what it saves. */
export const MIN_BYTES = 1024;

const chosen = new Map<string, Encoding | null>();

/** Returns the best encoding that an `accept-encoding` header allows; null when it allows none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const cached = chosen.get(header);
  if (cached !== undefined) return cached;
  const encoding = parse(header);
  if (chosen.size < MAX_HEADERS) chosen.set(header, encoding);
  return encoding;
}

/** Compresses a body: fast if it is sent once, small if it is cached. */
export function compress(body: Buffer, encoding: Encoding, isCached: boolean): Promise<Buffer> {
  if (encoding === "gzip") return toGzip(body, { level: isCached ? 7 : 3 });
  const quality = isCached ? 6 : 3;
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

const toGzip = promisify<Buffer, object, Buffer>(gzip);
const toBrotli = promisify<Buffer, object, Buffer>(brotliCompress);

function parse(header: string): Encoding | null {
  const allowed = new Map(
    header.split(",").map((part) => {
      const [name = "", ...params] = part.split(";").map((text) => text.trim().toLowerCase());
      const q = params.find((param) => param.startsWith("q="));
      return [name, q === undefined || Number(q.slice(2)) > 0];
    }),
  );
  return ENCODINGS.find((encoding) => allowed.get(encoding) ?? allowed.get("*")) ?? null;
}
