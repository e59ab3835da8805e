import { oneOf, reportContentError } from "../contentError";
import { contrastOf, luminance, MIN_CONTRAST } from "./contrast";

/** Named colours of sections; their values are in the CSS module. */
const SECTION_COLORS = ["light gray", "light blue", "brand green", "ink"] as const;
export type SectionColor = (typeof SECTION_COLORS)[number];

/** A free colour with the text colour that is legible on it. */
interface FreeSurface {
  background: string;
  words: "ink" | "white" | "black";
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
const INK = "#0e2233";

/** Returns the surface for an editor's two fields. The free colour has precedence; if it equals a named colour, that is used. */
export function toSurface(color: unknown, customColor: unknown): Surface {
  const named = oneOf("A section's colour", SECTION_COLORS, color);
  const free = toFreeColor(customColor);
  if (!free) return named ? { color: named } : null;
  const ours = BY_VALUE[free];
  if (ours) return { color: ours };
  const words = wordsOn(free);
  const isExtreme = words === "white" ? luminance(free) < 0.04 : luminance(free) > 0.6;
  return { background: free, words, isExtreme };
}

function toFreeColor(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  reportContentError(`A section's free colour must be like #1557a3 or empty, not ${JSON.stringify(value)}.`);
  return undefined;
}

/**
 * Returns ink or white, whichever has the higher contrast on a colour. On a colour of middle brightness neither is legible; black is, since
 * white is not.
 */
function wordsOn(background: string): FreeSurface["words"] {
  const [ink, white] = [contrastOf(INK, background), contrastOf("#ffffff", background)];
  if (Math.max(ink, white) < MIN_CONTRAST) return "black";
  return ink >= white ? "ink" : "white";
}
