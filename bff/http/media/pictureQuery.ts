/** Widths in which pictures are fetched: those of the site's `srcset`, and that of the picture of a shared link. A test compares them. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 828, 1080, 1200, 1366, 1680, 2048, 2560];

/** Heights follow from the crops that editors choose: in steps, and no higher than image hosts make them. */
const HEIGHT_STEP = 10;
const MAX_HEIGHT = 5120;

/**
 * Other parameters that image hosts (imgix) understand, and the pattern of their values: known words, or numbers of a few digits. `rect` is
 * an editor's crop; `ixid` and `ixlib` are Unsplash's.
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  ar: /^\d{1,3}(\.\d{1,2})?:\d{1,3}(\.\d{1,2})?$/,
  auto: listOf("compress", "enhance", "format", "redeye"),
  bg: /^[\da-z]{3,20}$/i,
  crop: listOf("bottom", "edges", "entropy", "faces", "focalpoint", "left", "right", "top"),
  cs: listOf("adobergb1998", "srgb", "strip", "tinysrgb"),
  fit: listOf("clamp", "clip", "crop", "facearea", "fill", "fillmax", "max", "min", "scale"),
  fm: listOf("avif", "gif", "jp2", "jpg", "pjpg", "png", "png8", "png32", "webp"),
  "fp-x": /^[01](\.\d{1,3})?$/,
  "fp-y": /^[01](\.\d{1,3})?$/,
  "fp-z": /^\d{1,2}(\.\d)?$/,
  ixid: /^[\w=.|-]{1,200}$/,
  ixlib: /^[\w.-]{1,40}$/,
  rect: /^-?\d{1,5}(\.\d{1,2})?(,-?\d{1,5}(\.\d{1,2})?){3}$/,
};

/**
 * Returns the query for an image host: only the requested parameters that it understands, once each and in one order. Numbers are rounded
 * up to the next allowed ones, so that a visitor cannot have one picture made in a thousand sizes.
 */
export function toPictureQuery(requested: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, shape] of Object.entries(SHAPES)) {
    const value = requested.get(name);
    if (value !== null && shape.test(value)) query.set(name, value);
  }
  const number = (name: string) => toNumber(requested.get(name));
  const sizes = { ...toSize(number("w"), number("h")), dpr: stepUp(number("dpr"), 1, 3), q: stepUp(number("q"), 5, 100) };
  for (const [name, value] of Object.entries(sizes)) if (value !== undefined) query.set(name, String(value));
  return query;
}

/**
 * Returns width and height in the requested proportion, when both were requested; for a host that only fits a picture in, this makes no
 * difference.
 */
function toSize(width: number | undefined, height: number | undefined): { w?: number; h?: number } {
  if (width === undefined) return { h: height && nextWidth(height) };
  const w = nextWidth(width);
  return { w, h: height && stepUp((height * w) / width, HEIGHT_STEP, MAX_HEIGHT) };
}

function nextWidth(width: number): number {
  return PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS.at(-1)!;
}

function stepUp(value: number | undefined, step: number, most: number): number | undefined {
  return value && Math.min(most, Math.ceil(value / step) * step);
}

/** Returns a positive number of at most five digits and some decimals; undefined for any other text. */
function toNumber(text: string | null): number | undefined {
  const value = /^\d{1,5}(\.\d{1,6})?$/.test(text ?? "") ? Number(text) : 0;
  return value > 0 ? value : undefined;
}

/** Returns the pattern of one to four of some words, separated by commas. */
function listOf(...words: string[]): RegExp {
  const word = `(${words.join("|")})`;
  return new RegExp(`^${word}(,${word}){0,3}$`);
}
