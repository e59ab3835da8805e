/** How many times a path may be encoded; once is usual, and no name of a picture needs more than twice. */
const MOST_ENCODINGS = 3;

/** Bytes that are part of no UTF-8: with them, a careless decoder is made to see a dot or a slash. */
const IMPOSSIBLE = "\\xc0\\xc1";
const CONTROLS = "\\0-\\x1f\\x7f";
/** A step within the tree of folders, or what may be taken for one; some hosts cut a name at its semicolon. */
const STEP = new RegExp(`^\\.{1,2}(;|$)|[/\\\\${CONTROLS}${IMPOSSIBLE}]`);

/**
 * Whether a path, as it was asked for, leads nowhere but down: no part of it is `.` or `..`, or has a slash, a backslash or a control
 * character in it, however often it is encoded. What we take for a name, the image host may decode and follow.
 */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => {
    const name = decodeFully(part);
    return name !== null && !STEP.test(name);
  });
}

/** Decodes byte by byte until nothing is encoded any more; null where that takes too often. */
function decodeFully(part: string): string | null {
  let name = part;
  for (let times = 0; times <= MOST_ENCODINGS; times++) {
    const decoded = name.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    if (decoded === name) return name;
    name = decoded;
  }
  return null;
}
