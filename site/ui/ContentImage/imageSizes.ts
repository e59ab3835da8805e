import { toMediaPath } from "./mediaPath";

/** Widths that pictures are asked for in: close enough that none is much too large, few enough that caches fill. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1366, 1680, 2048, 2560];

export interface Picture {
  url: string;
  dimensions: { width: number; height: number } | undefined;
}

/** A drawing is sharp at every size, and as small as it gets. */
export function isDrawing(url: string): boolean {
  return /\.svg$/i.test(toMediaPath(url).split("?", 1)[0]!);
}

/** Formats that a photo is offered in beside its own, the best first: Safari reads the one, all others the next. */
export const FORMATS = ["jp2", "webp"] as const;
export type Format = (typeof FORMATS)[number];

/** Whether a picture can be had in other formats: a drawing is as good as it gets, and what moves would stand still. */
export function hasFormats({ url, dimensions }: Picture): boolean {
  return dimensions !== undefined && !/\.(svg|gif)$/i.test(toMediaPath(url).split("?", 1)[0]!);
}

/**
 * A picture in one width, never wider than it is: the image host (imgix) scales it, in its own format or in another one. The
 * editor's crop (`rect`) stays; a height that comes with it shrinks along.
 */
export function sizedPath({ url, dimensions }: Picture, width: number, format?: Format): string {
  const [path, query] = toMediaPath(url).split("?", 2) as [string, string?];
  if (isDrawing(url) || !dimensions) return toMediaPath(url);
  const params = new URLSearchParams(query);
  const target = Math.min(width, dimensions.width);
  // `format` would have the host choose one by the browser's headers, in place of the one asked for.
  params.set("auto", "compress");
  if (format) params.set("fm", format);
  else params.delete("fm");
  params.set("w", String(target));
  if (params.has("h")) params.set("h", String(Math.round((target * dimensions.height) / dimensions.width)));
  // Where both are asked for, `fit` is the editor's own business.
  else params.set("fit", "max");
  return `${path}?${params}`;
}

/** The same picture in every width that it has pixels for; undefined for a drawing, and where there is one width only. */
export function srcSetOf(picture: Picture, format?: Format): string | undefined {
  if (!picture.dimensions || isDrawing(picture.url)) return undefined;
  const full = Math.min(picture.dimensions.width, WIDTHS.at(-1)!);
  const widths = [...WIDTHS.filter((width) => width < full), full];
  return widths.length > 1 ? widths.map((width) => `${sizedPath(picture, width, format)} ${width}w`).join(", ") : undefined;
}
