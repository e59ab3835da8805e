import { toMediaPath } from "./mediaPath";

const WIDTHS = [160, 320, 640, 960, 1280, 1920, 2560];

/**
 * A picture in the widths that it has pixels for, as the browser chooses from them. The image host makes them; what
 * an editor has cropped stays so. Undefined for a drawing, which is sharp in any.
 */
export function toSrcSet(url: string, width: number): string | undefined {
  if (/\.svg$/i.test(new URL(url).pathname)) return undefined;
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, WIDTHS.at(-1)!)];
  return widths.map((one) => `${toMediaPath(resized(url, one))} ${one}w`).join(", ");
}

function resized(url: string, width: number): string {
  const sized = new URL(url);
  sized.searchParams.set("w", String(width));
  // Its own height would stretch it.
  sized.searchParams.delete("h");
  return sized.href;
}
