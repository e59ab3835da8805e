const CHUNK = /^\/_next\/(static\/chunks\/[\w.~-]+)(?:\?.*)?$/;

/** The path below the build's folder of a file that a page names, if it is one of Next's with this ending. */
export function chunkPathOf(address: string | undefined, ending: ".css" | ".js"): string | null {
  const file = CHUNK.exec(address ?? "")?.[1];
  return file?.endsWith(ending) ? file : null;
}
