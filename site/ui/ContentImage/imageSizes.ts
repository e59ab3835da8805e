import { toMediaPath } from "./mediaPath";

/** The widths in which pictures are requested: close enough to waste few bytes, few enough for caches. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1366, 1680, 2048, 2560];

/** Of these, the widths of a picture in a tile of 80 px, on plain and on dense screens: a photo is wider than the square that it covers. */
const TILE_WIDTHS = [160, 320] as const;

export interface Picture {
  url: string;
  dimensions: { width: number; height: number } | undefined;
}

/** Whether a picture is an SVG drawing, which is not scaled. */
export function isDrawing(url: string): boolean {
  return /\.svg$/i.test(toMediaPath(url).split("?", 1)[0]!);
}

/** Formats that photos are offered in besides their own, in this order: JPEG 2000 for Safari, AVIF for others, WebP for older browsers. */
export const FORMATS = ["jp2", "avif", "webp"] as const;
export type Format = (typeof FORMATS)[number];

/** Whether a picture can be converted: not drawings, and not animations, which would lose their motion. */
export function hasFormats({ url, dimensions }: Picture): boolean {
  return dimensions !== undefined && !/\.(svg|gif)$/i.test(toMediaPath(url).split("?", 1)[0]!);
}

/**
 * Returns the path of a picture in one width, at most its own: the image host (imgix) scales and converts it. The editor's crop (`rect`) is
 * kept; a height is scaled with the width.
 */
export function sizedPath({ url, dimensions }: Picture, width: number, format?: Format): string {
  const [path, query] = toMediaPath(url).split("?", 2) as [string, string?];
  if (isDrawing(url) || !dimensions) return toMediaPath(url);
  const params = new URLSearchParams(query);
  const target = Math.min(width, dimensions.width);
  // With `auto=format` the host would choose a format by the browser's headers.
  params.set("auto", "compress");
  if (format) params.set("fm", format);
  else params.delete("fm");
  params.set("w", String(target));
  if (params.has("h")) params.set("h", String(Math.round((target * dimensions.height) / dimensions.width)));
  // If both are set, the editor's `fit` is kept.
  else params.set("fit", "max");
  return `${path}?${params}`;
}

/** Returns the `srcset` of a picture in every width that it has pixels for; undefined for drawings and single widths. */
export function srcSetOf(picture: Picture, format?: Format): string | undefined {
  if (!picture.dimensions || isDrawing(picture.url)) return undefined;
  const full = Math.min(picture.dimensions.width, WIDTHS.at(-1)!);
  const widths = [...WIDTHS.filter((width) => width < full), full];
  return widths.length > 1 ? widths.map((width) => `${sizedPath(picture, width, format)} ${width}w`).join(", ") : undefined;
}

/**
 * Returns the paths of a picture for a tile of 80 px, which it covers, when its dimensions are unknown: for plain and for dense screens.
 * The image host never enlarges (`fit=max`). A drawing has one size.
 */
export function tileSources(url: string): { src: string; srcSet?: string } {
  const [path, query] = toMediaPath(url).split("?", 2) as [string, string?];
  if (isDrawing(url)) return { src: toMediaPath(url) };
  const inWidth = (width: number) => {
    const params = new URLSearchParams(query);
    // The height follows from the width.
    params.delete("h");
    for (const [name, value] of [
      ["auto", "compress"],
      ["w", String(width)],
      ["fit", "max"],
    ] as const)
      params.set(name, value);
    return `${path}?${params}`;
  };
  const [small, large] = TILE_WIDTHS;
  return { src: inWidth(small), srcSet: `${inWidth(small)} 1x, ${inWidth(large)} 2x` };
}
