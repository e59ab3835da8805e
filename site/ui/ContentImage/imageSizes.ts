import { toMediaPath } from "./mediaPath";

/** Widths that pictures are asked for in: close enough that none is much too large, few enough that caches fill. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1366, 1680, 2048, 2560];

interface Picture {
  url: string;
  dimensions: { width: number; height: number } | undefined;
}

/** A drawing is sharp at every size, and as small as it gets. */
export function isDrawing(url: string): boolean {
  return /\.svg$/i.test(toMediaPath(url).split("?", 1)[0]!);
}

/**
 * A picture in one width, never wider than it is: the image host (imgix) scales it and chooses the format that the
 * browser likes best. The editor's crop (`rect`) stays; a height that comes with it shrinks along.
 */
export function sizedPath({ url, dimensions }: Picture, width: number): string {
  const [path, query] = toMediaPath(url).split("?", 2) as [string, string?];
  if (isDrawing(url) || !dimensions) return toMediaPath(url);
  const params = new URLSearchParams(query);
  const target = Math.min(width, dimensions.width);
  params.set("auto", "format,compress");
  params.set("w", String(target));
  if (params.has("h")) params.set("h", String(Math.round((target * dimensions.height) / dimensions.width)));
  // Where both are asked for, `fit` is the editor's own business.
  else params.set("fit", "max");
  return `${path}?${params}`;
}

/** The same picture in every width that it has pixels for; undefined for a drawing, and where there is one width only. */
export function srcSetOf(picture: Picture): string | undefined {
  if (!picture.dimensions || isDrawing(picture.url)) return undefined;
  const full = Math.min(picture.dimensions.width, WIDTHS.at(-1)!);
  const widths = [...WIDTHS.filter((width) => width < full), full];
  return widths.length > 1 ? widths.map((width) => `${sizedPath(picture, width)} ${width}w`).join(", ") : undefined;
}
