/** The URL path below which Next serves the folder `static` of its build. */
export const STATIC_PATH = "/_next/static/";

/** Matches the paths that Next's development server answers itself: what it has compiled, hot reload, and the overlay for errors. */
export const DEVELOPMENT_PATHS = /^\/(?:_next\/|__nextjs_)/;

const CHUNK = /^\/_next\/(static\/chunks\/[\w.~-]+)(?:\?.*)?$/;

/** Returns the path of a built chunk below the build's folder; null if the URL is not one of Next's with this ending. */
export function chunkPathOf(address: string | undefined, ending: ".css" | ".js"): string | null {
  const file = CHUNK.exec(address ?? "")?.[1];
  return file?.endsWith(ending) ? file : null;
}
