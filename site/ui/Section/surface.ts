import { oneOf, reportContentError } from "../contentError";

/** Named colours of sections; their values are in the CSS module. */
const SECTION_COLORS = ["light gray", "light blue", "brand green", "ink"] as const;
export type SectionColor = (typeof SECTION_COLORS)[number];

/** A free colour with the text colour that is legible on it. */
interface FreeSurface {
  background: string;
  words: "ink" | "white";
  /** Whether the colour is close to white or black, so that surfaces on it cannot have much more contrast to the text. */
  isExtreme: boolean;
}

/** The colour of a section: a named or a free one. */
export type Surface = { color: SectionColor } | FreeSurface | null;

const BY_VALUE: Record<string, SectionColor> = {
  "#f2f2f2": "light gray",
  "#d9e3ed": "light blue",
  "#b6d449": "brand green",
  "#0e2233": "ink",
};
const INK_LUMINANCE = luminance("#0e2233");

/** Returns the surface for an editor's two fields. The free colour has precedence; if it equals a named colour, that is used. */
export function toSurface(color: unknown, customColor: unknown): Surface {
  const named = oneOf("A section's colour", SECTION_COLORS, color);
  const free = toFreeColor(customColor);
  if (!free) return named ? { color: named } : null;
  const ours = BY_VALUE[free];
  if (ours) return { color: ours };
  const words = wordsOn(free);
  const isExtreme = words === "ink" ? luminance(free) > 0.6 : luminance(free) < 0.04;
  return { background: free, words, isExtreme };
}

function toFreeColor(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  reportContentError(`A section's free colour must be like #1557a3 or empty, not ${JSON.stringify(value)}.`);
  return undefined;
}

/** Returns ink or white, whichever has the higher contrast (WCAG 2.2) on a colour. */
function wordsOn(background: string): "ink" | "white" {
  const ground = luminance(background);
  return (ground + 0.05) / (INK_LUMINANCE + 0.05) >= 1.05 / (ground + 0.05) ? "ink" : "white";
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
