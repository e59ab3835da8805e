/** Removes the byte order mark with which some programs begin, and throws a TypeError for what is not UTF-8. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What a client has sent is not JSON. `status` and `type` are those of Express's own reader. */
export class InvalidJson extends SyntaxError {
  override name = "InvalidJson";
  readonly status = 400;
  readonly type = "entity.parse.failed";
}

/** Parses the JSON of a client, as text or as UTF-8. Throws InvalidJson. */
export function parseJson(source: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof source === "string" ? source.replace(/^\uFEFF/, "") : utf8.decode(source));
  } catch (cause) {
    throw new InvalidJson("The text is not JSON in UTF-8.", { cause });
  }
}
