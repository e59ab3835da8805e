import { toMediaPath } from "./mediaPath";

/** Widths that pictures are asked for in: close enough that none is much too large, few enough that caches fill. */
const WIDTHS = [160, 320, 480, 640, 828, 1080, 1366, 1680, 2048, 2560];

interface Picture {
  url: string;
  dimensions: { width: number; height: number };
}

/** A drawing is sharp at every size, and as small as it gets. */
export function isDrawing(url: string): boolean {
  return new URL(url).pathname.toLowerCase().endsWith(".svg");
}

/**
 * A picture in one width, never wider than it is: the image host (imgix) scales it and chooses the format that the
 * browser likes best. The editor's crop (`rect`) stays; a height that the editor's crop asks for shrinks along.
 */
export function sizedPath({ url, dimensions }: Picture, width: number): string {
  if (isDrawing(url)) return toMediaPath(url);
  const sized = new URL(url);
  const target = Math.min(width, dimensions.width);
  sized.searchParams.set("auto", "format,compress");
  sized.searchParams.set("w", String(target));
  if (sized.searchParams.has("h")) sized.searchParams.set("h", String(Math.round((target * dimensions.height) / dimensions.width)));
  // Where both are asked for, `fit` is the editor's own business.
  else sized.searchParams.set("fit", "max");
  return toMediaPath(sized.href);
}

/** The same picture in every width that it has pixels for; undefined for a drawing, and where there is one width only. */
export function srcSetOf(picture: Picture): string | undefined {
  if (isDrawing(picture.url)) return undefined;
  const full = picture.dimensions.width;
  const widths = [...WIDTHS.filter((width) => width < full), Math.min(full, WIDTHS.at(-1)!)];
  if (widths.length < 2) return undefined;
  return [...new Set(widths)].map((width) => `${sizedPath(picture, width)} ${width}w`).join(", ");
}
