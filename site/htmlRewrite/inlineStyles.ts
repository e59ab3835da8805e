import { readFileSync } from "node:fs";
import path from "node:path";
import type { Edit, Markup } from "./markup";
import { chunkPathOf } from "../nextInternals/staticPaths";
import { parseStyles, type UsedStyles } from "./usedStyles";

/** Sheets up to this length, in characters, are inlined whole, so that React does not request them when it hydrates. */
const SMALL_SHEET = 8_000;

/**
 * Replaces the links to style sheets by the rules that the page uses, so that nothing has to be fetched before the first paint. When React
 * starts, it fetches the whole sheets for elements that are rendered later. Next can inline whole sheets (`inlineCss`), but sends them
 * twice, the second time in the RSC payload: 86 kB each.
 */
export function createInlineStyles(buildFolder: string): (markup: Markup) => Edit[] {
  const sheets = new Map<string, UsedStyles | null>();
  const read = (file: string, address: string): UsedStyles | null => {
    if (!sheets.has(file)) sheets.set(file, readSheet(path.join(buildFolder, file), address));
    return sheets.get(file)!;
  };
  return ({ html, links, classes }) =>
    links.flatMap(({ attributes, start, end }) => {
      const file = attributes.rel === "stylesheet" ? chunkPathOf(attributes.href, ".css") : null;
      const styles = file && read(file, attributes.href!);
      if (!styles) return [];
      const used = isWhole(styles.whole) ? styles.whole : styles.of(classes);
      // React finds the disabled link and does not fetch the sheet; `media` keeps the browser's preload scanner from fetching it.
      const link = used === styles.whole ? html.slice(start, end).replace("<link ", `<link disabled media="not all" `) : "";
      return { start, end, text: `<style>${used}</style>${link}` };
    });
}

/**
 * Whether a sheet is inlined whole: a short one, and one with fonts of any length. If React loaded the fonts a second time, the browser
 * would lay out all text again, which takes a slow phone 200 to 400 ms.
 */
function isWhole(css: string): boolean {
  return css.length <= SMALL_SHEET || css.includes("@font-face");
}

// A page of an older build may link to a sheet that no longer exists: the link stays, and the browser requests it.
function readSheet(file: string, address: string): UsedStyles | null {
  try {
    return parseStyles(withWholeAddresses(readFileSync(file, "utf8"), address));
  } catch (error) {
    console.error(`The style sheet ${path.basename(file)} cannot be inlined: ${(error as Error).message}`);
    return null;
  }
}

/** Makes the sheet's relative URLs absolute, since the page has another base URL. */
function withWholeAddresses(css: string, address: string): string {
  const base = new URL(address, "http://site");
  return css.replace(
    /url\((["']?)(\.[^"')]+)\1\)/g,
    (_, quote: string, relative: string) => `url(${quote}${new URL(relative, base).pathname}${quote})`,
  );
}
