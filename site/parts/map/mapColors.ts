/** The colours of our own map, by the names of their tokens (site/app/tokens.css): pale by day, deep by night, so that pins stand out. */
const NAMES = [
  "land",
  "abroad",
  "focus",
  "nearest",
  "next",
  "third",
  "beyond",
  "built",
  "core",
  "water",
  "county",
  "state",
  "country",
  "ring",
  "grid",
  "pin",
  "on-pin",
  "label",
  "city",
  "soft",
  "water-label",
  "halo",
  "park",
  "road",
  "casing",
] as const;

export type MapColors = Record<(typeof NAMES)[number], string>;

const DARK = "(prefers-color-scheme: dark)";

/** Returns the colours that hold for an element at present, for what style sheets cannot reach. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()])) as MapColors;
}

/** Whether the surroundings are dark. */
export function isDark(): boolean {
  return matchMedia(DARK).matches;
}

/** Calls back whenever the surroundings become dark or light. Returns a function that stops it. */
export function onSchemeChange(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
