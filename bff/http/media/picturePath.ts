/** How many times a path may be percent-encoded; once is usual, and no name of a picture needs more than twice. */
const MAX_ENCODINGS = 3;

/** Bytes that never occur in UTF-8: a careless decoder can be made to read a dot or a slash from them. */
const IMPOSSIBLE = "\\xc0\\xc1";
const CONTROLS = "\\0-\\x1f\\x7f";
/** A part of a path that moves within the folders, or may be read as such; some hosts cut a name at its semicolon. */
const STEP = new RegExp(`^\\.{1,2}(;|$)|[/\\\\${CONTROLS}${IMPOSSIBLE}]`);

/**
 * Returns whether a path, as it was requested, stays below its root: no part of it is `.` or `..`, or contains a slash, a backslash or a
 * control character, however often it is encoded. The image host may decode a name once more and follow it.
 */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => {
    const name = decodeFully(part);
    return name !== null && !STEP.test(name);
  });
}

/** Decodes byte by byte until nothing is encoded any more; returns null when that takes too many rounds. */
function decodeFully(part: string): string | null {
  let name = part;
  for (let times = 0; times <= MAX_ENCODINGS; times++) {
    const decoded = name.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    if (decoded === name) return name;
    name = decoded;
  }
  return null;
}
